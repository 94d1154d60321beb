import { setFlagsFromString } from "node:v8";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { createMetrics } from "./http/metrics.ts";
import { createServer } from "./http/server.ts";
import { NotBuiltError } from "./http/static.ts";
import { channelsOf } from "./leads/channels.ts";
import { createCourier } from "./leads/courier.ts";
import { startHousekeeping } from "./leads/housekeeping.ts";
import { openOutbox } from "./leads/open.ts";
import { StoreError } from "./leads/outbox.ts";

// V8 rather lets memory grow than clean up: 10,000 bad posts took it from 118 MB past 250 MB without this.
setFlagsFromString("--memory-saver-mode");

/** A stop that takes longer is cut short; what is not settled is delivered after the next start. */
const STOP_MS = 20_000;

const say = (line: string) => console.log(line);
const log = (line: string) => say(`${new Date().toISOString()} ${line}`);

/** Where a fault came from, without its message, which may repeat what a visitor typed. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown fault";
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [(error as { code?: string }).code ?? error.name, ...frames.slice(0, 4)].join("\n");
}

function describe(config: Config): string[] {
  const mail = config.smtpUrl
    ? `Mail goes through ${new URL(config.smtpUrl).host} to ${config.mailbox}.`
    : "Mail is not set up: leads are kept, and mailed once SMTP_URL is set. `npm run leads -- list` shows them.";
  return config.webhook ? [mail, `Webhooks go to ${new URL(config.webhook.url).host}.`] : [mail];
}

async function main() {
  const config = readConfig();
  const outbox = await openOutbox(config, "server");
  const metrics = createMetrics();
  const courier = createCourier({
    outbox,
    channels: channelsOf(config),
    now: Date.now,
    log,
    onOutcome: (channel, outcome) => metrics.add("deliveries_total", { channel, outcome }),
  });
  const server = await createServer({ config, outbox, metrics, log, onLead: courier.wake });
  let stopHousekeeping = async () => {};

  // Heard from before the first request on, so that what is taken is answered.
  let stopping = false;
  async function stop(code: number) {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(code), STOP_MS).unref();
    await server.close();
    await Promise.all([courier.stop(), stopHousekeeping()]);
    await outbox.close();
    process.exit(code);
  }
  process.on("SIGTERM", () => stop(0));
  process.on("SIGINT", () => stop(0));
  const crash = (error: unknown) => {
    log(`The server stops because of a fault: ${traceOf(error)}`);
    stop(1).catch(() => process.exit(1));
  };
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);

  const address = await server.listen();
  if (stopping) return;
  stopHousekeeping = startHousekeeping({ outbox, retentionDays: config.retentionDays, now: Date.now, log });
  await courier.start();
  if (stopping) return;

  // Said last: whoever waits for it may stop the server at once.
  say(`Listening on ${address}`);
  say(`Leads are kept in ${outbox.place}.`);
  for (const line of [...describe(config), ...server.misfits]) say(line);
}

main().catch((error) => {
  const expected = [ConfigError, NotBuiltError, StoreError].some((kind) => error instanceof kind);
  const { code, syscall, address, port, hostname } = error as Record<string, string | number | undefined>;
  if (expected) console.error(error.message);
  else if (code === "EADDRINUSE") console.error(`PORT ${port} at ${address} is in use; choose another.`);
  else if (syscall === "listen" || syscall === "getaddrinfo")
    console.error(`HOST ${address ?? hostname}${port ? ` with PORT ${port}` : ""} cannot be used: ${code}.`);
  else console.error(`The server cannot start: ${traceOf(error)}`);
  process.exit(1);
});
