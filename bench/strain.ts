import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { postBad } from "../tests/support/bad-posts.ts";
import { burst, memoryOf, quantile } from "../tests/support/burst.ts";
import { startServer } from "../tests/support/server.ts";
import { makeSite } from "../tests/support/site.ts";
import { startSmtp } from "../tests/support/smtp.ts";
import { trickle } from "../tests/support/trickle.ts";
import { median } from "./median.ts";

const CONNECTIONS = 50;
const STEP = 2_500;
const STEPS = 4;
const SOCKETS = 200;
const LEADS = 300;
const TURNS = 3;

/** Measures resident megabytes at rest, then after every 2,500 leads and every 2,500 bad posts. */
async function memory(): Promise<string> {
  const server = await startServer(await makeSite());
  const seen = [await memoryOf(server.url)];
  for (let step = 0; step < STEPS; step++) {
    await burst(server.url, { count: STEP, connections: CONNECTIONS, name: `step ${step}` });
    seen.push(await memoryOf(server.url));
  }
  for (let step = 0; step < 2 * STEPS; step++) {
    await postBad(server.url, STEP, CONNECTIONS);
    seen.push(await memoryOf(server.url));
  }
  await server.stop("SIGKILL");
  const [rest, ...later] = seen.map((megabytes) => megabytes.toFixed());
  return `Memory in MB: at rest ${rest}; every ${STEP} leads ${later.slice(0, STEPS).join(", ")}; then every ${STEP} bad posts ${later.slice(STEPS).join(", ")}.`;
}

async function slowClients(): Promise<string> {
  const server = await startServer(await makeSite());
  await burst(server.url, { count: LEADS, connections: 8, name: "warm up" });
  const { last, posts } = await trickle(server.url, SOCKETS);
  await server.stop("SIGKILL");
  const slowest = Math.max(...posts.map(({ ms }) => ms));
  return `${SOCKETS} trickling sockets: the last closed after ${(last / 1_000).toFixed(1)} s; ${posts.length} posts meanwhile, the slowest ${slowest.toFixed(1)} ms.`;
}

/** Returns the 99th percentile of a warm server, in milliseconds. */
async function slowest(smtpUrl: string): Promise<number> {
  const server = await startServer(await makeSite(), { SMTP_URL: smtpUrl });
  await burst(server.url, { count: LEADS, connections: 8, name: "warm up" });
  const sent = await burst(server.url, { count: LEADS, connections: 8 });
  await server.stop("SIGKILL");
  const errors = sent.filter(({ status }) => status !== 200).length;
  if (errors > 0) throw new Error(`${errors} leads were not taken`);
  return quantile(
    sent.map(({ ms }) => ms),
    0.99,
  );
}

async function deadMail(): Promise<string> {
  const mute = net.createServer((socket) => socket.on("error", () => {})).listen(0, "127.0.0.1");
  await once(mute, "listening");
  const muteUrl = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const turns: { up: number; down: number; hanging: number }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const smtp = await startSmtp();
    const up = await slowest(smtp.url);
    await smtp.stop();
    turns.push({ up, down: await slowest(smtp.url), hanging: await slowest(muteUrl) });
  }
  mute.close();
  const cell = (key: "down" | "hanging") =>
    `${key} ${median(turns.map((turn) => turn[key])).toFixed(1)} ms (${median(turns.map((turn) => turn[key] / turn.up)).toFixed(2)}x)`;
  const up = median(turns.map((turn) => turn.up)).toFixed(1);
  return `${LEADS} leads, p99: mail server up ${up} ms, ${cell("down")}, ${cell("hanging")}; medians of ${TURNS} turns.`;
}

/** Measures what visitors must not notice: floods, slow clients, a dead mail server. */
export async function benchStrain(): Promise<string> {
  return `### Under strain\n\n- ${await memory()}\n- ${await slowClients()}\n- ${await deadMail()}\n`;
}
