import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { LEASE_MS } from "../../leads/store/store.ts";
import { burst } from "../support/burst.ts";
import { startSite } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

const LEADS = 60;
/** Longer than a lease and than the time in which a repeat is found. */
const AHEAD_MS = LEASE_MS + 60_000;
const clock = `const now = Date.now; Date.now = () => now() + ${AHEAD_MS}`;
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clock)}`;

itWithPostgres(
  "with clocks far apart mail each lead once, whichever accepted it",
  async ({ database }) => {
    // Slow enough for the other server to see every claim.
    await using smtp = await startSmtp({ onData: () => pause(50).then(() => undefined) });
    const env = { DATABASE_URL: database, SMTP_URL: smtp.url };
    const [left, right] = await Promise.all([startSite(env), startSite({ ...env, NODE_OPTIONS })]);
    const sent = await Promise.all(
      [left, right].map(({ url }, index) =>
        burst(url, { count: LEADS, connections: 4, name: `server ${index}` }),
      ),
    );
    expect(sent.flat().filter(({ status }) => status !== 200)).toEqual([]);
    const ids: string[] = [];
    for (const one of [left, right, left])
      ids.push((await (await one.post({ subject: "Same on both" })).json()).id);
    expect(new Set(ids).size).toBe(1);
    const all = 2 * LEADS + 1;
    await expect
      .poll(async () => (await left.storedLeads()).map(({ state }) => state), { timeout: 30_000 })
      .toEqual(Array(all).fill("delivered"));
    await Promise.all([left.stop(), right.stop()]);
    const mailed = (await smtp.parsed()).map(({ messageId }) => messageId);
    expect([mailed.length, new Set(mailed).size]).toEqual([all, all]);
  },
  60_000,
);
