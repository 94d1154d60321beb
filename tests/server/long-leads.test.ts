import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import type { CliContext } from "../../cli/command.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { visitorOf } from "../support/desk.ts";
import { newLead } from "../support/leads.ts";
import { freshDir, runCommand } from "../support/server.ts";

// Leads of 80 kB that do not fit into the heap together: what holds one page at a time has room, however many there are.
const LEADS = 500;
const [HEAP_MB, DESK_HEAP_MB] = [32, 40];
const RSS_MB = 300;
const EMAIL = "huda@example.com";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const dir = freshDir();
beforeAll(async () => {
  const store = await openSqlite(dir);
  const fields = { name: "Huda", email: EMAIL, message: "ا".repeat(20_000) };
  const added = Array.from({ length: LEADS }, (_, index) =>
    store.add(newLead({ fields, replyTo: EMAIL, channels: [], isSpam: index % 10 === 0 })),
  );
  await Promise.all(added);
  await store.close();
});

/** Starts a program with a small heap; `end` waits for its end and returns what it printed. */
function start(args: string[], heapMb = HEAP_MB, env: Record<string, string> = {}) {
  const report = "process.on('exit', () => console.error('RSS', process.resourceUsage().maxRSS / 1024))";
  const hook = `data:text/javascript,${encodeURIComponent(report)}`;
  const heap = [`--max-old-space-size=${heapMb}`, "--disable-warning=ExperimentalWarning", "--import", hook];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [...heap, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let last = "";
  child.stdout.on("data", (chunk: Buffer) => {
    last = (last + chunk.toString("latin1")).slice(-1_000);
  });
  const ended = Promise.all([text(child.stderr), once(child, "close")]);
  async function end() {
    const [printed] = await ended;
    // The thread of the store prints a line too.
    const memory = [...printed.matchAll(/^RSS (.*)\n/gm)].map(([, megabytes]) => Number(megabytes));
    expect(Math.max(...memory)).toBeLessThan(RSS_MB);
    expect([child.exitCode, printed.replaceAll(/^RSS .*\n/gm, "")]).toEqual([0, ""]);
    return last;
  }
  return { child, end };
}

/** Runs a module with a small heap. */
function runModule(text: string) {
  const program = path.join(dir, `${randomUUID()}.mjs`);
  writeFileSync(program, text.replaceAll('from "/', `from "${process.cwd()}/`));
  return start([program]).end();
}

const runCommands = (...runs: [name: string, given: Partial<CliContext>][]) =>
  runModule(`
  import { commands } from "/cli/commands.ts";
  import { parseConfig } from "/leads/config.ts";
  for (const [name, given] of ${JSON.stringify(runs)}) {
    let [length, end] = [0, ""];
    const out = async (piece) => {
      length += piece.length;
      end = piece.slice(-200);
    };
    await commands[name].run({ config: parseConfig({ DATA_DIR: "${dir}" }), values: {}, out, ...given });
    console.log(name, length > ${LEADS * 100}, end);
  }`);

it("`export`, `list`, `find` and `person` read them", async () => {
  const last = await runCommands(
    ["export", { values: { format: "csv" } }],
    ["list", { values: { limit: "0" } }],
    ["find", { target: "huda" }],
    ["person", { target: EMAIL, values: { json: true } }],
  );
  expect(last.match(/^\w+ (true|false)/gm)).toEqual(["export true", "list true", "find true", "person true"]);
});

it("the mail about a week counts them", async () => {
  const last = await runModule(`
    import { openSqlite } from "/leads/store/sqlite-store.ts";
    import { createWatch } from "/leads/owner-mail/watch.ts";
    const store = await openSqlite("${dir}");
    await store.setValue("weekly", "2000-01-03");
    const now = () => Date.now() + 8 * 24 * 3_600_000;
    await createWatch({ store, now, channels: [{ name: "mail" }], log: console.log,
      retentionDays: 30, hasWeeklyMail: true }).check();
    for (const { message } of await store.claim("mail", now(), 9)) console.log(message.subject);
    await store.close();`);
  expect(last).toContain("leads in the week to");
});

it("the desk searches, counts, copies and exports them", async () => {
  const env = { DESK_PEOPLE: EMAIL, DESK_PORT: "0" };
  const desk = start([path.resolve("desk/main.ts")], DESK_HEAP_MB, env);
  const [, url = ""] = /(http:\S+)/.exec(String((await once(desk.child.stdout, "data"))[0])) ?? [];
  const given = await runCommand("desk-code", { DATA_DIR: dir, ...env }, { target: EMAIL });
  const code = given.text.slice(0, 8);
  const visitor = visitorOf(url);
  expect((await visitor.post("/code", { address: EMAIL, code })).status).toBe(303);
  const lengthOf = async (target: string) => (await visitor.get(target)).text.length;
  const [, token = ""] = /name="token" value="([^"]+)"/.exec((await visitor.get("/")).text) ?? [];
  const headers = { cookie: visitor.cookie(), origin: url };
  const first = await fetch(`${url}/leads.csv`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ token }),
  });
  expect((await visitor.act("/leads.csv")).status).toBe(429);
  await first.body?.cancel();
  // A tenth of them is spam, which a list leaves out.
  await expect
    .poll(async () => (await visitor.act("/leads.csv")).text.length, { timeout: 60_000 })
    .toBeGreaterThan(LEADS * 18_000);
  expect(await lengthOf("/leads?q=nowhere+huda")).toBeLessThan(10_000);
  expect(await lengthOf("/statistics")).toBeGreaterThan(1_000);
  desk.child.kill("SIGTERM");
  await desk.end();
});

it("`forget` deletes them", async () => {
  expect(await runCommands(["forget", { target: EMAIL }])).toContain(`Leads deleted: ${LEADS}\n`);
});
