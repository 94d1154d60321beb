import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeEach, expect, it } from "vitest";
import { hashInlineScripts } from "../../scripts/csp.ts";
import { LOCAL_SITE_URL } from "../../settings/site-url.ts";
import { makeCertificate } from "../support/certificate.ts";
import { listen } from "../support/listen.ts";
import { startProxy } from "../support/proxy.ts";
import { freshDir, startServer } from "../support/server.ts";

const root = join(import.meta.dirname, "../..");

/** Copies the built site as a build for this address would be. */
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
async function checkLive(args: string[], trusted = "") {
  const child = spawn(process.execPath, [join(root, "scripts/check-live.ts"), ...args], {
    env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: trusted },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), gone]);
  return { code: child.exitCode, stdout, stderr };
}

const { file: trusted, ...certificate } = makeCertificate("IP:127.0.0.1", 10);
const proxy = await startProxy(certificate);
const server = await startServer(await copyBuild(proxy.url), { SITE_URL: proxy.url, DATA_DIR: freshDir() });
proxy.serve(server.url);
beforeEach(() => {
  delete proxy.faults.rewrite;
  delete proxy.faults.drop;
});
afterAll(async () => {
  proxy[Symbol.dispose]();
  await server.stop();
});

const levelsIn = (stdout: string) =>
  Object.fromEntries(
    [...stdout.matchAll(/^(ok|warning|FAULT) +(\S+)/gm)].map(([, level, check]) => [check, level]),
  );

it("finds no fault in the real site, and warns of a certificate that ends soon", async () => {
  const { code, stdout, stderr } = await checkLive([proxy.url], trusted);
  expect([code, stderr], stdout).toEqual([0, ""]);
  const checks = ["address", "sitemap", "robots.txt", "pages", "headers", "scripts", "compression", "forms"];
  expect(levelsIn(stdout)).toEqual({
    certificate: "warning",
    ...Object.fromEntries([...checks, "clock", "version"].map((check) => [check, "ok"])),
  });
  expect(stdout).toMatch(/^warning +certificate +valid for 9 more days only;/);
  expect(stdout).toContain("the same build as in this folder");
  expect(stdout).toMatch(/\n10 ok, warnings: 1, faults: 0\.\n$/);
});

it("names what a proxy breaks that rewrites pages and drops a header", async () => {
  proxy.faults.rewrite = (html) =>
    html
      .replace(/(<script[^>]*>)(?=[^<])/g, "$1\n")
      .replace("</body>", `<script src="https://cdn.example.net/x.js"></script></body>`);
  proxy.faults.drop = "permissions-policy";
  const { code, stdout } = await checkLive([proxy.url], trusted);
  expect(code, stdout).toBe(1);
  const faults = stdout.match(/^FAULT.*$/gm)?.join("\n") ?? "";
  expect(faults).toMatch(/headers +permissions-policy is missing on (\d+) of \1 pages, such as \/; /);
  expect(faults).toMatch(
    /scripts +the policy blocks an inline script on (\d+) of \1 pages, such as \/: .* rewrites the HTML/,
  );
  expect(faults).toContain("a script of https://cdn.example.net was added");
  expect(faults.split("\n")).toHaveLength(3);
  expect(levelsIn(stdout).compression).toBe("warning");
});

it("says that the pages were built for another address", async () => {
  const { code, stdout } = await checkLive([server.url]);
  expect(code).toBe(1);
  expect(stdout).toMatch(`the pages were built for ${proxy.url}; build them with SITE_URL=${server.url}`);
});

it("tells a site that moved from one that is there", async () => {
  const moved = http.createServer((_, response) => response.writeHead(301, { location: proxy.url }).end());
  const url = `http://127.0.0.1:${await listen(moved)}`;
  const { code, stdout } = await checkLive([url]);
  expect([code, stdout]).toEqual([1, expect.stringMatching(`${url} redirects to ${proxy.url}; check that`)]);
  moved.close();
});

it("prints no sign that steers a terminal, and visits at most 500 pages of a sitemap", async () => {
  let pages = 0;
  const hostile = http.createServer(({ url: path = "" }, response) => {
    if (/^\/p\d/.test(path)) pages++;
    const list = Array.from({ length: 600 }, (_, index) => `<loc>${url}/p${index}</loc>`).join("");
    const files: Record<string, string> = { "/sitemap.xml": list, "/robots.txt": "Sitemap: \x1b]0;x\x07" };
    response.end(files[path] ?? `<link rel="canonical" href="${url}/">`);
  });
  const url = `http://127.0.0.1:${await listen(hostile)}`;
  const { stdout } = await checkLive([url]);
  expect(stdout).toContain("robots.txt");
  expect(stdout.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  expect(pages).toBe(500);
  hostile.close();
});

it("says in one sentence that the host does not answer, or that nobody trusts its certificate", async () => {
  for (const url of ["http://127.0.0.1:2", "https://127.0.0.1:2"])
    expect(await checkLive([url])).toMatchObject({
      code: 1,
      stdout: "",
      stderr: `${url} does not answer: the connection was refused.\n`,
    });
  const { code, stdout } = await checkLive([proxy.url]);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^FAULT +certificate .* is self-signed/)]);
});

it.each([[[]], [["www.example.com"]], [["https://www.example.com/about"]], [["https://a.example", "x"]]])(
  "refuses %j",
  async (args) => {
    const { code, stderr } = await checkLive(args);
    expect([code, stderr]).toEqual([2, expect.stringMatching("^Name one address without a path: npm run")]);
  },
);
