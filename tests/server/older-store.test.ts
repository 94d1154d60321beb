import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { leadOfForm } from "../../contract/kinds.ts";
import { samples } from "../../contract/samples.ts";
import { openPostgres } from "../../leads/store/postgres.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { site } from "../../settings/site.js";
import { newLead } from "../support/leads.ts";
import { freshDir, leads } from "../support/server.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

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

/** Makes a store of version 1 in a directory. */
function openVersion1(dir: string): DatabaseSync {
  const db = new DatabaseSync(path.join(dir, "leads.db"));
  db.exec(version1);
  return db;
}

const TOLD = {
  code: 1,
  stdout: "",
  stderr: expect.stringContaining("Start this version of the server first"),
};

it("a command leaves a file of an older version as it is, and says what to do", async () => {
  const dir = freshDir();
  const old = openVersion1(dir);
  for (const command of ["list", "export", "retry"]) {
    expect(await leads(dir, [command], { DATA_DIR: dir })).toEqual(TOLD);
  }
  expect(old.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
  old.close();
  await (await openSqlite(dir, "server")).close();
  expect(await leads(dir, ["list"], { DATA_DIR: dir })).toMatchObject({ code: 0, stdout: "No leads.\n" });
});

it("a file of an older version keeps its leads and recognises their duplicates", async () => {
  const dir = freshDir();
  const { id, fingerprint, receivedAt } = newLead();
  const old = openVersion1(dir);
  const { fields } = leadOfForm("registration", samples.registration, site.mailbox);
  const lead = old.prepare("INSERT INTO leads VALUES (?, 'registration', 'Hello', 'x@example.com', ?, 0, ?)");
  lead.run(id, JSON.stringify(fields), receivedAt);
  old.prepare("INSERT INTO recent VALUES (?, ?, ?)").run(fingerprint, id, receivedAt);
  old.close();
  const outbox = await openSqlite(dir);
  expect(await outbox.add(newLead({ fingerprint, receivedAt }))).toBe(id);
  expect((await outbox.page({ limit: 9 })).map((kept) => kept.id)).toEqual([id]);
  await outbox.close();
  const stored = new DatabaseSync(path.join(dir, "leads.db")).prepare("SELECT person FROM leads").get();
  expect(JSON.parse(String(stored?.person))).toMatchObject({
    company: "Example Retail",
    country: "United Arab Emirates",
  });
});

itWithPostgres("a command changes no older tables in PostgreSQL, and makes none", async ({ postgres }) => {
  const database = await postgres.database();
  const env = { DATABASE_URL: database };
  const missing = { code: 1, stderr: expect.stringContaining("There is no store in DATABASE_URL yet") };
  for (let count = 0; count < 2; count++)
    expect(await leads(freshDir(), ["list"], env)).toMatchObject(missing);

  const outbox = await openPostgres(database, "server");
  await outbox.add(newLead());
  await outbox.close();
  await postgres.run(
    "UPDATE meta SET value = '1' WHERE key = 'schema'; ALTER TABLE leads DROP COLUMN person, DROP COLUMN origin, DROP COLUMN answered_by, DROP COLUMN answered_at; DROP TABLE actions",
    database,
  );
  const dataDir = freshDir();
  await (await openSqlite(dataDir, "server")).close();
  for (const command of ["list", "import"]) {
    expect(await leads(dataDir, [command], { ...env, DATA_DIR: dataDir })).toEqual(TOLD);
  }
  await (await openPostgres(database, "server")).close();
  expect((await leads(freshDir(), ["list"], env)).code).toBe(0);
});
