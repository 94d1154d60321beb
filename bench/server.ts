/**
 * Measures the server on this machine and writes its section of RESULTS.md: `npx node bench/server.ts`. Wants an
 * idle machine with wrk.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import os, { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { site } from "../settings/site.js";
import { contactBody, freshDir, metricsOf, startServer } from "../tests/support/server.ts";
import { makeSite } from "../tests/support/site.ts";
import { startSmtp } from "../tests/support/smtp.ts";
import { median, memoryOf, writeSection } from "./results.ts";

const CONNECTIONS = 64;
const ROUNDS = 5;
const SECONDS = 2;
const DELIVERY_MS = 3_000;

interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 2xx and 3xx, and broken sockets. */
  errors: number;
}

const UNITS: Record<string, number> = { us: 1e-3, ms: 1, s: 1e3 };
const run = promisify(execFile);

interface Given {
  /** Sent with each GET. */
  headers?: string[];
  /** The path of a file with a whole request instead, see `posts.lua`. */
  posts?: string;
}

/** Loads a server with wrk: one thread, so that the client takes little of the processors it shares. */
async function wrk(url: string, seconds: number, { headers = [], posts }: Given): Promise<Load> {
  const { stdout } = await run("wrk", [
    ...["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency"],
    ...headers.flatMap((header) => ["-H", header]),
    ...(posts ? ["-s", path.join(import.meta.dirname, "posts.lua"), url, posts] : [url]),
  ]);
  const share = (percent: number) => {
    const [, value, unit = ""] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(value) * (UNITS[unit] ?? Number.NaN);
  };
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0;
  const broken = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: share(50),
    p99: share(99),
    errors: Number(refused) + broken.reduce((sum, each) => sum + Number(each), 0),
  };
}

/** Writes the request of a lead into a file. Each post replaces its row of # by a number, or it would be a duplicate. */
function leadFile(): string {
  const body = JSON.stringify(contactBody({ subject: "Bench #############" }));
  const file = path.join(mkdtempSync(path.join(tmpdir(), "lead-")), "request");
  writeFileSync(
    file,
    `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n` +
      `Accept: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  return file;
}

/** Returns the table row of several turns of wrk, after a short one to warm up. */
async function row(name: string, url: string, given: Given) {
  const turns: Load[] = [];
  await wrk(url, 1, given);
  for (let round = 0; round < ROUNDS; round++) turns.push(await wrk(url, SECONDS, given));
  const middle = (key: keyof Load) => median(turns.map((turn) => turn[key]));
  const errors = turns.reduce((sum, turn) => sum + turn.errors, 0);
  return `| ${name} | ${middle("rate").toFixed()} | ${middle("p50").toFixed(1)} | ${middle("p99").toFixed(1)} | ${errors} |`;
}

/** Measures the built site's pages, or those of a small one where none is built. */
async function pageRows(): Promise<string[]> {
  const root = existsSync("build/client/index.html") ? process.cwd() : await makeSite();
  const script = readdirSync(path.join(root, "build/client/assets")).find((name) => name.endsWith(".js"));
  await using server = await startServer(root, { DATA_DIR: freshDir() });
  const rows: string[] = [];
  for (const page of ["/", "/about", `/assets/${script}`])
    rows.push(await row(page, server.url + page, { headers: ["Accept-Encoding: gzip, br"] }));
  return rows;
}

/** Accepts leads, which are on the disk before the answer, then delivers them. */
async function measureLeads() {
  const dir = await makeSite();
  const receiving = await startServer(dir);
  const rest = await memoryOf(receiving.url);
  const rows = [await row("a lead, on the disk before the answer", receiving.url, { posts: leadFile() })];
  const loaded = await memoryOf(receiving.url);
  await receiving.stop();
  await using smtp = await startSmtp();
  await using delivering = await startServer(dir, { SMTP_URL: smtp.url });
  const pending = async () =>
    Number(/^deliveries_pending\{channel="mail"\} (\d+)$/m.exec(await metricsOf(delivering.url))?.[1] ?? 0);
  const [first, start] = [await pending(), performance.now()];
  await delay(DELIVERY_MS);
  const rate = ((first - (await pending())) / (performance.now() - start)) * 1_000;
  return {
    rows,
    text: `Delivery to a real SMTP peer over five connections: ${rate.toFixed()} mails/s. Memory at rest ${rest.toFixed()} MB, after the leads ${loaded.toFixed()} MB.`,
  };
}

const load = os.loadavg()[0]?.toFixed(2);
const pages = await pageRows();
const leads = await measureLeads();
const body = `${os.type()} ${os.release()}; load ${load} at the start. The client, wrk with one thread and ${CONNECTIONS} connections, runs on the same
processors; medians of ${ROUNDS} turns of ${SECONDS} s. \`npx node bench/server.ts\` measures again.

| | requests/s | p50 ms | p99 ms | errors |
|---|---|---|---|---|
${[...pages, ...leads.rows].join("\n")}

${leads.text}
`;

await writeSection("Server", body);
console.log(body);
