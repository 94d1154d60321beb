import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { expect, it } from "vitest";
import { parseConfig } from "../../leads/config.ts";
import { openStore } from "../../leads/store/open-store.ts";
import { copyCheckout } from "../support/checkout.ts";
import { listen } from "../support/listen.ts";
import { freshDir, mainFile, startServer, startSite } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

const dataDir = (problem: string) => new RegExp(`^DATA_DIR \\S+ cannot be used: ${problem}\\.\n?$`);
/** Returns what a server prints that does not start. */
const problemOf = async (dir: string, env = {}) =>
  String(await startServer(dir, env).catch((error: Error) => error.message));

it.each([
  [
    { DATABASE_URL: "postgres://leads@127.0.0.1:1/x" },
    /^DATABASE_URL cannot be used: 127.0.0.1:1: connection refused/,
  ],
  [{ DATA_DIR: import.meta.filename }, dataDir("file already exists \\(EEXIST\\)")],
  [{ DATA_DIR: "/proc/0/data/x" }, dataDir("no such file or directory \\(ENOENT\\)")],
])("names %j in one sentence when no store can be opened there", async (env, sentence) => {
  await expect(openStore(parseConfig(env), "server")).rejects.toThrow(sentence);
});

it("ends with one sentence when the site is not built, and when the address is not this machine's", async () => {
  expect(await problemOf(freshDir())).toMatch(/^ended with 1: .*npm run build` first\.\n$/);
  const sentence = "ended with 1: HOST 192.0.2.1 cannot be used: EADDRNOTAVAIL.\n";
  expect(await problemOf(await makeSite(), { HOST: "192.0.2.1" })).toBe(sentence);
});

const nobody =
  process.getuid?.() === 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [];
const asNobody = (...args: string[]) => {
  const [file = "", ...rest] = [...nobody, process.execPath, ...args];
  return spawnSync(file, rest, { cwd: "/", env: { DATA_DIR: "/" }, encoding: "utf8" });
};
it.skipIf(asNobody("--version").status !== 0)("names a folder of another account as such", () => {
  expect(asNobody(mainFile).stderr).toMatch(dataDir("permission denied \\(EACCES\\) for user \\d+"));
});

it("npm start says before it looks at the build that a port is taken, and how to choose another", async () => {
  const holder = net.createServer();
  const port = await listen(holder);
  const env = { ...process.env, PORT: String(port) };
  const started = spawnSync(process.execPath, ["scripts/start.ts"], { env, encoding: "utf8" });
  holder.close();
  expect([started.status, started.stdout]).toEqual([1, ""]);
  expect(started.stderr).toMatch(new RegExp(`^Port ${port} is in use\\. .*: PORT=${port + 1} npm start\n$`));
});

it("says that nobody is told when mail fails, unless there is another way", async () => {
  const warning = "When mail fails, nobody is told: set ALARM_URL";
  const env = { SMTP_URL: "smtp://web:secret@mail.example.com:587?requireTLS=false", SMPT_URL: "x" };
  const last = "perhaps SMTP_URL is meant.";
  await using alone = await startSite(env);
  await using two = await startSite({ ...env, ALARM_URL: "ntfy:https://ntfy.example/x" });
  for (const { output } of [alone, two]) {
    await expect.poll(output).toContain(last);
    expect(output()).toContain("password goes out unencrypted.");
  }
  expect(alone.output()).toContain(warning);
  expect(two.output()).not.toContain(warning);
});

it("reads .env before each command, unless a variable stands before the command", () => {
  const { folder } = copyCheckout();
  writeFileSync(path.join(folder, "owner/.env"), "PORT=web\nSITE_URL=www.example.com\n");
  const { PATH } = process.env;
  const run = (args: string[], env = {}) =>
    spawnSync("node", ["--run", ...args], { cwd: folder, encoding: "utf8", env: { PATH, ...env } }).stderr;
  const list = ["leads", "--", "list"];
  expect(run(list)).toContain("PORT must be");
  expect(run(["start"], { PORT: "0" })).toContain("SITE_URL must be");
  expect(run(["build"])).toContain("SITE_URL must be");
  expect(run(list, { PORT: "0", SITE_URL: "" })).toMatch(/^There is no store/);
});

const ourNode = `exec "${process.execPath}" "$@"`;
/** Node as it was before it could run TypeScript. */
const oldNode = `exec "${process.execPath}" --no-strip-types "$@"`;
const missing = `echo "node: error while loading shared libraries: libatomic.so.1" >&2; exit 127`;

/** Installs a pinned Node that lacks a library and runs npm on another, a line of shell; returns the version that commands then find. */
function choose(system: string) {
  const cwd = freshDir();
  const [chosen, npm_node_execpath] = [path.join(cwd, "node_modules/.bin/node"), path.join(cwd, "node")];
  mkdirSync(path.dirname(chosen), { recursive: true });
  symlinkSync(path.resolve("cli"), path.join(cwd, "cli"));
  writeFileSync(chosen, `#!/bin/sh\n${missing}\n`, { mode: 0o755 });
  writeFileSync(npm_node_execpath, `#!/bin/sh\n${system}\n`, { mode: 0o755 });
  const env = { ...process.env, npm_node_execpath };
  const script = path.resolve("scripts/choose-node.sh");
  const { status, stderr } = spawnSync("sh", [script], { cwd, encoding: "utf8", env });
  return { status, stderr, version: spawnSync(chosen, ["--version"], { encoding: "utf8" }).stdout.trim() };
}

it("takes the system's Node where the pinned one does not start", () => {
  expect(choose(ourNode)).toEqual({ status: 0, stderr: "", version: process.version });
});

it("says in a line what to install where the system's Node is too old", () => {
  const { status, stderr } = choose(oldNode);
  expect([status, stderr.match(/\n/g)?.length]).toEqual([1, 1]);
  expect(stderr).toContain("Run apt-get install libatomic1, then");
});
