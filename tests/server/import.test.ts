import { expect } from "vitest";
import { LEASE_MS } from "../../server/leads/store/outbox.ts";
import { openPostgres } from "../../server/leads/store/postgres.ts";
import { openSqlite } from "../../server/leads/store/sqlite.ts";
import { newLead } from "../support/leads.ts";
import { freshDir, leads } from "../support/server.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

/** A store with a lead in every state. */
async function fillStore() {
  const dataDir = freshDir();
  const outbox = await openSqlite(dataDir);
  const now = Date.now();
  await outbox.add(newLead({ receivedAt: now, fields: { message: "مرحبا 👋 O'Hara" } }));
  const [done] = await outbox.claim("mail", now, 1);
  if (done) await outbox.settle(done, { state: "delivered", attempts: 2, nextAt: now, problem: "" }, now);
  await outbox.add(newLead({ receivedAt: now }));
  const [dead] = await outbox.claim("mail", now, 1);
  if (dead) {
    await outbox.settle(dead, { state: "held", attempts: 1, nextAt: now, problem: "SMTP 550" }, now);
  }
  await outbox.add(newLead({ quarantined: true, channels: [] }));
  const more = Array.from({ length: 250 }, () => newLead({ channels: ["mail", "webhook"] }));
  await Promise.all(more.map(outbox.add));
  return { dataDir, outbox, now };
}

itWithPostgres(
  "copies every lead once with the state of its deliveries, and delivers pending ones from there",
  async ({ postgres }) => {
    const { dataDir, outbox, now } = await fillStore();
    const database = await postgres.database();
    const [here, there] = [{ DATA_DIR: dataDir }, { DATA_DIR: dataDir, DATABASE_URL: database }];
    const refused = await leads(freshDir(), ["import"], there);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining("is in use by another server"),
    ]);
    await outbox.close();
    expect((await leads(freshDir(), ["import"], here)).stderr).toContain("Set DATABASE_URL");

    expect((await leads(freshDir(), ["import"], there)).stdout).toMatch(
      / 253 leads .*; 253 of them are new\.$/m,
    );
    const before = (await leads(freshDir(), ["export"], here)).stdout;
    expect((await leads(freshDir(), ["export"], there)).stdout).toBe(before);

    const target = await openPostgres(database, "server");
    expect(await target.claim("mail", now + LEASE_MS, 1_000)).toHaveLength(250);
    expect((await leads(freshDir(), ["import"], there)).stdout).toMatch(/; 0 of them are new\.$/m);
    expect(await target.claim("mail", now + LEASE_MS, 1_000)).toEqual([]);
    await target.close();
  },
  120_000,
);
