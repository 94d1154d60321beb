/**
 * Loads a server with SQLite and one with PostgreSQL, makes each fail once a minute, and then counts every lead:
 * `node bench/soak.ts [minutes]`. Prints one line of JSON for each store; ends with 1 when a lead was lost or doubled.
 */
import { setTimeout as delay } from "node:timers/promises";
import { LEASE_MS } from "../leads/store/outbox.ts";
import { freePort } from "../scripts/free-port.ts";
import { canMount, mountDisk } from "../tests/support/disk.ts";
import { findPostgres, startPostgres } from "../tests/support/postgres.ts";
import { startReceiver } from "../tests/support/receiver.ts";
import { contactBody, leads, metricsOf, post, startServer } from "../tests/support/server.ts";
import { makeSite } from "../tests/support/site.ts";
import { startSmtp } from "../tests/support/smtp.ts";
import { memoryOf } from "./results.ts";

const MINUTE_MS = 60_000;
const FAULT_MS = 10_000;
/** Leads that a killed server was delivering from PostgreSQL are taken over once its lease has run out. */
const DRAIN_MS = LEASE_MS + 5 * MINUTE_MS;
const LOOK_MS = 2_000;
const DISK_MB = 128;

type Faults = Record<string, () => Promise<void>>;

/** Starts a server at a fixed address with a mail peer of its own. */
async function startSystem(name: string, env: Record<string, string>, others: Faults) {
  const dir = await makeSite();
  let smtp = await startSmtp();
  const receiver = await startReceiver();
  const settings = {
    ...env,
    SMTP_URL: smtp.url,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
    NOTIFY_URL: `ntfy:${receiver.url}`,
    PORT: String(await freePort()),
  };
  let server = await startServer(dir, settings);
  const { url } = server;
  const mails = [...smtp.mails];
  const restart = async (signal: NodeJS.Signals) => {
    await server.stop(signal);
    server = await startServer(dir, settings);
  };
  const faults: Faults = {
    "kill -9": () => restart("SIGKILL"),
    "mail down": async () => {
      const { port } = smtp;
      await smtp.stop();
      mails.push(...smtp.mails);
      await delay(FAULT_MS);
      smtp = await startSmtp({}, {}, port);
    },
    ...others,
  };
  return {
    name,
    url,
    faults,
    restart,
    mails: () =>
      [...mails, ...smtp.mails].map(({ raw }) => /^Message-ID: <([^@]+)@/im.exec(raw.toString())?.[1] ?? ""),
    /** The ids of the leads that came by webhook and by chat. */
    hooked: () => new Set(receiver.taken.map(({ headers }) => String(headers["webhook-id"]))),
    told: () => new Set(receiver.taken.map(({ body }) => /^Lead (\S+)$/m.exec(body)?.[1] ?? "")),
    kept: async (): Promise<{ id: string; fields: { subject: string } }[]> =>
      JSON.parse((await leads(dir, ["export"], settings)).stdout),
    async stop() {
      await server.stop();
      await Promise.all([smtp.stop(), receiver.stop()]);
    },
  };
}
type System = Awaited<ReturnType<typeof startSystem>>;

const VISITORS = 4;
const PAUSE_MS = 200;
/** A visitor who sees a failure, or none because the server is gone, sends the same answers again. */
const AGAIN_MS = 500;

const bad: [body: unknown, headers?: Record<string, string>][] = [
  ["{"],
  [{ ...contactBody(), email: "nobody" }],
  [contactBody({ message: "x".repeat(19_000) }).message.repeat(5)],
  ["Hello", { "content-type": "text/plain" }],
];

/** Visitors that post leads, read pages and send bad posts until `isOver`. */
async function runTraffic(url: string, name: string, isOver: () => boolean) {
  const acknowledged = new Map<string, string>();
  const counts = { pages: 0, bad: 0, failures: 0 };
  let next = 0;

  async function sendLead() {
    const subject = `${name} ${next++}`;
    while (!isOver()) {
      const response = await post(url, contactBody({ subject })).catch(() => undefined);
      const answer: { id?: string } = await response?.json().catch(() => ({}));
      if (response?.status === 200 && answer.id) return acknowledged.set(subject, answer.id);
      counts.failures++;
      await delay(AGAIN_MS);
    }
    return undefined;
  }

  async function visit() {
    for (let turn = 0; !isOver(); turn++) {
      const [body, headers] = bad[turn % bad.length] ?? [];
      if (turn % 5 === 3)
        await fetch(`${url}/about`)
          .then(
            (page) => page.text(),
            () => counts.failures++,
          )
          .finally(() => counts.pages++);
      else if (turn % 5 === 4)
        await post(url, body, headers)
          .then(
            (answer) => answer.text(),
            () => counts.failures++,
          )
          .finally(() => counts.bad++);
      else await sendLead();
      await delay(PAUSE_MS);
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return { acknowledged, counts };
}

/** Waits until every delivery is done, which a restart tries at once. */
async function drain({ url, restart }: System) {
  await restart("SIGTERM");
  const end = performance.now() + DRAIN_MS;
  for (;;) {
    const text = await metricsOf(url);
    if (!/^deliveries_(pending|failed)\{.*\} [1-9]/m.test(text) || performance.now() > end) return;
    await delay(LOOK_MS);
  }
}

/** Returns how many values are there beside the first of each. */
const repeated = (values: string[]) => values.length - new Set(values).size;

async function soak(system: System, minutes: number) {
  const memory: number[] = [];
  const done: string[] = [];
  let isOver = false;
  const traffic = runTraffic(system.url, system.name, () => isOver);
  const watch = setInterval(
    () =>
      memoryOf(system.url).then(
        (size) => memory.push(size),
        () => {},
      ),
    LOOK_MS,
  );
  const names = Object.keys(system.faults);
  for (let minute = 0; minute < minutes; minute++) {
    const end = performance.now() + MINUTE_MS;
    const name = names[minute % names.length] ?? "";
    await delay(MINUTE_MS / 4);
    await system.faults[name]?.();
    done.push(name);
    await delay(end - performance.now());
  }
  isOver = true;
  const { acknowledged, counts } = await traffic;
  clearInterval(watch);
  await drain(system);
  const mailed = system.mails();
  const kept = await system.kept();
  const [stored, hooked, told] = [new Set(kept.map(({ id }) => id)), system.hooked(), system.told()];
  const byMail = new Set(mailed);
  const isDelivered = (id: string) => byMail.has(id) && hooked.has(id) && told.has(id);
  const ids = [...acknowledged.values()];
  const result = {
    store: system.name,
    minutes,
    acknowledged: ids.length,
    // By mail, webhook and chat.
    delivered: ids.filter(isDelivered).length,
    lost: ids.filter((id) => !isDelivered(id) || !stored.has(id)).length,
    doubled: repeated(kept.map(({ fields }) => fields.subject)),
    // Mail cannot be exactly once: these have the Message-ID of the first.
    mailedAgain: repeated(mailed),
    ...counts,
    memoryMb: {
      first: Math.round(memory[0] ?? 0),
      most: Math.round(Math.max(...memory)),
      last: Math.round(memory.at(-1) ?? 0),
    },
    faults: done,
  };
  await system.stop();
  console.log(JSON.stringify(result));
  return result.lost + result.doubled;
}

const minutes = Number(process.argv[2] ?? 30);
const disk = canMount() ? mountDisk(DISK_MB) : undefined;
await using postgres = findPostgres() ? await startPostgres() : undefined;
try {
  const systems = [
    await startSystem("SQLite", disk ? { DATA_DIR: disk.dir } : {}, {
      ...(disk && {
        "full disk": async () => {
          disk.fill();
          await delay(FAULT_MS);
          disk.makeRoom();
        },
      }),
    }),
    ...(postgres
      ? [
          await startSystem(
            "PostgreSQL",
            { DATABASE_URL: postgres.url },
            { "database restart": () => postgres.crash() },
          ),
        ]
      : []),
  ];
  const wrong = await Promise.all(systems.map((system) => soak(system, minutes)));
  process.exitCode = wrong.some((count) => count > 0) ? 1 : 0;
} finally {
  disk?.unmount();
}
