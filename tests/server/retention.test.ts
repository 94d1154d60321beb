import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { startHousekeeping, sweep } from "../../leads/store/housekeeping.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { newLead } from "../support/leads.ts";
import { freshDir } from "../support/server.ts";

const DAY_MS = 24 * 3_600_000;
const start = Date.now();

it("leads and activity older than the retention are deleted, from the files too, but for restricted leads", async () => {
  const dir = freshDir();
  const store = await openSqlite(dir);
  for (const [days, name] of [[31, "Old Visitor"] as const, [29, "Young Visitor"] as const])
    await store.add(newLead({ receivedAt: start - days * DAY_MS, fields: { name } }));
  const restricted = newLead({ receivedAt: start - 40 * DAY_MS, fields: { name: "Restricted Visitor" } });
  const id = await store.add(restricted);
  await store.restrict(id, true);
  expect((await sweep({ store, retentionDays: undefined })).deleted).toBe(0);
  expect((await sweep({ store, retentionDays: 30 })).deleted).toBe(1);
  const bytes = readdirSync(dir).map((name) => readFileSync(path.join(dir, name), "latin1"));
  expect(bytes.join()).not.toContain("Old Visitor");
  for (const name of ["Young Visitor", "Restricted Visitor"]) expect(bytes.join()).toContain(name);
  for (const leadId of [id, "of another lead"])
    await store.logAction({ user: "", action: "restrict", leadId });
  await store.deleteExpired({ before: start + DAY_MS, spamBefore: 0, now: start });
  expect((await store.actions({})).map(({ leadId }) => leadId)).toEqual([id]);
  await store.close();
});

it("a clock set years ahead deletes an hour of leads at a time and is logged; neither one set back nor files that keep text stop it", async () => {
  const store = await openSqlite(freshDir());
  for (const minutes of [30, 90, 30 * 24 * 60])
    await store.add(newLead({ receivedAt: start - 30 * DAY_MS + minutes * 60_000 }));
  const lines: string[] = [];
  const leftAt = async (now: number) => {
    const log = (line: string) => lines.push(line);
    const compact = () => Promise.reject(new Error());
    await startHousekeeping({ store: { ...store, now: async () => now, compact }, retentionDays: 30, log })();
    return (await store.leads({ limit: 9 })).length;
  };
  expect([await leftAt(start), await leftAt(start + 4_000 * DAY_MS)]).toEqual([3, 2]);
  expect(lines).toEqual([
    "Deleted 1 lead older than 30 days.",
    "The store's files still hold text of deleted leads (Error); the next sweep tries again.",
    "The clock is 4000 days ahead of the last sweep: retention catches up by one hour per sweep.",
  ]);
  expect((await store.actions({ limit: 1 }))[0]).toMatchObject({ user: "RETENTION_DAYS", detail: "1" });
  expect([await leftAt(0), await leftAt(start + 3 * 3_600_000)]).toEqual([2, 1]);
  await store.close();
});
