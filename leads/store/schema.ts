import { StoreError } from "./outbox.ts";

/** Only a server changes the tables of a store, as another may run beside a command; `import` may fill an empty one; a `reader` changes nothing. */
export type Role = "server" | "operator" | "import" | "reader";

/** `meta` holds the version and notes about the store itself. */
export const metaTable = `CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value text NOT NULL)`;

interface Step {
  both?: readonly string[];
  sqlite?: readonly string[];
}

/**
 * Steps from an empty store to the present one; step n leads to version n + 1. A step that has shipped never
 * changes. `INT` stands for each store's 64-bit integer. There are few indexes, as each costs every lead a write.
 */
const steps: readonly Step[] = [
  {
    both: [
      `CREATE TABLE leads (
      id text PRIMARY KEY, kind text NOT NULL, subject text NOT NULL, reply_to text NOT NULL,
      fields text NOT NULL, quarantined INT NOT NULL, received_at INT NOT NULL)`,
      `CREATE INDEX leads_received ON leads (received_at)`,
      `CREATE TABLE deliveries (
      lead_id text NOT NULL REFERENCES leads (id) ON DELETE CASCADE, channel text NOT NULL,
      state text NOT NULL, attempts INT NOT NULL, next_at INT NOT NULL, lease text NOT NULL,
      leased_until INT NOT NULL, done_at INT, problem text NOT NULL, PRIMARY KEY (lead_id, channel))`,
      `CREATE INDEX deliveries_open ON deliveries (channel, state, next_at) WHERE state <> 'delivered'`,
      `CREATE TABLE recent (fingerprint text PRIMARY KEY, lead_id text NOT NULL, at INT NOT NULL)`,
    ],
    // PostgreSQL creates `meta` before the first step, as its version is in it.
    sqlite: [metaTable],
  },
  {
    // A random key makes SQLite write a page for every lead; ids grow, so with them as the key rows are appended.
    sqlite: [
      `ALTER TABLE recent RENAME TO recent_1`,
      `CREATE TABLE recent (lead_id text PRIMARY KEY, fingerprint text NOT NULL, at INT NOT NULL)`,
      `INSERT INTO recent SELECT lead_id, fingerprint, at FROM recent_1`,
      `DROP TABLE recent_1`,
    ],
  },
  { sqlite: [`CREATE INDEX recent_fingerprint ON recent (fingerprint)`] },
  // A server that migrates fills in the persons of older leads (`fillPerson`).
  {
    both: [
      `ALTER TABLE leads ADD COLUMN person text NOT NULL DEFAULT ''`,
      `ALTER TABLE leads ADD COLUMN origin text NOT NULL DEFAULT ''`,
      `ALTER TABLE leads ADD COLUMN answered_by text`,
      `ALTER TABLE leads ADD COLUMN answered_at INT`,
      `CREATE TABLE actions (
      id text PRIMARY KEY, at INT NOT NULL, person text NOT NULL, action text NOT NULL, lead_id text NOT NULL)`,
    ],
  },
];

const integers = { sqlite: "integer", postgres: "bigint" };

/** Returns the SQL of each step for one of the stores. */
export const migrations = (store: keyof typeof integers): string[][] =>
  steps.map(({ both = [], sqlite = [] }) =>
    [...both, ...(store === "sqlite" ? sqlite : [])].map((sql) => sql.replace(/\bINT\b/g, integers[store])),
  );

/**
 * Tells a command or a server that its store has another version.
 * @param setting names the store
 * @param version 0 for an empty store
 * @throws StoreError unless the versions are equal, or `role` may migrate
 */
export function checkVersion(
  setting: string,
  { version, latest, role }: { version: number; latest: number; role: Role },
) {
  if (version > latest) {
    throw new StoreError(`${setting} holds a store written by a newer version of this server.`);
  }
  if (version === latest || role === "server" || (role === "import" && version === 0)) return;
  throw new StoreError(
    version === 0
      ? `There is no store in ${setting} yet; the server makes it when it first starts.`
      : `${setting} holds a store of an older version. Start this version of the server first, which updates it, or use the command of the version that runs.`,
  );
}
