import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { startHousekeeping, sweep } from "../../leads/store/housekeeping.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { newLead } from "../support/leads.ts";
import { contactBody, freshDir, leads, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";

const DAY_MS = 24 * 3_600_000;

it("leads older than the retention are deleted from the tables and the files, delivered or not", async () => {
  const dir = freshDir();
  const outbox = await openSqlite(dir);
  const now = Date.now();
  await outbox.add(newLead({ receivedAt: now - 31 * DAY_MS, fields: { name: "Old Visitor" } }));
  const young = newLead({ receivedAt: now - 29 * DAY_MS, fields: { name: "Young Visitor" } });
  await outbox.add(young);
  expect((await sweep({ outbox, retentionDays: undefined })).removed).toBe(0);
  expect((await sweep({ outbox, retentionDays: 30 })).removed).toBe(1);
  expect((await outbox.page({ limit: 9 })).map(({ id }) => id)).toEqual([young.id]);
  const files = readdirSync(dir).map((name) => readFileSync(path.join(dir, name), "latin1"));
  expect(files.some((bytes) => bytes.includes("Old Visitor"))).toBe(false);
  expect(files.some((bytes) => bytes.includes("Young Visitor"))).toBe(true);
  await outbox.close();
});

it("a clock set years ahead deletes an hour of leads at a time and is logged; one set back stops nothing", async () => {
  const outbox = await openSqlite(freshDir());
  const start = Date.now();
  const ages = [30 * DAY_MS - 30 * 60_000, 30 * DAY_MS - 90 * 60_000, 0];
  for (const age of ages) await outbox.add(newLead({ receivedAt: start - age }));
  const lines: string[] = [];
  const keepHouse = async (now: number) => {
    const atNow = { ...outbox, now: async () => now };
    await startHousekeeping({ outbox: atNow, retentionDays: 30, log: (line) => lines.push(line) })();
    return (await outbox.page({ limit: 9 })).length;
  };
  expect(await keepHouse(start)).toBe(3);
  expect(await keepHouse(start + 4_000 * DAY_MS)).toBe(2);
  expect(lines).toEqual([
    "Deleted 1 lead older than 30 days.",
    "The clock is 4000 days ahead of the last sweep: retention catches up by at most one hour per sweep.",
  ]);
  expect(await keepHouse(0)).toBe(2);
  expect(await keepHouse(start + 3 * 3_600_000)).toBe(1);
  await outbox.close();
});

it("forget waits for a long reader, and no post is refused meanwhile", async () => {
  const dir = await makeSite();
  await using server = await startServer(dir);
  const { id } = await (await post(server.url, contactBody())).json();
  using reader = new DatabaseSync(path.join(dir, "data/leads.db"));
  reader.exec("BEGIN; SELECT count(*) FROM leads");
  using observer = new DatabaseSync(path.join(dir, "data/leads.db"));
  let isDone = false;
  const forgotten = leads(dir, ["forget", id]).finally(() => {
    isDone = true;
  });
  await expect.poll(() => observer.prepare("SELECT id FROM leads WHERE id = ?").all(id)).toEqual([]);
  for (let count = 0; count < 20; count++) {
    expect((await post(server.url, contactBody({ subject: `Meanwhile ${count}` }))).status).toBe(200);
  }
  expect(isDone).toBe(false);
  reader.exec("COMMIT");
  expect(await forgotten).toMatchObject({ code: 0, stdout: expect.stringContaining("Deleted 1 lead.") });
});
