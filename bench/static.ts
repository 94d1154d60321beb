import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { nodeFlags } from "../tests/support/server.ts";
import { makeSite } from "../tests/support/site.ts";
import { startChild } from "./child.ts";
import { median } from "./median.ts";
import { has, wrk } from "./wrk.ts";

const CONNECTIONS = 64;
/** The servers take turns this often, so that what else the machine does meets both alike. */
const ROUNDS = 7;
const SECONDS = 2;
const here = import.meta.dirname;
/** Two peers: what `apt install nginx` sets, and one worker with everything off that costs time. */
const peers = [
  {
    name: "nginx as shipped",
    port: 18_471,
    workers: "auto",
    http: (dir: string) => `access_log ${dir}/access.log; gzip on;`,
  },
  {
    name: "nginx tuned",
    port: 18_472,
    workers: "1",
    http: () => "access_log off; open_file_cache max=1000; keepalive_requests 100000000;",
  },
];
/** Where Debian keeps the module that serves `.br` files. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const hasBrotli = existsSync(BROTLI);

/** What our server says about a page, for nginx to say too: the same bytes on the wire are compared. */
async function sharedHeaders(url: string): Promise<string> {
  const { headers } = await fetch(url, { method: "HEAD" });
  const own = /^(content-length|content-type|content-encoding|date|etag|connection|keep-alive)$/;
  return [...headers]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(" ");
}

async function startNginx(peer: (typeof peers)[number], client: string, headers: string) {
  const dir = mkdtempSync(path.join(tmpdir(), "nginx-"));
  mkdirSync(path.join(dir, "tmp"));
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${dir}/tmp;`)
    .join(" ");
  writeFileSync(
    path.join(dir, "nginx.conf"),
    `${hasBrotli ? `load_module ${BROTLI};` : ""} ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off; pid ${dir}/pid; worker_processes ${peer.workers}; events { worker_connections 768; }
    http { ${peer.http(dir)} types { text/html html; text/javascript js; } ${temp} sendfile on; tcp_nopush on;
      server { listen 127.0.0.1:${peer.port}; root ${client}; gzip_static on; ${hasBrotli ? "brotli_static on;" : ""}
        ${headers}
        location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn("nginx", ["-c", path.join(dir, "nginx.conf"), "-e", path.join(dir, "error.log")]);
  const url = `http://127.0.0.1:${peer.port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const workers = execFileSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" })
    .trim()
    .split("\n");
  return {
    name: peer.name,
    url,
    pids: [child.pid ?? 0, ...workers.map(Number)],
    stop: () => child.kill("SIGTERM"),
  };
}

interface Target {
  url: string;
  pids: number[];
}

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

/** One turn of one server: requests a second, the slowest hundredth in ms, microseconds of processor a request. */
async function turn({ url, pids }: Target, page: string) {
  const before = cpuOf(pids);
  const { rate, p99, count, errors } = await wrk(url + page, {
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers: ["Accept-Encoding: gzip, br"],
  });
  if (errors > 0) throw new Error(`${url}${page}: ${errors} errors`);
  return { rate, p99, cpu: ((cpuOf(pids) - before) / count) * 1e6 };
}

/** Turns about, the first round thrown away: for each server its turns. */
async function measure(targets: readonly Target[], page: string) {
  const turns: Awaited<ReturnType<typeof turn>>[][] = targets.map(() => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, target] of targets.entries()) {
      const one = await turn(target, page);
      if (round > 0) turns[at]?.push(one);
    }
  return turns;
}

/** The same files from our server and from nginx, turn and turn about; the real site if it is built, else a small one. */
export async function benchStatic(): Promise<string> {
  if (!has("wrk") || !has("nginx"))
    return "### Serving the built site\n\nNot measured: `apt install nginx wrk` first.\n";
  const root = existsSync("build/client/index.html") ? process.cwd() : await makeSite();
  const client = path.join(root, "build/client");
  const asset = readdirSync(path.join(client, "assets")).find((name) => name.endsWith(".js")) ?? "";
  const data = mkdtempSync(path.join(tmpdir(), "data-"));
  const ours = await startChild([...nodeFlags, path.join(here, "../server/main.ts")], {
    cwd: root,
    env: { DATA_DIR: data },
  });
  const headers = await sharedHeaders(ours.url);
  const nginxes = [];
  for (const peer of peers) nginxes.push(await startNginx(peer, client, headers));
  const targets = [{ name: "ours", url: ours.url, pids: [ours.pid] }, ...nginxes];
  const rows: string[] = [];
  for (const page of ["/", "/about", `/assets/${asset}`]) {
    const file = path.join(client, page.startsWith("/assets") ? page : path.join(page, "index.html"));
    const size = readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
    const all = await measure(targets, page);
    const [mine = []] = all;
    const name = page.startsWith("/assets") ? "a script" : page;
    for (const [at, turns] of all.entries()) {
      const middle = (key: keyof (typeof mine)[0]) => median(turns.map((each) => each[key]));
      const ratio = (key: "rate" | "cpu") =>
        `${median(turns.map((each, round) => (mine[round]?.[key] ?? Number.NaN) / each[key])).toFixed(2)}x`;
      rows.push(
        `| ${name} (${size} B) | ${targets[at]?.name} | ${middle("rate").toFixed(0)} | ${middle("p99").toFixed(1)} | ${middle("cpu").toFixed(0)} | ${ratio("rate")} | ${ratio("cpu")} |`,
      );
    }
  }
  await ours.stop();
  for (const nginx of nginxes) nginx.stop();
  const packed = hasBrotli ? "brotli_static" : "gzip_static only, as this machine has no brotli module";
  return `### Serving the built site

wrk with one thread and ${CONNECTIONS} kept connections, ${ROUNDS} turns of ${SECONDS} s, medians. nginx twice, with ${packed} and
the headers we send: as Debian ships it (a worker for each processor, an access log), and tuned (one worker, no access log, files kept open).

| | server | req/s | p99 ms | CPU µs | ours: requests | ours: CPU |
|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}
