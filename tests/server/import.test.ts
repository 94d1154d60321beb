import { expect, vi } from "vitest";
import { LEASE_MS } from "../../leads/store/outbox.ts";
import { openPostgres } from "../../leads/store/postgres.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { newLead } from "../support/leads.ts";
import { freshDir, leads } from "../support/server.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A store with a lead in every state. */
async function fillStore() {
  const dataDir = freshDir();
  const outbox = await openSqlite(dataDir);
  const now = Date.now();
  const tried = { channel: "mail", nextAt: now, doneAt: undefined } as const;
  await outbox.importLeads([
    {
      ...newLead({ fields: { message: "مرحبا 👋 O'Hara" } }),
      deliveries: [{ ...tried, state: "delivered", attempts: 2, doneAt: now, problem: "" }],
    },
    { ...newLead(), deliveries: [{ ...tried, state: "held", attempts: 1, problem: "SMTP 550" }] },
    { ...newLead({ quarantined: true }), deliveries: [] },
  ]);
  const more = Array.from({ length: 250 }, () => newLead({ channels: ["mail", "webhook"] }));
  await Promise.all(more.map(outbox.add));
  return { dataDir, outbox, now };
}

itWithPostgres("copies every lead once, with the state of its deliveries", async ({ postgres }) => {
  const { dataDir, outbox, now } = await fillStore();
  const database = await postgres.database();
  const [here, there] = [{ DATA_DIR: dataDir }, { DATA_DIR: dataDir, DATABASE_URL: database }];
  const refused = await leads(freshDir(), ["import"], there);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("is in use by another server")]);
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
});
