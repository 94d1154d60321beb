import pg from "pg";
import { searchText } from "../search.ts";
import { migrate, type OpenMode } from "./migrations.ts";
import { type DbRow, leadColumns, leadRow, SET_VALUE, type Statement, type Value } from "./sql.ts";
import { sqlStore } from "./sql-store.ts";
import { DUPLICATE_MS, type LeadStore, type NewLead, StoreError, storeError } from "./store.ts";

/** The database's clock in milliseconds since 1970, as servers' own may differ. */
const CLOCK = "(SELECT (extract(epoch FROM now()) * 1000)::bigint)";

const integers = ["spam", "received_at", "answered_at", "restricted"];
const typedColumns = leadColumns.map((name) => `${name} ${integers.includes(name) ? "bigint" : "text"}`);
/**
 * Stores a group of leads in one statement: five to ten times as many a second as by the statements for SQLite. Rows are sorted,
 * so that two servers never deadlock.
 */
const ADD_LEADS = `
  WITH input AS (
    SELECT * FROM json_to_recordset($1) AS given (
      ${typedColumns.join(", ")}, search text, fingerprint text, channels json)
  ), seen AS (
    INSERT INTO recent (fingerprint, lead_id, at)
    SELECT fingerprint, id, ${CLOCK} FROM input ORDER BY fingerprint
    ON CONFLICT (fingerprint) DO UPDATE SET
      lead_id = CASE WHEN abs(recent.at - excluded.at) >= ${DUPLICATE_MS} THEN excluded.lead_id ELSE recent.lead_id END,
      at = CASE WHEN abs(recent.at - excluded.at) >= ${DUPLICATE_MS} THEN excluded.at ELSE recent.at END
    RETURNING fingerprint, lead_id
  ), fresh AS (
    SELECT input.* FROM input JOIN seen ON seen.lead_id = input.id
  ), stored AS (
    INSERT INTO leads (${leadColumns.join(", ")}) SELECT ${leadColumns.join(", ")} FROM fresh
  ), searched AS (
    INSERT INTO search_texts (lead_id, text) SELECT id, search FROM fresh
  ), queued AS (
    INSERT INTO deliveries (message_id, channel, state, attempts, next_at, lease, leased_until, problem)
    SELECT id, channel, 'pending', 0, ${CLOCK}, '', 0, '' FROM fresh, json_array_elements_text(channels) AS channel
  )
  SELECT fingerprint, lead_id FROM seen
  WHERE lead_id IN (SELECT id FROM fresh) OR lead_id IN (SELECT id FROM leads)`;

const CONNECTIONS = 8;
const CONNECT_MS = 5_000;
/** Shorter than a page waits for its answer, so that a hanging database is reported to the visitor. */
const STATEMENT_MS = 10_000;
/** Changing the tables of a large store, and clearing deleted text from its files, may take so long. */
const LONG_MS = 6 * 3_600_000;
const slow = (text: string, values: readonly Value[] = []) => ({
  text,
  values: [...values],
  query_timeout: LONG_MS,
});
/** A probe says early that a table is locked. */
const PROBE_MS = 2_000;
/** Any number, the same in every server: only one migrates at a time. */
const MIGRATION_LOCK = 7_230_121;

const HAS_META = "SELECT to_regclass('meta') IS NOT NULL AS yes";
/**
 * Settings last for a transaction: behind a pooler such as PgBouncer the next one may run on another connection.
 * `synchronous_commit` is turned on where it is off; stricter values, for standbys, stay.
 */
const BEGIN = `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL statement_timeout = ${STATEMENT_MS};
  SELECT set_config('synchronous_commit', 'on', true) WHERE current_setting('synchronous_commit') = 'off'`;
const VERSION = "SELECT value FROM meta WHERE key = 'schema'";
const UNSAFE = "; its fsync is off, so a power failure can lose leads";
const COMPACT = "VACUUM leads, search_texts, owner_mails, deliveries, recent, actions";

/** A lost connection also rejects the query that needs it; without a listener the event would end the process. */
const ignoreError = () => {};

async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // The pool listens only to clients that are not in use.
  client.on("error", ignoreError);
  let hasFailed = true;
  try {
    await client.query(BEGIN);
    const result = await work(client);
    await client.query("COMMIT");
    hasFailed = false;
    return result;
  } finally {
    client.off("error", ignoreError);
    // After a failure the connection is closed, which rolls back whatever it was doing.
    client.release(hasFailed);
  }
}

/** Brings the schema up to date if `mode` may; servers that start together take turns. */
async function update(client: pg.PoolClient, mode: OpenMode) {
  const run = async (text: string, values: readonly Value[] = []) =>
    (await client.query(slow(text, values))).rows;
  await run(`SET LOCAL statement_timeout = ${LONG_MS}`);
  await run("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  const [meta] = await run(HAS_META);
  const [known] = meta.yes ? await run(VERSION) : [];
  const version = Number(known?.value ?? 0);
  const latest = await migrate("postgres", { version, mode, run });
  if (version < latest) await run(SET_VALUE, ["schema", String(latest)]);
}

function createPool(connectionString: string): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    // Frees the connection when an answer never comes.
    query_timeout: STATEMENT_MS + CONNECT_MS,
    application_name: "leads",
    pipeline: true,
    types,
  });
  // A connection lost while idle is replaced at the next use.
  pool.on("error", ignoreError);
  return pool;
}

/** Opens a PostgreSQL store, which any number of servers may share; a server makes and migrates its tables. */
export async function openPostgres(databaseUrl: string, mode: OpenMode): Promise<LeadStore> {
  const { host, pathname } = new URL(databaseUrl);
  const pool = createPool(databaseUrl);
  let fsync = "";
  try {
    await transaction(pool, (client) => update(client, mode));
    fsync = (await pool.query("SHOW fsync")).rows[0].fsync;
  } catch (cause) {
    await pool.end();
    throw storeError(cause, `DATABASE_URL cannot be used: ${host}`);
  }

  const transact = (statements: readonly Statement[]): Promise<DbRow[][]> =>
    transaction(pool, async (client) => {
      // All are sent at once. After one that fails, the database refuses the others.
      const results = await Promise.all(statements.map(([sql, values]) => client.query(sql, [...values])));
      return results.map(({ rows }) => rows);
    });

  return sqlStore({
    location: `${host}${pathname} (PostgreSQL${fsync === "on" ? "" : UNSAFE})`,
    rowLock: "FOR UPDATE SKIP LOCKED",
    positionFunction: "strpos",
    probeSetup: [[`SET LOCAL statement_timeout = ${PROBE_MS}`, []]],
    now: async (): Promise<number> => (await pool.query(`SELECT ${CLOCK} AS now`)).rows[0].now,
    transact,
    read: async (...statement) => (await transact([statement])).flat(),

    addStatements(leads: readonly NewLead[]) {
      const rows = leads.map(({ fingerprint, channels, ...lead }) => ({
        ...leadRow(lead),
        search: searchText(lead),
        fingerprint,
        channels,
      }));
      return [[ADD_LEADS, [JSON.stringify(rows)]]] as const;
    },

    async compact() {
      await pool.query(slow(COMPACT));
    },

    async backup() {
      throw new StoreError('The store is PostgreSQL: run `pg_dump -Fc --file=FILE "$DATABASE_URL"`.');
    },

    close: () => pool.end(),
  });
}
