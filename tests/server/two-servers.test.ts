import { setTimeout as pause } from "node:timers/promises";
import { expect, vi } from "vitest";
import { createCourier } from "../../leads/delivery/courier.ts";
import { LEASE_MS, type Outbox } from "../../leads/store/outbox.ts";
import { openPostgres } from "../../leads/store/postgres.ts";
import { burst } from "../support/burst.ts";
import { mailTo } from "../support/delivery.ts";
import { startSite } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

vi.setConfig({ testTimeout: 60_000 });

itWithPostgres.for([
  ["the same", 0, 200],
  ["more than a lease apart", 200_000, 20],
  ["more than the time in which a repeat is found apart", 11 * 60_000, 20],
] as const)(
  "with clocks %s mail each lead once, whichever accepted it",
  async ([, ahead, count], { postgres }) => {
    // Slow enough for the other server to see every claim.
    await using smtp = await startSmtp({ onData: () => pause(ahead && 100).then(() => undefined) });
    const env = { DATABASE_URL: await postgres.database(), SMTP_URL: smtp.url };
    const clock = `const now = Date.now; Date.now = () => now() + ${ahead}`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clock)}`;
    const servers = await Promise.all([startSite(env), startSite({ ...env, NODE_OPTIONS })]);
    const sent = await Promise.all(
      servers.map(({ url }, index) => burst(url, { count, connections: 4, name: `server ${index}` })),
    );
    expect(sent.flat().filter(({ status }) => status !== 200)).toEqual([]);
    const [left, right] = servers;
    const ids: string[] = [];
    for (const one of [left, right, left])
      ids.push((await (await one.post({ subject: "Same on both" })).json()).id);
    expect(new Set(ids).size).toBe(1);
    const all = 2 * count + 1;
    await expect.poll(() => smtp.mails.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(all);
    await expect
      .poll(async () => (await left.kept()).map(({ state }) => state))
      .toEqual(Array(all).fill("delivered"));
    await Promise.all(servers.map((one) => one.stop()));
    const mailed = (await smtp.parsed()).map(({ messageId }) => messageId);
    expect([mailed.length, new Set(mailed).size]).toEqual([all, all]);
  },
);

itWithPostgres("take over the deliveries of a killed one after the lease", async ({ postgres }) => {
  const began = Promise.withResolvers<void>();
  const never = await startSmtp({
    onData() {
      began.resolve();
      return new Promise(() => {});
    },
  });
  const database = await postgres.database();
  const doomed = await startSite({ DATABASE_URL: database, SMTP_URL: never.url });
  await doomed.post();
  await began.promise;
  await doomed.stop("SIGKILL");

  await using smtp = await startSmtp();
  const store = await openPostgres(database, "server");
  let later = 0;
  const outbox: Outbox = { ...store, now: async () => (await store.now()) + later };
  const next = createCourier({ outbox, channels: [mailTo(smtp.url)], now: Date.now, log() {} });
  for (const [ms, mails] of [[0, 0] as const, [LEASE_MS, 1] as const]) {
    later = ms;
    await next.drain();
    expect(smtp.mails).toHaveLength(mails);
  }
  await next.stop();
  await outbox.close();
});
