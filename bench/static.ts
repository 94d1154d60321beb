import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeSite } from "../tests/support/site.ts";
import { startChild } from "./child.ts";
import { cpuOf, load, median } from "./load.ts";

const CONNECTIONS = 64;
/** The servers take turns this often, so that what else the machine does meets both alike. */
const ROUNDS = 5;
const here = import.meta.dirname;
const PORT = 18_471;
/** Where Debian keeps the module that serves `.br` files. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const request = (url: string) => () =>
  `GET ${url} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;

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

/** One turn of one server. `cpu` in microseconds a request. */
async function turn({ url, pids }: Target, page: string, seconds: number) {
  const before = cpuOf(pids);
  const result = await load(url, { connections: CONNECTIONS, seconds, request: request(page) });
  if (result.errors > 0) throw new Error(`${url}${page}: ${result.errors} answers were no 200`);
  return { ...result, cpu: ((cpuOf(pids) - before) / result.count) * 1e6 };
}

/** Turns about, the first round thrown away. */
async function measure(targets: Target[], page: string, seconds: number) {
  const rounds: Awaited<ReturnType<typeof turn>>[][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const results = [];
    for (const target of targets) results.push(await turn(target, page, seconds / ROUNDS));
    if (round > 0) rounds.push(results);
  }
  return rounds;
}

/** The same files from our server and from nginx, turn and turn about; the real site if it is built, else a small one. */
export async function benchStatic(seconds: number): Promise<string> {
  const root = existsSync("build/client/index.html") ? process.cwd() : await makeSite();
  const client = path.join(root, "build/client");
  const asset = readdirSync(path.join(client, "assets")).find((name) => name.endsWith(".js")) ?? "";
  const data = mkdtempSync(path.join(tmpdir(), "data-"));
  const ours = await startChild([path.join(here, "../server/main.ts")], {
    cwd: root,
    env: { DATA_DIR: data },
  });
  const nginx =
    spawnSync("nginx", ["-v"]).status === 0
      ? await startNginx(client, await sharedHeaders(ours.url))
      : undefined;
  const rows: string[] = [];
  for (const page of ["/", "/about", `/assets/${asset}`]) {
    const file = path.join(client, page.startsWith("/assets") ? page : path.join(page, "index.html"));
    const size = readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
    const targets = [{ url: ours.url, pids: [ours.pid] }, ...(nginx ? [nginx] : [])];
    const rounds = await measure(targets, page, seconds);
    const cell = (index: number) =>
      (["rate", "p99", "cpu"] as const)
        .map((key) =>
          median(rounds.map((round) => round[index]?.[key] ?? Number.NaN)).toFixed(key === "p99" ? 1 : 0),
        )
        .join(" | ");
    const ratio = (key: "rate" | "cpu") =>
      `${median(rounds.map(([mine, theirs]) => (mine?.[key] ?? 0) / (theirs?.[key] ?? 1))).toFixed(2)}x`;
    const name = page.startsWith("/assets") ? "a script" : page;
    rows.push(
      `| ${name} (${size} B) | ${cell(0)} | ${nginx ? `${cell(1)} | ${ratio("rate")} | ${ratio("cpu")}` : "- | - | - | - | -"} |`,
    );
  }
  await ours.stop();
  nginx?.stop();
  const packed = nginx?.hasBrotli
    ? "brotli_static"
    : "gzip_static only, as this machine has no brotli module";
  return `### Serving the built site

${CONNECTIONS} kept connections, ${seconds} s each in ${ROUNDS} turns, medians; nginx: one worker, no access log, the same headers, ${packed}.

| | ours req/s | p99 ms | CPU µs | nginx req/s | p99 ms | CPU µs | requests | CPU |
|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}
