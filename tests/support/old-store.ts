import path from "node:path";
import { DatabaseSync } from "node:sqlite";

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
export function openVersion1(dir: string): DatabaseSync {
  const db = new DatabaseSync(path.join(dir, "leads.db"));
  db.exec(version1);
  return db;
}
