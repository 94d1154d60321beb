import { setFlagsFromString } from "node:v8";
import { type Config, ConfigError, formatCommand, misspelt, readConfig } from "../leads/config.ts";
import type { Channel, DeliveryOutcome } from "../leads/delivery/channel.ts";
import { createChannels, leadChannels } from "../leads/delivery/channels.ts";
import { createDispatcher } from "../leads/delivery/dispatcher.ts";
import { exposedPassword } from "../leads/delivery/mail.ts";
import { errorInfo } from "../leads/error.ts";
import type { ChannelName } from "../leads/lead.ts";
import { createWatch } from "../leads/owner-mail/watch.ts";
import { periodMismatch } from "../leads/period.ts";
import { startHousekeeping } from "../leads/store/housekeeping.ts";
import { openStore } from "../leads/store/open-store.ts";
import { StoreError } from "../leads/store/store.ts";
import { site } from "../settings/site.js";
import { createMetrics } from "./http/metrics.ts";
import { createServer } from "./http/server.ts";
import { NotBuiltError } from "./http/static.ts";

// By default V8 lets memory grow rather than collect: 10,000 bad posts took it from 118 MB past 250 MB.
setFlagsFromString("--memory-saver-mode");

/** A longer stop is cut short; deliveries under way are tried again after the next start. */
const STOP_MS = 9_500;

/** Bytes of the log that may wait for a reader that has stalled; later lines are dropped. */
const LOG_WAITING_MAX = 2 ** 20;

// A write to the log fails when its reader has gone or the disk is full. Without a listener that would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

let buffered = "";
function flush() {
  if (buffered && process.stdout.writableLength < LOG_WAITING_MAX) process.stdout.write(buffered);
  buffered = "";
}
process.on("exit", flush);

/** Prints a line with those of the same moment: a write for each lead would take a quarter of the leads a second. */
function print(line: string) {
  if (!buffered) setImmediate(flush);
  buffered += `${line}\n`;
}
const log = (line: string) => print(`${new Date().toISOString()} ${line}`);

/** Returns the code and the stack of an error without its message, which may repeat what a visitor typed. */
function traceOf(error: unknown): string {
  const { code, name } = errorInfo(error);
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return [code ?? name, ...frames.slice(0, 4)].join("\n");
}

function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return `The server cannot start: ${traceOf(error)}`;
  if ([ConfigError, NotBuiltError, StoreError].some((kind) => error instanceof kind)) return error.message;
  const { code, syscall, address, port, hostname }: Error & Record<string, unknown> = { ...error };
  if (code === "EADDRINUSE") return `PORT ${port} at ${address} is in use; choose another.`;
  if (syscall === "listen" || syscall === "getaddrinfo")
    return `HOST ${address ?? hostname}${port ? ` with PORT ${port}` : ""} cannot be used: ${code}.`;
  return `The server cannot start: ${traceOf(error)}`;
}

function describe(config: Config, channels: readonly Channel[]): string[] {
  const isMailAlone = config.smtpUrl && channels.length === 1;
  const mail = config.smtpUrl
    ? `Mail goes through ${new URL(config.smtpUrl).host} to ${config.mailbox}.`
    : `Mail is not set up: leads are kept, and mailed once SMTP_URL is set. \`${formatCommand("list")}\` shows them.`;
  return [
    mail,
    ...exposedPassword(config.smtpUrl),
    ...(config.webhook ? [`Webhooks go to ${new URL(config.webhook.url).host}.`] : []),
    ...config.chats.map(
      ({ name, url }) => `A message about each lead goes to ${name} at ${new URL(url).host}.`,
    ),
    ...(isMailAlone
      ? ["When mail fails, nobody is told: set ALARM_URL to a second mail server or a chat."]
      : []),
  ];
}

async function main() {
  const config = readConfig();
  const store = await openStore(config, "server");
  const metrics = createMetrics(leadChannels(config));
  const channels = createChannels(config);
  const onOutcome = (channel: ChannelName, { result }: DeliveryOutcome) =>
    metrics.attempted({ channel, outcome: result });
  const dispatcher = createDispatcher({ store, channels, now: Date.now, log, onOutcome });
  const { retentionDays } = config;
  const watch = createWatch({
    store,
    channels,
    now: Date.now,
    log,
    retentionDays,
    deskUrl: config.desk.url,
    hasWeeklyMail: config.weeklyMail && config.smtpUrl !== undefined,
    dataDir: config.databaseUrl ? undefined : config.dataDir,
  });
  const server = await createServer({ config, store, metrics, log, onLead: dispatcher.wake });
  let stopHousekeeping = async () => {};
  let stopWatch = async () => {};

  // Register the signal handlers before listening, so that requests are drained.
  let isStopping = false;
  async function stop(code: number) {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(code), STOP_MS).unref();
    await Promise.all([server.close(), dispatcher.stop(), stopHousekeeping(), stopWatch()]);
    await store.close();
    process.exit(code);
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => stop(0));
  const crash = (error: unknown) => {
    log(`The server stops because of a fault: ${traceOf(error)}`);
    stop(1).catch(() => process.exit(1));
  };
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);

  const address = await server.listen();
  if (isStopping) return;
  stopHousekeeping = startHousekeeping({ store, retentionDays, log });
  stopWatch = watch.start();
  await dispatcher.start();
  if (isStopping) return;

  // Printed last: a supervisor that waits for this line may stop the server at once.
  print(`Listening on ${address}`);
  print(`Leads are kept in ${store.location}.`);
  for (const line of [...describe(config, channels), ...server.buildMismatches, ...misspelt()]) print(line);
  for (const line of periodMismatch(site.leads.period, retentionDays)) print(line);
}

main().catch((error) => {
  console.error(startProblem(error));
  process.exit(1);
});
