import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeSite } from "../tests/support/site.ts";
import { startChild } from "./child.ts";
import { cpuOf, type Load, load } from "./load.ts";

const CONNECTIONS = 64;
const here = import.meta.dirname;
const PORT = 18_471;
/** Where Debian keeps the module that serves `.br` files. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const request = (url: string) => () =>
  `GET ${url} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;

async function startNginx(client: string) {
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
        add_header X-Content-Type-Options nosniff; add_header Content-Security-Policy "default-src 'self'";
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

async function measure(
  url: string,
  pids: number[],
  page: string,
  seconds: number,
): Promise<Load & { cpu: number }> {
  await load(url, { connections: CONNECTIONS, seconds: seconds / 3, request: request(page) });
  const before = cpuOf(pids);
  const result = await load(url, { connections: CONNECTIONS, seconds, request: request(page) });
  if (result.errors > 0) throw new Error(`${url}${page}: ${result.errors} answers were no 200`);
  return { ...result, cpu: ((cpuOf(pids) - before) / result.count) * 1e6 };
}

/** The same files from our server and from nginx, in one run; the real site if it is built, else a small one. */
export async function benchStatic(seconds: number): Promise<string> {
  const root = existsSync("build/client/index.html") ? process.cwd() : await makeSite();
  const client = path.join(root, "build/client");
  const asset = readdirSync(path.join(client, "assets")).find((name) => name.endsWith(".js")) ?? "";
  const data = mkdtempSync(path.join(tmpdir(), "data-"));
  const ours = await startChild([path.join(here, "../server/main.ts")], {
    cwd: root,
    env: { DATA_DIR: data },
  });
  const nginx = spawnSync("nginx", ["-v"]).status === 0 ? await startNginx(client) : undefined;
  const rows: string[] = [];
  for (const page of ["/", "/about", `/assets/${asset}`]) {
    const file = path.join(client, page.startsWith("/assets") ? page : path.join(page, "index.html"));
    const size = readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
    const mine = await measure(ours.url, [ours.pid], page, seconds);
    const cell = ({ rate, p99, cpu }: Load & { cpu: number }) =>
      `${rate.toFixed()} | ${p99.toFixed(1)} | ${cpu.toFixed()}`;
    const theirs = nginx && (await measure(nginx.url, nginx.pids, page, seconds));
    const ratio = theirs
      ? `${(mine.rate / theirs.rate).toFixed(2)}x | ${(mine.cpu / theirs.cpu).toFixed(2)}x`
      : "- | -";
    const name = page.startsWith("/assets") ? "a script" : page;
    rows.push(`| ${name} (${size} B) | ${cell(mine)} | ${theirs ? cell(theirs) : "- | - | -"} | ${ratio} |`);
  }
  await ours.stop();
  nginx?.stop();
  const packed = nginx?.hasBrotli
    ? "brotli_static"
    : "gzip_static only, as this machine has no brotli module";
  return `### Serving the built site (${CONNECTIONS} connections, ${seconds} s each; nginx: one worker, ${packed})

| | ours req/s | p99 ms | CPU µs | nginx req/s | p99 ms | CPU µs | requests | CPU |
|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}
