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
];

const integers = { sqlite: "integer", postgres: "bigint" };

/** Returns the SQL of each step for one of the stores. */
export const migrations = (store: keyof typeof integers): string[][] =>
  steps.map(({ both = [], sqlite = [] }) =>
    [...both, ...(store === "sqlite" ? sqlite : [])].map((sql) => sql.replace(/\bINT\b/g, integers[store])),
  );
