/**
 * Measures the server on this machine and writes its section of RESULTS.md: `npx node bench/server.ts`. Ends with 1 when
 * visitors would notice more than they may. Wants an idle machine with wrk.
 */
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import os, { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { site } from "../settings/site.js";
import { contactBody, freshDir, metricsOf, startServer } from "../tests/support/server.ts";
import { makeSite } from "../tests/support/site.ts";
import { startSmtp } from "../tests/support/smtp.ts";
import { median, memoryOf } from "./measure.ts";
import { writeSection } from "./results.ts";
import { measureStrain } from "./strain.ts";
import { type Load, wrk } from "./wrk.ts";

const CONNECTIONS = 64;
const ROUNDS = 5;
const SECONDS = 2;
const DELIVERY_MS = 3_000;

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
async function row(name: string, url: string, given: { headers?: string[]; posts?: string }) {
  const turns: Load[] = [];
  await wrk(url, { connections: CONNECTIONS, seconds: 1, ...given });
  for (let round = 0; round < ROUNDS; round++)
    turns.push(await wrk(url, { connections: CONNECTIONS, seconds: SECONDS, ...given }));
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
const strain = await measureStrain();
const failed = strain.filter(({ value, most }) => !(value <= most));
const body = `${os.type()} ${os.release()}; load ${load} at the start. The client, wrk with one thread and ${CONNECTIONS} connections, runs on the same
processors; medians of ${ROUNDS} turns of ${SECONDS} s. \`npx node bench/server.ts\` measures again.

| | requests/s | p50 ms | p99 ms | errors |
|---|---|---|---|---|
${[...pages, ...leads.rows].join("\n")}

${leads.text}

| Under strain | measured | at most |
|---|---|---|
${strain.map(({ name, value, most }) => `| ${name} | ${value.toFixed(1)} | ${most} |`).join("\n")}
`;

await writeSection("Server", body);
console.log(body);
for (const { name } of failed) console.error(`Over its limit: ${name}`);
process.exit(failed.length > 0 ? 1 : 0);
