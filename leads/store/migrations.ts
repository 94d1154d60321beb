import { countries } from "../../contract/options.ts";
import { originParts, unknownOrigin } from "../../contract/origin.ts";
import { searchText } from "../search.ts";
import type { DbRow, Value } from "./sql.ts";
import { leadFromRow, parseTexts } from "./sql.ts";
import { StoreError } from "./store.ts";

/**
 * What a program may do with a store. Only a `server` migrates its tables, since a server may be running beside a command;
 * `import` may create them in an empty database; a `reader` changes nothing.
 */
export type OpenMode = "server" | "operator" | "import" | "reader";

const META = "CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value text NOT NULL)";

type Execute = (sql: string, values?: readonly Value[]) => Promise<DbRow[]>;

const originColumns = [
  ...(["country", "page", "language", "via", "source"] as const),
  ...(["medium", "campaign", "term", "content"] as const),
];

/**
 * The steps from an empty store to the present one; the first makes version 1. Never change a step that has shipped. `INT`
 * stands for each store's 64-bit integer. Each index costs every lead a write.
 */
const migrations: readonly (readonly (string | ((run: Execute) => Promise<void>))[])[] = [
  [
    META,
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
  [
    `ALTER TABLE recent RENAME TO recent_1`,
    `CREATE TABLE recent (lead_id text PRIMARY KEY, fingerprint text NOT NULL, at INT NOT NULL)`,
    `INSERT INTO recent SELECT lead_id, fingerprint, at FROM recent_1`,
    `DROP TABLE recent_1`,
  ],
  [`CREATE INDEX recent_fingerprint ON recent (fingerprint)`],
  [
    `ALTER TABLE leads ADD COLUMN person text NOT NULL DEFAULT ''`,
    `ALTER TABLE leads ADD COLUMN origin text NOT NULL DEFAULT ''`,
    `ALTER TABLE leads ADD COLUMN answered_by text`,
    `ALTER TABLE leads ADD COLUMN answered_at INT`,
    `CREATE TABLE actions (
      id text PRIMARY KEY, at INT NOT NULL, person text NOT NULL, action text NOT NULL, lead_id text NOT NULL)`,
  ],
  [
    ...originColumns.map((column) => `ALTER TABLE leads ADD COLUMN ${column} text NOT NULL DEFAULT ''`),
    `CREATE TABLE owner_mails (
      id text PRIMARY KEY, occasion text NOT NULL UNIQUE, subject text NOT NULL, text text NOT NULL, at INT NOT NULL)`,
    `CREATE TABLE search_texts (lead_id text PRIMARY KEY, text text NOT NULL)`,
    `ALTER TABLE deliveries RENAME TO deliveries_4`,
    `CREATE TABLE deliveries (
      message_id text NOT NULL, channel text NOT NULL, state text NOT NULL, attempts INT NOT NULL, next_at INT NOT NULL,
      lease text NOT NULL, leased_until INT NOT NULL, done_at INT, problem text NOT NULL, PRIMARY KEY (message_id, channel))`,
    `INSERT INTO deliveries SELECT lead_id, channel, state, attempts, next_at, lease, leased_until, done_at, problem FROM deliveries_4`,
    `DROP TABLE deliveries_4`,
    `CREATE INDEX deliveries_open ON deliveries (channel, state, next_at) WHERE state <> 'delivered'`,
  ],
  [
    fillColumns,
    `ALTER TABLE leads DROP COLUMN person`,
    `ALTER TABLE leads DROP COLUMN origin`,
    `CREATE INDEX leads_kind ON leads (kind, id)`,
    ...["country", "page", "language", "source", "medium", "campaign"].map(
      (column) => `CREATE INDEX leads_${column} ON leads (${column}, id) WHERE ${column} <> ''`,
    ),
  ],
  [
    `ALTER TABLE leads ADD COLUMN restricted INT NOT NULL DEFAULT 0`,
    `ALTER TABLE actions ADD COLUMN detail text NOT NULL DEFAULT ''`,
  ],
  [
    `ALTER TABLE leads RENAME COLUMN quarantined TO spam`,
    `UPDATE deliveries SET state = 'failed' WHERE state = 'held'`,
  ],
  [
    `CREATE TABLE landings (
      day text NOT NULL, campaign text NOT NULL, page text NOT NULL, count INT NOT NULL, PRIMARY KEY (day, campaign, page))`,
  ],
];
/** PostgreSQL skips these. They give SQLite keys that grow, as a random key costs it a page for every lead. */
const ONLY_SQLITE = [1, 2];

/** Returns the columns of an older row, whose origin is JSON with the parts of the campaign in one text. */
function columnsOf(row: DbRow): DbRow {
  const { campaign: name = "", ...others } = parseTexts(row.origin) ?? {};
  const parts = name.split(" / ");
  const [source, medium, campaign] = parts.length === 3 ? parts : ["", "", name];
  const origin = { ...unknownOrigin, ...others, source, medium, campaign };
  return { ...row, ...Object.fromEntries(originParts.map((part) => [part, origin[part]])) };
}

// Written out here, as they must fit the tables of that version.
const ADD_OWNER_MAIL =
  "INSERT INTO owner_mails (id, occasion, subject, text, at) VALUES ($1, $2, $3, $4, $5)";
const ADD_TEXT = "INSERT INTO search_texts (lead_id, text) VALUES ($1, $2)";

/** Fills in the new columns of older leads, a few at a time as each may be long, and moves owner mails out of their table. */
async function fillColumns(run: Execute) {
  const update = `UPDATE leads SET ${originColumns.map((column, index) => `${column} = $${index + 2}`).join(", ")} WHERE id = $1`;
  let after = "";
  for (;;) {
    const rows = await run("SELECT * FROM leads WHERE id > $1 ORDER BY id LIMIT 50", [after]);
    if (rows.length === 0) return;
    for (const row of rows.map(columnsOf)) {
      const lead = leadFromRow(row);
      after = lead.id;
      if (lead.kind === "notice") {
        await run(ADD_OWNER_MAIL, [after, after, lead.subject, lead.fields.text ?? "", lead.receivedAt]);
        await run("DELETE FROM leads WHERE id = $1", [after]);
      } else {
        const country = countries.find((one) => one === lead.person.country) ?? "";
        const columns = { ...lead.origin, country };
        await run(update, [after, ...originColumns.map((column) => columns[column])]);
        await run(ADD_TEXT, [after, searchText(lead)]);
      }
    }
  }
}

function inDialect(sql: string, store: "sqlite" | "postgres"): string {
  if (store === "postgres") return sql.replace(/\bINT\b/g, "bigint");
  const kind = sql.startsWith("CREATE TABLE") ? " STRICT, WITHOUT ROWID" : "";
  return sql.replace(/\bINT\b/g, "integer") + kind;
}

/** Brings the tables of a store up to date, if `mode` may, and returns their version; that of an empty one is 0. */
export async function migrate(
  store: "sqlite" | "postgres",
  { version, mode, run }: { version: number; mode: OpenMode; run: Execute },
): Promise<number> {
  const latest = migrations.length;
  const setting = store === "sqlite" ? "DATA_DIR" : "DATABASE_URL";
  if (version > latest)
    throw new StoreError(`${setting} holds a store written by a newer version of this server.`);
  if (version < latest && mode !== "server" && !(mode === "import" && version === 0))
    throw new StoreError(
      version === 0
        ? `There is no store in ${setting} yet; the server makes it when it first starts.`
        : `${setting} holds a store of an older version. Start this version of the server first, which updates it, or use the command of the version that runs.`,
    );
  for (const [index, parts] of migrations.entries()) {
    if (index < version || (store === "postgres" && ONLY_SQLITE.includes(index))) continue;
    for (const part of parts)
      if (typeof part === "string") await run(inDialect(part, store));
      else await part(run);
  }
  return latest;
}
