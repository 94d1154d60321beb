import path from "node:path";
import { payloadOf } from "../contract/kinds.ts";
import { samples } from "../contract/samples.ts";
import { site } from "../site.config.ts";
import { memoryOf } from "../tests/support/burst.ts";
import { makeSite } from "../tests/support/site.ts";
import { startChild } from "./child.ts";
import { type Load, load } from "./load.ts";

const CONNECTIONS = 64;
const SLOW_MAIL_MS = 50;
const here = import.meta.dirname;
const server = path.join(here, "../server/main.ts");

function request(index: number): string {
  const body = JSON.stringify(
    payloadOf("contact", { ...samples.contact, subject: `Bench ${index}` }, site.mailbox),
  );
  return (
    `POST /ajax/${site.mailbox} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n` +
    `Accept: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

type Target = Awaited<ReturnType<typeof startChild>>;

async function measure(target: Target, seconds: number, before: () => Promise<unknown> = async () => {}) {
  await load(target.url, {
    connections: CONNECTIONS,
    seconds: seconds / 3,
    request: (index) => request(-index - 1),
  });
  await before();
  const result = await load(target.url, { connections: CONNECTIONS, seconds, request });
  return result;
}

const row = (name: string, { rate, p50, p99, errors }: Load, base: number) =>
  `| ${name} | ${rate.toFixed()} | ${(base / rate).toFixed(2)}x | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${errors} |`;

/** Seconds from the first to the last of many deliveries, by watching the metrics. */
async function deliveryRate(dir: string, smtpUrl: string): Promise<number> {
  const target = await startChild([server], { cwd: dir, env: { SMTP_URL: smtpUrl } });
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

/** Accepting in one run: ours, a control that keeps nothing, and mail sent inside the request. */
export async function benchAccept(seconds: number): Promise<string> {
  const dir = await makeSite();
  const ours = await startChild([server], { cwd: dir });
  const rest = await memoryOf(ours.url);
  const durable = await measure(ours, seconds);
  const loaded = await memoryOf(ours.url);
  await ours.stop();

  const control = await startChild([path.join(here, "accept-targets.ts"), "control", dir]);
  const nothing = await measure(control, seconds);
  await control.stop();

  const inside: Load[] = [];
  for (const delay of [0, SLOW_MAIL_MS]) {
    const peer = await startChild([path.join(here, "smtp-peer.ts"), String(delay)]);
    const target = await startChild([path.join(here, "accept-targets.ts"), "inside", dir, peer.url]);
    inside.push(await measure(target, seconds));
    await target.stop();
    await peer.stop();
  }
  const peer = await startChild([path.join(here, "smtp-peer.ts")]);
  const delivered = await deliveryRate(dir, peer.url);
  await peer.stop();

  const [fast, slow] = inside as [Load, Load];
  return `### Accepting leads (${CONNECTIONS} connections, ${seconds} s each)

| | leads/s | ours is | p50 ms | p99 ms | errors |
|---|---|---|---|---|---|
${row("ours: on the disk before the answer", durable, durable.rate)}
${row("control: the same server, keeps nothing", nothing, durable.rate)}
${row("mail inside the request, mail server answers at once", fast, durable.rate)}
${row(`mail inside the request, mail server takes ${SLOW_MAIL_MS} ms`, slow, durable.rate)}

Delivery to a real SMTP peer over five connections: ${delivered.toFixed()} mails/s. Memory at rest ${rest.toFixed()} MB, after
${durable.count.toLocaleString("en")} leads ${loaded.toFixed()} MB.
`;
}
