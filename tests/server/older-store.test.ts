import { writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, inject, it } from "vitest";
import { leadFromForm } from "../../contract/kinds.ts";
import { samples } from "../../contract/samples.ts";
import { openPostgres } from "../../leads/store/postgres-store.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { site } from "../../settings/site.js";
import { newLead } from "../support/leads.ts";
import { makeDatabase, runSql } from "../support/postgres.ts";
import { freshDir, runCommand } from "../support/server.ts";
import { itWithPostgres } from "../support/with-postgres.ts";

/** The tables of version 1. */
const version1 = `
  CREATE TABLE meta (key text PRIMARY KEY, value text NOT NULL);
  CREATE TABLE leads (
    id text PRIMARY KEY, kind text NOT NULL, subject text NOT NULL, reply_to text NOT NULL,
    fields text NOT NULL, quarantined bigint NOT NULL, received_at bigint NOT NULL);
  CREATE INDEX leads_received ON leads (received_at);
  CREATE TABLE deliveries (
    lead_id text NOT NULL REFERENCES leads (id) ON DELETE CASCADE, channel text NOT NULL,
    state text NOT NULL, attempts bigint NOT NULL, next_at bigint NOT NULL, lease text NOT NULL,
    leased_until bigint NOT NULL, done_at bigint, problem text NOT NULL, PRIMARY KEY (lead_id, channel));
  CREATE INDEX deliveries_open ON deliveries (channel, state, next_at) WHERE state <> 'delivered';
  CREATE TABLE recent (fingerprint text PRIMARY KEY, lead_id text NOT NULL, at bigint NOT NULL);`;

/** What made versions 2 and 3 of it, which PostgreSQL does not have. */
const version3 = `
  DROP TABLE recent;
  CREATE TABLE recent (lead_id text PRIMARY KEY, fingerprint text NOT NULL, at bigint NOT NULL) WITHOUT ROWID;
  CREATE INDEX recent_fingerprint ON recent (fingerprint);`;

const version4 = `
  ALTER TABLE leads ADD COLUMN person text NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN origin text NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN answered_by text;
  ALTER TABLE leads ADD COLUMN answered_at bigint;
  CREATE TABLE actions (
    id text PRIMARY KEY, at bigint NOT NULL, person text NOT NULL, action text NOT NULL, lead_id text NOT NULL);
  UPDATE leads SET origin = '{"page":"/contact","language":"en","via":"","campaign":"news / mail / autumn"}';`;

/** Makes a store of version 1 in a directory, as a server that has ended leaves it. */
function openVersion1(dir: string): DatabaseSync {
  writeFileSync(path.join(dir, "server.lock"), "");
  const db = new DatabaseSync(path.join(dir, "leads.db"));
  db.exec(`${version1.replaceAll("NULL);", "NULL) WITHOUT ROWID;").replace("channel));", "channel)) WITHOUT ROWID;")}
    PRAGMA user_version = 1;`);
  return db;
}

const TOLD = "Start this version of the server first";

it("a command leaves a file of an older version as it is, and says what to do", async () => {
  const dir = freshDir();
  const old = openVersion1(dir);
  const env = { DATA_DIR: dir };
  for (const command of ["list", "export", "retry"])
    await expect(runCommand(command, env)).rejects.toThrow(TOLD);
  expect(old.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
  old.close();
  await (await openSqlite(dir, "server")).close();
  expect(await runCommand("list", env)).toEqual({ code: 0, text: "No leads.\n" });
});

/** Opens a store of today on the tables of version 1 after this SQL. */
const stores = {
  SQLite(version: number, sql: string) {
    const dir = freshDir();
    const old = openVersion1(dir);
    old.exec(`${sql} PRAGMA user_version = ${version}`);
    old.close();
    return openSqlite(dir);
  },
  async PostgreSQL(version: number, sql: string) {
    const url = await makeDatabase(inject("postgres"));
    await runSql(`${version1}${sql} INSERT INTO meta VALUES ('schema', '${version}')`, url);
    return openPostgres(url, "server");
  },
};

describe.each(Object.keys(stores) as (keyof typeof stores)[])("in %s", (name) => {
  const test = it.skipIf(name === "PostgreSQL" && !inject("postgres"));
  test.each([1, 4])("version %i keeps its leads and mails, and recognises duplicates", async (version) => {
    const { id, fingerprint, receivedAt } = newLead();
    const mail = newLead().id;
    const { fields } = leadFromForm("registration", samples.registration, site.mailbox);
    const rows = `
      INSERT INTO leads VALUES
        ('${id}', 'registration', 'Hello', 'x@example.com', '${JSON.stringify(fields)}', 0, ${receivedAt}),
        ('${mail}', 'notice', 'Hello', 'x@example.com', '{"text":"Look."}', 0, ${receivedAt});
      INSERT INTO deliveries VALUES ('${mail}', 'mail', 'pending', 2, 1, '', 0, NULL, ''),
        ('${id}', 'mail', 'held', 9, 1, '', 0, NULL, 'SMTP 550');`;
    const recent = `
      INSERT INTO recent (fingerprint, lead_id, at) VALUES ('${fingerprint}', '${id}', ${receivedAt});`;
    const later = version === 4 ? (name === "SQLite" ? version3 : "") + version4 : "";
    const store = await stores[name](version, rows + later + recent);
    expect(await store.add(newLead({ fingerprint, receivedAt }))).toBe(id);
    expect((await store.leads({ limit: 9 })).map((kept) => kept.id)).toEqual([id]);
    const campaign = version === 4 ? [{ source: "news", medium: "mail", campaign: "autumn" }] : [];
    for (const search of [{ country: "United Arab Emirates" }, { text: "example RETAIL" }, ...campaign])
      expect(await store.leads({ ...search, state: "failed", channels: ["mail"] })).toMatchObject([
        { id, person: { company: "Example Retail" } },
      ]);
    expect(await store.claim("mail", receivedAt, 9)).toMatchObject([
      { message: { id: mail, subject: "Hello", text: "Look." }, attempts: 2 },
    ]);
    await store.close();
  });
});

itWithPostgres("a command changes no older tables in PostgreSQL, and makes none", async ({ database }) => {
  const env = { DATABASE_URL: database };
  const list = () => runCommand("list", env);
  for (let count = 0; count < 2; count++)
    await expect(list).rejects.toThrow("There is no store in DATABASE_URL yet");

  await runSql(`${version1}; INSERT INTO meta VALUES ('schema', '1')`, database);
  const dataDir = freshDir();
  await (await openSqlite(dataDir, "server")).close();
  for (const command of ["list", "import"])
    await expect(runCommand(command, { ...env, DATA_DIR: dataDir })).rejects.toThrow(TOLD);
  await (await openPostgres(database, "server")).close();
  expect((await list()).code).toBe(0);
});

itWithPostgres("import copies leads and activity into PostgreSQL, and none twice", async ({ database }) => {
  const dataDir = freshDir();
  const source = await openSqlite(dataDir, "server");
  const leadId = await source.add(newLead());
  await source.logAction({ user: "sales@example.com", action: "restrict", leadId });
  await source.close();
  for (const added of [1, 0]) {
    const { text } = await runCommand("import", { DATABASE_URL: database, DATA_DIR: dataDir });
    expect(text).toContain(`now holds all 1 leads of ${dataDir}; ${added} of them are new`);
  }
  const store = await openPostgres(database, "server");
  expect(await store.get(leadId)).toMatchObject({ deliveries: [{ state: "pending" }] });
  expect(await store.actions({})).toMatchObject([{ user: "sales@example.com", leadId }]);
  await store.close();
});
