import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { mainFile } from "../tests/support/server.ts";
import { makeSite } from "../tests/support/site.ts";
import { startChild } from "./child.ts";
import { median } from "./median.ts";
import { hasBrotli, startFastifyStatic, startNginxes, type Target } from "./static-peers.ts";
import { has, wrk } from "./wrk.ts";

const CONNECTIONS = 64;
/** The servers take turns this often, so that other work on the machine slows all of them alike. */
const ROUNDS = 7;
const SECONDS = 2;
const TICKS_A_SECOND = 100;

/** Seconds of processor time that processes have used so far (Linux). */
function cpuOf(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}

/** Requests a second, the 99th percentile in ms, and microseconds of processor time a request. */
interface Turn {
  rate: number;
  p99: number;
  cpu: number;
}

async function turn({ url, pids }: Target, page: string): Promise<Turn> {
  const before = cpuOf(pids);
  const { rate, p99, count, errors } = await wrk(url + page, {
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers: ["Accept-Encoding: gzip, br"],
  });
  if (errors > 0) throw new Error(`${url}${page}: ${errors} errors`);
  return { rate, p99, cpu: ((cpuOf(pids) - before) / count) * 1e6 };
}

/** Returns the turns of each server; the first round only warms up. */
async function measure(targets: readonly Target[], page: string): Promise<Turn[][]> {
  const turns: Turn[][] = targets.map(() => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, target] of targets.entries()) {
      const one = await turn(target, page);
      if (round > 0) turns[at]?.push(one);
    }
  return turns;
}

/** The table rows of one page: medians of each server, and our turns against its turns. */
function rowsOf(title: string, targets: readonly Target[], all: readonly Turn[][]): string[] {
  const [ours = []] = all;
  return all.map((turns, at) => {
    const middle = (key: keyof Turn) => median(turns.map((each) => each[key]));
    const ratio = (key: keyof Turn) =>
      `${median(turns.map((each, round) => (ours[round]?.[key] ?? Number.NaN) / each[key])).toFixed(2)}x`;
    return `| ${title} | ${targets[at]?.name} | ${middle("rate").toFixed(0)} | ${middle("p99").toFixed(1)} | ${middle("cpu").toFixed(0)} | ${ratio("rate")} | ${ratio("cpu")} |`;
  });
}

/** Serves the same files with our server, nginx and @fastify/static in turns: the built site, or else a small one. */
export async function benchStatic(): Promise<string> {
  if (!has("wrk") || !has("nginx"))
    return "### Serving the built site\n\nNot measured: `apt install nginx wrk` first.\n";
  const root = existsSync("build/client/index.html") ? process.cwd() : await makeSite();
  const client = path.join(root, "build/client");
  const script = readdirSync(path.join(client, "assets")).find((name) => name.endsWith(".js")) ?? "";
  const { url, pid, stop } = await startChild([mainFile], {
    cwd: root,
    env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), "data-")) },
  });
  const targets = [
    { name: "ours", url, pids: [pid], stop },
    ...(await startNginxes(client, url)),
    await startFastifyStatic(client),
  ];
  const rows: string[] = [];
  for (const page of ["/", "/about", `/assets/${script}`]) {
    const isScript = page.startsWith("/assets");
    const file = path.join(client, isScript ? page : path.join(page, "index.html"));
    const size = readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
    rows.push(
      ...rowsOf(`${isScript ? "a script" : page} (${size} B)`, targets, await measure(targets, page)),
    );
  }
  for (const target of targets) await target.stop();
  const packed = hasBrotli ? "brotli_static" : "gzip_static only, as this machine has no brotli module";
  return `### Serving the built site

wrk with one thread and ${CONNECTIONS} kept connections, ${ROUNDS} turns of ${SECONDS} s, medians. nginx has ${packed} and the headers we
send. It runs as Debian ships it (a worker for each processor, an access log), and tuned (one worker, no access log, files kept open).
@fastify/static serves the compressed files with its own headers.

| | server | req/s | p99 ms | CPU µs | ours: requests | ours: CPU |
|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}
