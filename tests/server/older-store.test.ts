import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { leadOfForm } from "../../contract/kinds.ts";
import { samples } from "../../contract/samples.ts";
import { LEASE_MS } from "../../leads/store/outbox.ts";
import { openPostgres } from "../../leads/store/postgres.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { site } from "../../settings/site.js";
import { newLead } from "../support/leads.ts";
import { freshDir, runCommand } from "../support/server.ts";
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

const TOLD = "Start this version of the server first";

it("a command leaves a file of an older version as it is; the server keeps its leads and knows their duplicates", async () => {
  const DATA_DIR = freshDir();
  const { id, fingerprint, receivedAt } = newLead();
  using old = new DatabaseSync(path.join(DATA_DIR, "leads.db"));
  old.exec(version1);
  for (const command of ["list", "export", "retry"])
    await expect(runCommand(command, { DATA_DIR })).rejects.toThrow(TOLD);
  expect(old.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
  const { fields } = leadOfForm("registration", samples.registration, site.mailbox);
  const lead = old.prepare("INSERT INTO leads VALUES (?, 'registration', 'Hello', 'x@example.com', ?, 0, ?)");
  lead.run(id, JSON.stringify(fields), receivedAt);
  old.prepare("INSERT INTO recent VALUES (?, ?, ?)").run(fingerprint, id, receivedAt);
  const outbox = await openSqlite(DATA_DIR, "server");
  expect(await outbox.add(newLead({ fingerprint, receivedAt }))).toBe(id);
  const person = { company: "Example Retail", country: "United Arab Emirates" };
  expect(await outbox.page({ limit: 9 })).toMatchObject([{ id, person }]);
  await outbox.close();
  expect((await runCommand("list", { DATA_DIR })).text).toContain(id);
});

itWithPostgres("a command changes no older tables in PostgreSQL, and makes none", async ({ postgres }) => {
  const DATABASE_URL = await postgres.database();
  for (let count = 0; count < 2; count++)
    await expect(runCommand("list", { DATABASE_URL })).rejects.toThrow(
      "There is no store in DATABASE_URL yet",
    );
  const outbox = await openPostgres(DATABASE_URL, "server");
  await outbox.add(newLead());
  await outbox.close();
  await postgres.run(
    "UPDATE meta SET value = '1' WHERE key = 'schema'; ALTER TABLE leads DROP COLUMN person, DROP COLUMN origin, DROP COLUMN answered_by, DROP COLUMN answered_at; DROP TABLE actions",
    DATABASE_URL,
  );
  const DATA_DIR = freshDir();
  await (await openSqlite(DATA_DIR, "server")).close();
  for (const command of ["list", "import"])
    await expect(runCommand(command, { DATABASE_URL, DATA_DIR })).rejects.toThrow(TOLD);
  await (await openPostgres(DATABASE_URL, "server")).close();
  expect((await runCommand("list", { DATABASE_URL })).code).toBe(0);
});

itWithPostgres(
  "import copies every lead once, with the state of its deliveries",
  async ({ postgres }) => {
    const DATA_DIR = freshDir();
    const outbox = await openSqlite(DATA_DIR);
    const now = Date.now();
    const tried = { channel: "mail", nextAt: now, attempts: 2 };
    await outbox.importLeads([
      {
        ...newLead({ fields: { message: "مرحبا 👋 O'Hara" } }),
        deliveries: [{ ...tried, state: "delivered", doneAt: now, problem: "" }],
      },
      {
        ...newLead(),
        deliveries: [{ ...tried, state: "held", doneAt: undefined, problem: "SMTP 550" }],
      },
      { ...newLead({ quarantined: true }), deliveries: [] },
    ]);
    const more = Array.from({ length: 250 }, () => newLead({ channels: ["mail", "webhook"] }));
    await Promise.all(more.map(outbox.add));
    const DATABASE_URL = await postgres.database();
    const there = { DATA_DIR, DATABASE_URL };
    await expect(runCommand("import", there)).rejects.toThrow("is in use by another server");
    await outbox.close();
    await expect(runCommand("import", { DATA_DIR })).rejects.toThrow("Set DATABASE_URL");
    expect((await runCommand("import", there)).text).toMatch(/ 253 leads .*; 253 of them are new\.$/m);
    expect((await runCommand("export", there)).text).toBe((await runCommand("export", { DATA_DIR })).text);
    const target = await openPostgres(DATABASE_URL, "server");
    expect(await target.claim("mail", now + LEASE_MS, 1_000)).toHaveLength(250);
    expect((await runCommand("import", there)).text).toMatch(/; 0 of them are new\.$/m);
    expect(await target.claim("mail", now + LEASE_MS, 1_000)).toEqual([]);
    await target.close();
  },
  120_000,
);
