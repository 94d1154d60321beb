/** Measures pages and leads a second while one address attacks, and writes its section of RESULTS.md: `npx node bench/attacks.ts`. */
import os from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { contactBody, post, startServer } from "../tests/support/server.ts";
import { makeSite } from "../tests/support/site.ts";
import { memoryOf } from "./measure.ts";
import { writeSection } from "./results.ts";
import { wrk } from "./wrk.ts";

export type Attack = "forms" | "pipelines" | "connections";

const SECONDS = 5;
const CONNECTIONS = 16;
const BEGIN_MS = 3_000;

let count = 0;

/** Returns an address that a proxy would forward, a new one for each lead, so that no visitor is limited. */
function visitor(): string {
  const group = () => Math.floor(Math.random() * 65_536).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

/** Posts leads for some seconds; returns those kept a second, and those not kept. */
async function postLeads(url: string) {
  const statuses: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  async function work() {
    while (performance.now() < end) {
      const body = contactBody({ subject: `Attack ${count++}` });
      const answer = await post(url, body, { "x-forwarded-for": visitor() }).catch(() => undefined);
      await answer?.arrayBuffer();
      statuses.push(answer?.status ?? 0);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const kept = statuses.filter((status) => status === 200).length;
  return { rate: kept / SECONDS, failed: statuses.length - kept };
}

/** Returns the table row of one attack, or of none, at a new server. */
async function row(name: string, attack?: Attack): Promise<string> {
  const server = await startServer(await makeSite(), { RATE_LIMIT: "20", TRUST_PROXY: "127.0.0.1" });
  const { url } = server;
  const attacker =
    attack && new Worker(new URL("./attacker.ts", import.meta.url), { workerData: { url, attack } });
  await delay(BEGIN_MS);
  const pages = await wrk(`${url}/about`, { connections: CONNECTIONS, seconds: SECONDS });
  const leads = await postLeads(url);
  const memory = await memoryOf(url);
  await attacker?.terminate();
  await server.stop("SIGKILL");
  const cells = [
    pages.rate.toFixed(),
    pages.p99.toFixed(1),
    pages.errors,
    leads.rate.toFixed(),
    leads.failed,
    memory.toFixed(),
  ];
  return `| ${name} | ${cells.join(" | ")} |`;
}

const load = os.loadavg()[0]?.toFixed(2);
const rows = [
  await row("none"),
  await row("forms of 64 kB, all escaped, over 16 connections", "forms"),
  await row(
    "16 connections that pipeline 10,000 requests and read no answer, opened anew every half second",
    "pipelines",
  ),
  await row("4,200 connections that trickle a header, opened anew when closed", "connections"),
];
const body = `Load ${load} at the start. The attacker has an address of its own and runs on the same processors, as do wrk (pages) and the client that posts
leads, with ${CONNECTIONS} connections each. \`npx node bench/attacks.ts\` measures again.

| attack | pages/s | p99 ms | errors | leads/s | not kept | memory MB |
|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
await writeSection("Attacks", body);
console.log(body);
process.exit();
