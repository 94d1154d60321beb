import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { payloadOf } from "../contract/kinds.ts";
import { samples } from "../contract/samples.ts";
import { site } from "../site.config.ts";
import { memoryOf } from "../tests/support/burst.ts";
import { mainFile } from "../tests/support/server.ts";
import { makeSite } from "../tests/support/site.ts";
import { startChild } from "./child.ts";
import { median } from "./median.ts";
import { has, type Load, wrk } from "./wrk.ts";

const CONNECTIONS = 64;
const SLOW_MAIL_MS = 50;
const ROUNDS = 5;
const SECONDS = 2;
const here = import.meta.dirname;
/** The flag that the server sets for itself: mail inside the request must not win by using more memory. */
const sameMemory = "--memory-saver-mode";

/** Writes the request of a lead into a file. Each post replaces its row of # by a number, or it would be a duplicate. */
function leadFile(): string {
  const body = JSON.stringify(
    payloadOf("contact", { ...samples.contact, subject: "Bench #############" }, site.mailbox),
  );
  const file = path.join(mkdtempSync(path.join(tmpdir(), "lead-")), "request");
  writeFileSync(
    file,
    `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n` +
      `Accept: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  return file;
}

const posts = leadFile();

type Target = Awaited<ReturnType<typeof startChild>>;

/** Runs one turn, after a short one to warm up. */
async function measure(target: Target, seconds: number): Promise<Load> {
  await wrk(target.url, { connections: CONNECTIONS, seconds: 1, posts });
  return wrk(target.url, { connections: CONNECTIONS, seconds, posts });
}

/** Returns the medians of several turns. */
function middle(turns: readonly Load[]): Load {
  const of = (key: keyof Load) => median(turns.map((turn) => turn[key]));
  const sum = (key: "errors" | "count") => turns.reduce((total, turn) => total + turn[key], 0);
  return { rate: of("rate"), p50: of("p50"), p99: of("p99"), errors: sum("errors"), count: sum("count") };
}

const row = (name: string, { rate, p50, p99, errors }: Load, ratio: number) =>
  `| ${name} | ${rate.toFixed()} | ${ratio.toFixed(2)}x | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${errors} |`;

/** Returns deliveries per second, from the metrics. */
async function deliveryRate(dir: string, smtpUrl: string): Promise<number> {
  const target = await startChild([mainFile], { cwd: dir, env: { SMTP_URL: smtpUrl } });
  const pending = async () => {
    const text = await (await fetch(`${target.url}/metrics`)).text();
    return Number(/^deliveries_pending\{channel="mail"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const first = await pending();
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const rate = ((first - (await pending())) / (performance.now() - start)) * 1_000;
  await target.stop();
  return rate;
}

/** Compares accepting leads with mail sent inside the request. */
export async function benchAccept(): Promise<string> {
  if (!has("wrk")) return "### Accepting leads\n\nNot measured: `apt install wrk` first.\n";
  const dir = await makeSite();
  const ours = await startChild([mainFile], { cwd: dir });
  const rest = await memoryOf(ours.url);
  const turns: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) turns.push(await measure(ours, SECONDS));
  const durable = middle(turns);
  const loaded = await memoryOf(ours.url);
  await ours.stop();

  const inside: Load[] = [];
  for (const delay of [0, SLOW_MAIL_MS]) {
    const peer = await startChild([path.join(here, "smtp-peer.ts"), String(delay)]);
    const target = await startChild([sameMemory, path.join(here, "mail-inside.ts"), dir, peer.url]);
    inside.push(await measure(target, ROUNDS * SECONDS));
    await target.stop();
    await peer.stop();
  }
  const peer = await startChild([path.join(here, "smtp-peer.ts")]);
  const delivered = await deliveryRate(dir, peer.url);
  await peer.stop();

  const [fast, slow] = inside;
  if (!fast || !slow) throw new Error("no turns");
  return `### Accepting leads (wrk with one thread and ${CONNECTIONS} connections, ${ROUNDS} turns of ${SECONDS} s, medians)

| | leads/s | ours is | p50 ms | p99 ms | errors |
|---|---|---|---|---|---|
${row("ours: on the disk before the answer", durable, 1)}
${row("mail inside the request, mail server answers at once", fast, durable.rate / fast.rate)}
${row(`mail inside the request, mail server takes ${SLOW_MAIL_MS} ms`, slow, durable.rate / slow.rate)}

Delivery to a real SMTP peer over five connections: ${delivered.toFixed()} mails/s. Memory at rest ${rest.toFixed()} MB, after
${durable.count.toLocaleString("en")} leads ${loaded.toFixed()} MB.
`;
}
