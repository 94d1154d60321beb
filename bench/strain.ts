import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { burst, postBad } from "../tests/support/burst.ts";
import { startServer } from "../tests/support/server.ts";
import { makeSite } from "../tests/support/site.ts";
import { startSmtp } from "../tests/support/smtp.ts";
import { trickle } from "../tests/support/trickle.ts";
import { median, memoryOf, quantile } from "./measure.ts";

/** A measured value, and the most that it may be. */
export interface Finding {
  name: string;
  value: number;
  most: number;
}

const REST_MB = 150;
/** Garbage not yet collected makes two measurements differ by this much. */
const SWING_MB = 40;
const STEP = 5_000;
const SOCKETS = 200;
const CLOSED_MS = 10_000;
const SLOW_POST_MS = 150;
const LEADS = 300;
const TURNS = 5;
/** With a dead mail server visitors may wait at most twice as long as with a live one. */
const NOTICED = 2;

/** Measures resident memory at rest, after 5,000 and 10,000 leads, and after as many bad posts. */
async function memory(): Promise<Finding[]> {
  await using server = await startServer(await makeSite());
  const seen: number[] = [await memoryOf(server.url)];
  for (const name of ["first", "second"]) {
    await burst(server.url, { count: STEP, connections: 50, name });
    seen.push(await memoryOf(server.url));
  }
  for (let step = 0; step < 2; step++) {
    await postBad(server.url, STEP, 50);
    seen.push(await memoryOf(server.url));
  }
  const [rest = 0, before = 0, after = 0, during = 0, end = 0] = seen;
  return [
    { name: "memory at rest, MB", value: rest, most: REST_MB },
    { name: `growth from ${STEP} to ${2 * STEP} leads, MB`, value: after - before, most: SWING_MB },
    { name: `growth from ${STEP} to ${2 * STEP} bad posts, MB`, value: end - during, most: SWING_MB },
    { name: "growth since the start, MB", value: end - rest, most: 2 * SWING_MB },
  ];
}

async function slowClients(): Promise<Finding[]> {
  await using server = await startServer(await makeSite());
  await burst(server.url, { count: LEADS, connections: 8, name: "warm up" });
  const { last, posts } = await trickle(server.url, SOCKETS);
  const slow = quantile(
    posts.map(({ ms }) => ms),
    0.95,
  );
  return [
    { name: `last of ${SOCKETS} trickling sockets closed, ms`, value: last, most: CLOSED_MS },
    { name: "p95 of posts meanwhile, ms", value: slow, most: SLOW_POST_MS },
  ];
}

/** Returns the 99th percentile of a warm server, in milliseconds. */
async function slowest(smtpUrl: string): Promise<number> {
  await using server = await startServer(await makeSite(), { SMTP_URL: smtpUrl });
  await burst(server.url, { count: LEADS, connections: 8, name: "warm up" });
  const sent = await burst(server.url, { count: LEADS, connections: 8 });
  return quantile(
    sent.map(({ ms }) => ms),
    0.99,
  );
}

async function deadMail(): Promise<Finding[]> {
  const mute = net.createServer((socket) => socket.on("error", () => {})).listen(0, "127.0.0.1");
  await once(mute, "listening");
  const muteUrl = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const turns: { dead: number; hanging: number }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const smtp = await startSmtp();
    const up = await slowest(smtp.url);
    await smtp.stop();
    turns.push({ dead: (await slowest(smtp.url)) / up, hanging: (await slowest(muteUrl)) / up });
  }
  mute.close();
  return (["dead", "hanging"] as const).map((kind) => ({
    name: `p99 of leads with a ${kind} mail server, times that with a live one`,
    value: median(turns.map((turn) => turn[kind])),
    most: NOTICED,
  }));
}

/** Measures what visitors must not notice: floods, slow clients, a dead mail server. */
export async function measureStrain(): Promise<Finding[]> {
  return [...(await memory()), ...(await slowClients()), ...(await deadMail())];
}
