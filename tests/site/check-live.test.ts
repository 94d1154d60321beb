import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { hashInlineScripts } from "../../scripts/csp.ts";
import { freePort } from "../../scripts/free-port.ts";
import { LOCAL_SITE_URL } from "../../settings/urls.ts";
import { freshDir, startServer } from "../support/server.ts";

const root = join(import.meta.dirname, "../..");

/** Copies the built site as a build for this origin would be. */
async function copyBuild(siteUrl: string): Promise<string> {
  const folder = freshDir();
  const client = join(folder, "build/client");
  cpSync(join(root, "build"), join(folder, "build"), { recursive: true });
  for (const file of globSync(join(client, "**/*.{html,xml,txt}"))) {
    const changed = readFileSync(file, "utf8").replaceAll(LOCAL_SITE_URL, siteUrl);
    writeFileSync(file, changed);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(changed, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    );
  }
  await hashInlineScripts(client, siteUrl, "");
  return folder;
}

/** Runs the command and returns its exit code and output. */
async function checkLive(origin: string) {
  const child = spawn(process.execPath, [join(root, "scripts/check-live.ts"), origin]);
  const gone = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), gone]);
  return { code: child.exitCode, stdout, stderr };
}

it("finds no fault in the real site", async () => {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = { SITE_URL: url, PORT: port, HOST: "localhost", DATA_DIR: freshDir() };
  await using _server = await startServer(await copyBuild(url), env);
  const { code, stdout, stderr } = await checkLive(url);
  expect([code, stderr], stdout).toEqual([0, ""]);
  const checks = ["address", "sitemap", "robots.txt", "pages", "headers", "scripts", "compression", "forms"];
  const ok = [...stdout.matchAll(/^ok +(\S+)/gm)].map(([, check]) => check);
  expect(ok.sort()).toEqual([...checks, "clock", "version"].sort());
  expect(stdout).toContain("the same build as in this folder");
  expect(stdout).toMatch(/\n10 ok, warnings: 1, faults: 0\.\n$/);
});

it("says in one sentence that the host does not answer", async () => {
  const url = "https://127.0.0.1:2";
  const stderr = `${url} does not answer: the connection was refused.\n`;
  expect(await checkLive(url)).toMatchObject({ code: 1, stdout: "", stderr });
});
