import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { sweep } from "../../server/leads/housekeeping.ts";
import { openSqlite } from "../../server/leads/sqlite.ts";
import { newLead } from "../support/leads.ts";
import { freshDir } from "../support/server.ts";

const DAY_MS = 24 * 3_600_000;

it("what is older than the retention leaves the tables and the files, delivered or not", async () => {
  const dir = freshDir();
  const outbox = await openSqlite(dir);
  const now = Date.now();
  await outbox.add(newLead({ receivedAt: now - 31 * DAY_MS, fields: { name: "Old Visitor" } }));
  const young = newLead({ receivedAt: now - 29 * DAY_MS, fields: { name: "Young Visitor" } });
  await outbox.add(young);
  expect(await sweep({ outbox, retentionDays: undefined, now: () => now })).toBe(0);
  expect(await sweep({ outbox, retentionDays: 30, now: () => now })).toBe(1);
  expect((await outbox.page({ limit: 9 })).map(({ id }) => id)).toEqual([young.id]);
  const files = readdirSync(dir).map((name) => readFileSync(path.join(dir, name), "latin1"));
  expect(files.some((bytes) => bytes.includes("Old Visitor"))).toBe(false);
  expect(files.some((bytes) => bytes.includes("Young Visitor"))).toBe(true);
  await outbox.close();
});
