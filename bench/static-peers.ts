import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startChild } from "./child.ts";

/** A running server that the same files are asked of. */
export interface Target {
  name: string;
  url: string;
  /** Its processes, for their processor time. */
  pids: number[];
  stop: () => unknown;
}

/** nginx as `apt install nginx` sets it up, and with one worker and everything off that costs time. */
const setups = [
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
/** Debian's path of the module that serves `.br` files. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const hasBrotli = existsSync(BROTLI);

/** Returns the headers of a page as nginx directives, so that both servers send the same bytes. */
async function headersOf(url: string): Promise<string> {
  const { headers } = await fetch(url, { method: "HEAD" });
  const own = /^(content-length|content-type|content-encoding|date|etag|connection|keep-alive)$/;
  return [...headers]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(" ");
}

async function untilAnswered(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

async function startNginx(setup: (typeof setups)[number], client: string, headers: string): Promise<Target> {
  const dir = mkdtempSync(path.join(tmpdir(), "nginx-"));
  mkdirSync(path.join(dir, "tmp"));
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${dir}/tmp;`)
    .join(" ");
  writeFileSync(
    path.join(dir, "nginx.conf"),
    `${hasBrotli ? `load_module ${BROTLI};` : ""} ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off; pid ${dir}/pid; worker_processes ${setup.workers}; events { worker_connections 768; }
    http { ${setup.http(dir)} types { text/html html; text/javascript js; } ${temp} sendfile on; tcp_nopush on;
      server { listen 127.0.0.1:${setup.port}; root ${client}; gzip_static on; ${hasBrotli ? "brotli_static on;" : ""}
        ${headers}
        location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn("nginx", ["-c", path.join(dir, "nginx.conf"), "-e", path.join(dir, "error.log")]);
  const url = `http://127.0.0.1:${setup.port}`;
  await untilAnswered(url);
  const workers = execFileSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" })
    .trim()
    .split("\n");
  return {
    name: setup.name,
    url,
    pids: [child.pid ?? 0, ...workers.map(Number)],
    stop: () => child.kill("SIGTERM"),
  };
}

/** nginx in both set-ups, with the headers that `url` sends. */
export async function startNginxes(client: string, url: string): Promise<Target[]> {
  const headers = await headersOf(url);
  return Promise.all(setups.map((setup) => startNginx(setup, client, headers)));
}

const FASTIFY_STATIC = "@fastify/static@10.1.11";
const fastifyStatic = `import Fastify from "fastify";
import files from "@fastify/static";
const app = Fastify();
await app.register(files, { root: process.argv[2], preCompressed: true });
app.get("/:page", (request, reply) => reply.sendFile(request.params.page + "/index.html"));
console.log("Listening on " + (await app.listen({ port: 0, host: "127.0.0.1" })));`;

/** @fastify/static in front of our version of Fastify, installed for this run only: nothing else needs it. */
export async function startFastifyStatic(client: string): Promise<Target> {
  const dir = mkdtempSync(path.join(tmpdir(), "fastify-static-"));
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const packages = [FASTIFY_STATIC, `fastify@${dependencies.fastify}`];
  execFileSync("npm", ["install", "--silent", "--prefix", dir, ...packages]);
  writeFileSync(path.join(dir, "server.mjs"), fastifyStatic);
  const { url, pid, stop } = await startChild([path.join(dir, "server.mjs"), client]);
  return { name: "@fastify/static", url, pids: [pid], stop };
}
