import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { DUPLICATE_MS } from "../../server/leads/outbox.ts";
import { openSqlite } from "../../server/leads/sqlite.ts";
import { newLead } from "../support/leads.ts";
import { freshDir } from "../support/server.ts";

/** The tables of version 1. */
const version1 = `
  CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL);
  CREATE TABLE leads (
    id text PRIMARY KEY, kind text NOT NULL, subject text NOT NULL, reply_to text NOT NULL,
    fields text NOT NULL, quarantined integer NOT NULL, received_at integer NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX leads_received ON leads (received_at);
  CREATE TABLE deliveries (
    lead_id text NOT NULL REFERENCES leads (id) ON DELETE CASCADE, channel text NOT NULL,
    state text NOT NULL, attempts integer NOT NULL, next_at integer NOT NULL, lease text NOT NULL,
    leased_until integer NOT NULL, done_at integer, problem text NOT NULL,
    PRIMARY KEY (lead_id, channel)) STRICT, WITHOUT ROWID;
  CREATE INDEX deliveries_open ON deliveries (channel, state, next_at) WHERE state <> 'delivered';
  CREATE TABLE recent (
    fingerprint text PRIMARY KEY, lead_id text NOT NULL, at integer NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 1;`;

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
  const old = new DatabaseSync(path.join(dir, "leads.db"));
  old.exec(version1);
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

it("a lead whose transaction failed is new when it is sent again", async () => {
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
