import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { DUPLICATE_MS } from "../../server/leads/store/outbox.ts";
import { openSqlite } from "../../server/leads/store/sqlite.ts";
import { newLead } from "../support/leads.ts";
import { openVersion1 } from "../support/old-store.ts";
import { freshDir } from "../support/server.ts";

it("a lead sent twice is kept once, also across a restart of the server", async () => {
  const dir = freshDir();
  const first = newLead();
  const again = (after: number) =>
    newLead({ fingerprint: first.fingerprint, receivedAt: first.receivedAt + after });
  const before = await openSqlite(dir);
  await before.add(first);
  await before.close();
  const outbox = await openSqlite(dir);
  expect(await outbox.add(again(DUPLICATE_MS - 1))).toBe(first.id);
  expect(await outbox.add(again(DUPLICATE_MS))).not.toBe(first.id);
  await outbox.close();
});

it("a store of an earlier version keeps its leads and recognises their duplicates", async () => {
  const dir = freshDir();
  const { id, fingerprint, receivedAt } = newLead();
  const old = openVersion1(dir);
  old
    .prepare("INSERT INTO leads VALUES (?, 'contact', 'Hello', 'x@example.com', '{}', 0, ?)")
    .run(id, receivedAt);
  old.prepare("INSERT INTO recent VALUES (?, ?, ?)").run(fingerprint, id, receivedAt);
  old.close();
  const outbox = await openSqlite(dir);
  expect(await outbox.add(newLead({ fingerprint, receivedAt }))).toBe(id);
  expect((await outbox.page({ limit: 9 })).map((lead) => lead.id)).toEqual([id]);
  await outbox.close();
});

it("a lead whose transaction failed is not a duplicate when it is sent again", async () => {
  const dir = freshDir();
  const outbox = await openSqlite(dir);
  const other = new DatabaseSync(path.join(dir, "leads.db"));
  // The lead can be written, its delivery cannot: both are rolled back.
  other.exec("ALTER TABLE deliveries RENAME COLUMN problem TO moved");
  const lead = newLead();
  await expect(outbox.add(lead)).rejects.toMatchObject({ code: "ERR_SQLITE_ERROR", errcode: 1 });
  other.exec("ALTER TABLE deliveries RENAME COLUMN moved TO problem");
  other.close();
  const again = newLead({ fingerprint: lead.fingerprint });
  expect(await outbox.add(again)).toBe(again.id);
  expect((await outbox.page({ limit: 9 })).map(({ id }) => id)).toEqual([again.id]);
  await outbox.close();
});
