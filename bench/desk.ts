/**
 * Measures the desk with 50,000 leads beside a server that takes leads: `npx node bench/desk.ts`. Ends with 1 when a page
 * takes longer than it may, or the leads notice the desk. Wants an idle machine.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { openSqlite } from "../leads/store/sqlite.ts";
import { burst } from "../tests/support/burst.ts";
import { newLead } from "../tests/support/leads.ts";
import { leads, startServer } from "../tests/support/server.ts";
import { makeSite } from "../tests/support/site.ts";
import { median, quantile } from "./measure.ts";
import { writeSection } from "./results.ts";

const LEADS = 50_000;
const AT_ONCE = 500;
const PERSON = "sales@example.com";
const ROUNDS = 9;
/** A search that finds nothing reads every lead. */
const PAGE_MS = 1_000;
const NOTICED = 1.05;
const POSTS = 1_000;

async function fill(dataDir: string) {
  const outbox = await openSqlite(dataDir);
  for (let count = 0; count < LEADS; count += AT_ONCE)
    await outbox.importLeads(
      Array.from({ length: AT_ONCE }, () => {
        const { fingerprint: _, channels: __, ...lead } = newLead();
        return { ...lead, deliveries: [] };
      }),
    );
  await outbox.close();
}

/** Signs in and returns the cookie. */
async function signIn(url: string, dir: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await leads(dir, ["desk-code", PERSON], env);
  const body = new URLSearchParams({ address: PERSON, code: stdout.slice(0, 8) });
  const entered = await fetch(`${url}/code`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url },
    body,
  });
  return entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

const dir = await makeSite();
const env = { DATA_DIR: path.join(dir, "data"), DESK_PEOPLE: PERSON, DESK_PORT: "0" };
await fill(env.DATA_DIR);
await using server = await startServer(dir, env);
const desk = spawn(process.execPath, [path.resolve("desk/main.ts")], {
  env: { PATH: process.env.PATH, ...env },
  stdio: ["ignore", "pipe", "inherit"],
});
const [, url = ""] = /(http:\S+)/.exec(String((await once(desk.stdout, "data"))[0])) ?? [];
const cookie = await signIn(url, dir, env);

/** Opens a page, or posts a form, and returns its milliseconds. */
async function open(target: string, given: RequestInit = {}): Promise<number> {
  const start = performance.now();
  const response = await fetch(url + target, { headers: { cookie, origin: url }, ...given });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${target} answered ${response.status}.`);
  return performance.now() - start;
}
const pages = {
  "the newest": "/",
  "a search that finds one": "/?text=visitor4711%40",
  "a search that finds none": "/?text=nobody",
  "those not delivered, not answered": "/?state=held&answered=no",
};
const rows: string[] = [];
let isOver = false;
for (const [name, target] of Object.entries(pages)) {
  await open(target);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await open(target));
  isOver ||= median(times) > PAGE_MS;
  rows.push(`| ${name} | ${median(times).toFixed()} |`);
}
const first = await (await fetch(url, { headers: { cookie } })).text();
const [, token = ""] = /name="token" value="([^"]+)"/.exec(first) ?? [];
const form = { method: "POST", body: new URLSearchParams({ token }) };
rows.push(
  `| the numbers | ${(await open("/numbers")).toFixed()} |`,
  `| all as CSV | ${(await open("/leads.csv", form)).toFixed()} |`,
);

/** The pages that somebody who uses the desk without a pause opens. */
const used = ["/", "/?text=nobody", "/numbers"];

/** Uses the desk with one connection and behind all others, as a real reader has a machine of their own. */
function use() {
  const user = spawn("nice", ["-n", "19", "curl", "-sf", "-b", cookie, "-K", "-"], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const targets = Array.from({ length: POSTS }, () => used).flat();
  user.stdin.on("error", () => undefined);
  user.stdin.end(targets.map((target) => `url="${url}${target}"\n`).join(""));
  return user;
}

/** Keeps a processor busy at the desk's priority: what any program costs the leads on this machine. */
const count = () => spawn("nice", ["-n", "19", "sh", "-c", "while :; do :; done"]);

/** Returns the 99th percentile of posts, beside another process or none. */
async function slowest(name: string, start?: () => ChildProcess): Promise<number> {
  const other = start?.();
  const sent = await burst(server.url, { count: POSTS, connections: 1, name });
  other?.kill();
  return quantile(
    sent.map(({ ms }) => ms),
    0.99,
  );
}
await slowest("warm up");
const [calm, counted, busy]: [number[], number[], number[]] = [[], [], []];
for (let round = 0; round < ROUNDS; round++) {
  calm.push(await slowest(`calm ${round}`));
  counted.push(await slowest(`counted ${round}`, count));
  busy.push(await slowest(`busy ${round}`, use));
}
const ratio = median(busy) / median(counted);
desk.kill();
const body = `${LEADS} leads in SQLite. \`npx node bench/desk.ts\` measures again.

| page | ms, median of ${ROUNDS} |
|---|---|
${rows.join("\n")}

Leads meanwhile, one after the other, p99: ${median(calm).toFixed(1)} ms on an idle machine, ${median(counted).toFixed(1)} ms beside a process of the desk's priority that only
counts, ${median(busy).toFixed(1)} ms while the desk lists, searches, exports and counts without a pause: ${ratio.toFixed(2)}x the process that counts (medians of ${ROUNDS} turns;
client, server and the other share the processors).
`;
await writeSection("Desk", body);
console.log(body);
process.exitCode = isOver || ratio > NOTICED ? 1 : 0;
