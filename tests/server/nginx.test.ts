import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import path from "node:path";
import { expect, it } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { makeCertificate } from "../support/certificate.ts";
import { freshDir, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

const NAME = "www.example.com";
const has = (tool: string, version: string) => spawnSync(tool, [version]).status === 0;

/** Starts nginx with `deploy/nginx.conf` on free ports of the loopback, with a certificate it signs itself. */
async function startNginx(server: string) {
  const dir = freshDir();
  const [plain, tls] = [await freePort(), await freePort()];
  const { key, cert } = makeCertificate(`DNS:${NAME}`);
  writeFileSync(path.join(dir, "privkey.pem"), key);
  writeFileSync(path.join(dir, "fullchain.pem"), cert);
  const conf = readFileSync(path.join(import.meta.dirname, "../../deploy/nginx.conf"), "utf8")
    .replaceAll("[::]", "[::1]")
    .replaceAll(/listen (?=\d)/g, "listen 127.0.0.1:")
    .replaceAll(/:80\b/g, `:${plain}`)
    .replaceAll(/:443\b/g, `:${tls}`)
    .replaceAll(`/etc/letsencrypt/live/${NAME}`, dir)
    .replace("http://127.0.0.1:3000", server);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (of) => `${of}_temp_path ${of};`,
  );
  const inside = ["access_log off; limit_req_log_level info;", ...temporary, conf].join("\n");
  const main = `daemon off; master_process off; pid nginx.pid; events {} http { ${inside} }`;
  writeFileSync(path.join(dir, "nginx.conf"), main);
  const child = spawn("nginx", ["-p", dir, "-c", "nginx.conf", "-e", "stderr"], { stdio: "inherit" });
  return {
    plain: `http://127.0.0.1:${plain}`,
    tls: `https://127.0.0.1:${tls}`,
    async [Symbol.asyncDispose]() {
      const gone = once(child, "close");
      child.kill();
      await gone;
    },
  };
}

/** Asks for a page by a name; returns status and location, or nothing when no answer came. */
async function ask(url: string, host: string, servername = host, agent?: https.Agent) {
  const { request } = url.startsWith("https:") ? https : http;
  const asked = request(`${url}/about?from=mail`, {
    ...(agent && { agent }),
    headers: { host },
    servername,
    rejectUnauthorized: false,
  });
  const [response]: IncomingMessage[] = await once(asked.end(), "response").catch(() => []);
  response?.resume();
  return response && [response.statusCode, response.headers.location];
}

it.skipIf(!has("nginx", "-v") || !has("openssl", "version"))(
  "serves the site by its own name behind nginx, answers to no other, and bounds each visitor",
  async () => {
    await using server = await startServer(await makeSite());
    await using nginx = await startNginx(server.url);
    await expect.poll(() => ask(nginx.tls, NAME)).toEqual([200, undefined]);
    expect(await ask(nginx.plain, NAME)).toEqual([301, `https://${NAME}/about?from=mail`]);
    expect(await ask(nginx.plain, "evil.example")).toBeUndefined();
    expect(await ask(nginx.tls, "evil.example")).toBeUndefined();
    expect(await ask(nginx.tls, "evil.example", NAME)).toBeUndefined();
    const agent = new https.Agent({ keepAlive: true, maxSockets: 16 });
    const flood = Array.from({ length: 2_000 }, () => ask(nginx.tls, NAME, NAME, agent));
    const statuses = (await Promise.all(flood)).map((answer) => answer?.[0]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1_000);
    expect(statuses).toContain(429);
    agent.destroy();
  },
);
