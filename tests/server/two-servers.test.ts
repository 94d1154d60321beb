import { setTimeout as pause } from "node:timers/promises";
import { expect, vi } from "vitest";
import { createCourier } from "../../leads/delivery/courier.ts";
import { LEASE_MS, type Outbox } from "../../leads/store/outbox.ts";
import { openPostgres } from "../../leads/store/postgres.ts";
import { burst } from "../support/burst.ts";
import { mailTo } from "../support/delivery.ts";
import { contactBody, leads, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp, type Taken } from "../support/smtp.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

vi.setConfig({ testTimeout: 60_000 });

const messageIdOf = ({ raw }: Taken) => /^Message-ID: (.*)$/im.exec(raw.toString())?.[1];

itWithPostgres("deliver each lead once, whichever accepted it", async ({ postgres }) => {
  await using smtp = await startSmtp();
  const env = { DATABASE_URL: await postgres.database(), SMTP_URL: smtp.url };
  const [left, right] = await Promise.all([
    startServer(await makeSite(), env),
    startServer(await makeSite(), env),
  ]);
  const sent = await Promise.all([
    burst(left.url, { count: 200, connections: 8, name: "left" }),
    burst(right.url, { count: 200, connections: 8, name: "right" }),
  ]);
  expect(sent.flat().filter(({ status }) => status !== 200)).toEqual([]);
  const body = contactBody({ subject: "Same on both" });
  const duplicates = await Promise.all([post(left.url, body), post(right.url, body)]);
  const [one, other] = await Promise.all(duplicates.map((answer) => answer.json()));
  expect(one.id).toBe(other.id);

  await expect.poll(() => smtp.mails.length, { timeout: 30_000 }).toBe(401);
  const { stdout } = await leads(await makeSite(), ["export"], env);
  const states = JSON.parse(stdout).map(({ state }: { state: string }) => state);
  expect([states.length, new Set(states)]).toEqual([401, new Set(["delivered"])]);
  await Promise.all([left.stop(), right.stop()]);
  const ids = (await smtp.parsed()).map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([401, 401]);
});

itWithPostgres.for([
  ["more than a lease", 200_000],
  ["more than the time in which a repeat is found", 11 * 60_000],
] as const)("whose clocks differ by %s mail each lead once", async ([, ahead], { postgres }) => {
  // Slow enough for the other server to see every claim.
  await using smtp = await startSmtp({ onData: () => pause(100).then(() => undefined) });
  const env = { DATABASE_URL: await postgres.database(), SMTP_URL: smtp.url };
  const clock = `const now = Date.now; Date.now = () => now() + ${ahead}`;
  const [left, right] = await Promise.all([
    startServer(await makeSite(), env),
    startServer(await makeSite(), {
      ...env,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
    }),
  ]);
  await Promise.all([
    burst(left.url, { count: 20, connections: 4, name: "left" }),
    burst(right.url, { count: 20, connections: 4, name: "right" }),
  ]);
  const ids: string[] = [];
  for (const { url } of [left, right, left]) {
    ids.push((await (await post(url, contactBody({ subject: "Same on both" }))).json()).id);
  }
  expect(new Set(ids).size).toBe(1);
  await expect.poll(() => new Set(smtp.mails.map(messageIdOf)).size, { timeout: 30_000 }).toBe(41);
  await Promise.all([left.stop(), right.stop()]);
  expect(smtp.mails).toHaveLength(41);
});

itWithPostgres("take over the deliveries of a killed one after the lease", async ({ postgres }) => {
  const began = Promise.withResolvers<void>();
  const never = await startSmtp({
    onData() {
      began.resolve();
      return new Promise(() => {});
    },
  });
  const database = await postgres.database();
  const doomed = await startServer(await makeSite(), { DATABASE_URL: database, SMTP_URL: never.url });
  await post(doomed.url, contactBody());
  await began.promise;
  await doomed.stop("SIGKILL");

  await using smtp = await startSmtp();
  const store = await openPostgres(database, "server");
  let later = 0;
  const outbox: Outbox = { ...store, now: async () => (await store.now()) + later };
  const next = createCourier({
    outbox,
    channels: [mailTo(smtp.url)],
    now: Date.now,
    log: () => {},
  });
  await next.drain();
  expect(smtp.mails).toHaveLength(0);
  later = LEASE_MS;
  await next.drain();
  expect(smtp.mails).toHaveLength(1);
  await next.stop();
  await outbox.close();
});
