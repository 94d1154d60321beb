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
const PORT = 18_471;
/** Where Debian keeps the module that serves `.br` files. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** What our server says about a page, for nginx to say too: the same bytes on the wire are compared. */
async function sharedHeaders(url: string): Promise<string> {
  const { headers } = await fetch(url, { method: "HEAD" });
  const own = /^(content-length|content-type|content-encoding|date|etag|connection|keep-alive)$/;
  return [...headers]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(" ");
}

async function startNginx(client: string, headers: string) {
  const dir = mkdtempSync(path.join(tmpdir(), "nginx-"));
  mkdirSync(path.join(dir, "tmp"));
  const hasBrotli = existsSync(BROTLI);
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${dir}/tmp;`)
    .join(" ");
  writeFileSync(
    path.join(dir, "nginx.conf"),
    `${hasBrotli ? `load_module ${BROTLI};` : ""} ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off; pid ${dir}/pid; worker_processes 1; events { worker_connections 1024; }
    http { access_log off; types { text/html html; text/javascript js; } ${temp} sendfile on; tcp_nopush on;
      keepalive_requests 100000000; open_file_cache max=1000;
      server { listen 127.0.0.1:${PORT}; root ${client}; gzip_static on; ${hasBrotli ? "brotli_static on;" : ""}
        ${headers}
        location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn("nginx", ["-c", path.join(dir, "nginx.conf"), "-e", path.join(dir, "error.log")]);
  const url = `http://127.0.0.1:${PORT}`;
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
    url,
    hasBrotli,
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

/** Turns about, the first round thrown away. */
async function measure(targets: [Target, Target], page: string) {
  const [mine, theirs] = targets;
  const rounds: [Awaited<ReturnType<typeof turn>>, Awaited<ReturnType<typeof turn>>][] = [];
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push([await turn(mine, page), await turn(theirs, page)]);
  return rounds.slice(1);
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
  const nginx = await startNginx(client, await sharedHeaders(ours.url));
  const rows: string[] = [];
  for (const page of ["/", "/about", `/assets/${asset}`]) {
    const file = path.join(client, page.startsWith("/assets") ? page : path.join(page, "index.html"));
    const size = readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
    const rounds = await measure([{ url: ours.url, pids: [ours.pid] }, nginx], page);
    const cell = (index: number) =>
      (["rate", "p99", "cpu"] as const)
        .map((key) =>
          median(rounds.map((round) => round[index]?.[key] ?? Number.NaN)).toFixed(key === "p99" ? 1 : 0),
        )
        .join(" | ");
    const ratio = (key: "rate" | "cpu") =>
      `${median(rounds.map(([mine, theirs]) => (mine?.[key] ?? 0) / (theirs?.[key] ?? 1))).toFixed(2)}x`;
    const name = page.startsWith("/assets") ? "a script" : page;
    rows.push(`| ${name} (${size} B) | ${cell(0)} | ${cell(1)} | ${ratio("rate")} | ${ratio("cpu")} |`);
  }
  await ours.stop();
  nginx.stop();
  const packed = nginx.hasBrotli ? "brotli_static" : "gzip_static only, as this machine has no brotli module";
  return `### Serving the built site

wrk with one thread and ${CONNECTIONS} kept connections, ${ROUNDS} turns of ${SECONDS} s, medians; nginx: one worker, no access log,
the same headers, ${packed}.

| | ours req/s | p99 ms | CPU µs | nginx req/s | p99 ms | CPU µs | requests | CPU |
|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}
