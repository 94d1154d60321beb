import pg from "pg";
import { DUPLICATE_MS, type Outbox, StoreError, storeError } from "./outbox.ts";
import { migrate, type Role } from "./schema.ts";
import { RECORD, type Row, type Statement, type Value } from "./sql.ts";
import { sqlOutbox } from "./sql-outbox.ts";

/** The database's clock in milliseconds since 1970, as servers' own may differ. */
const CLOCK = "SELECT (extract(epoch FROM now()) * 1000)::bigint AS now";

/** Waits for another server that is keeping an equal lead at this moment. */
const REMEMBER = `
  INSERT INTO recent (lead_id, fingerprint, at) VALUES ($1, $2, $3)
  ON CONFLICT (fingerprint) DO UPDATE SET lead_id = excluded.lead_id, at = excluded.at
  WHERE abs(recent.at - excluded.at) >= ${DUPLICATE_MS}`;

const CONNECTIONS = 8;
const CONNECT_MS = 5_000;
/** Shorter than a page waits for its answer, so that a hanging database is reported to the visitor. */
const STATEMENT_MS = 10_000;
/** A probe says early that a table is locked. */
const PROBE_MS = 2_000;
/** Any number, the same in every server: only one migrates at a time. */
const MIGRATION_LOCK = 7_230_121;

const HAS_META = "SELECT to_regclass('meta') IS NOT NULL AS yes";
/**
 * Settings last for a transaction, as behind a pooler such as PgBouncer the next one may run on another connection. A role or a
 * database may be set up not to wait for the disk; stricter settings, for standbys, stay.
 */
const BEGIN = `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL statement_timeout = ${STATEMENT_MS};
  SELECT set_config('synchronous_commit', 'on', true) WHERE current_setting('synchronous_commit') = 'off'`;
const VERSION = "SELECT value FROM meta WHERE key = 'schema'";
const UNSAFE = "; its fsync is off, so a power failure can lose leads";
const COMPACT = "VACUUM leads, search_texts, owner_mails, deliveries, recent";

/** A lost connection also rejects the query that needs it; without a listener the event would end the process. */
const ignoreError = () => {};

async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // The pool listens only to clients that are not in use.
  client.on("error", ignoreError);
  let failed = true;
  try {
    await client.query(BEGIN);
    const result = await work(client);
    await client.query("COMMIT");
    failed = false;
    return result;
  } finally {
    client.off("error", ignoreError);
    // After a failure the connection is closed, which rolls back whatever it was doing.
    client.release(failed);
  }
}

/** Brings the schema up to date if `role` may; servers that start together take turns. */
async function update(client: pg.PoolClient, role: Role) {
  const run = async (sql: string, values: readonly Value[] = []) =>
    (await client.query(sql, [...values])).rows;
  await run("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  const [meta] = await run(HAS_META);
  const [known] = meta.yes ? await run(VERSION) : [];
  const version = Number(known?.value ?? 0);
  const latest = await migrate("postgres", { version, role, run });
  if (version < latest) await run(RECORD, ["schema", String(latest)]);
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

/**
 * Opens a PostgreSQL store, which any number of servers may share; a server makes and migrates its tables.
 * @throws StoreError when the database cannot be reached
 */
export async function openPostgres(databaseUrl: string, role: Role): Promise<Outbox> {
  const { host, pathname } = new URL(databaseUrl);
  const pool = createPool(databaseUrl);
  let fsync = "";
  try {
    await transaction(pool, (client) => update(client, role));
    fsync = (await pool.query("SHOW fsync")).rows[0].fsync;
  } catch (cause) {
    await pool.end();
    throw storeError(cause, `DATABASE_URL cannot be used: ${host}`);
  }

  const batch = (statements: readonly Statement[]): Promise<Row[][]> =>
    transaction(pool, async (client) => {
      // All are sent at once. After one that fails, the database refuses the others.
      const results = await Promise.all(statements.map(([sql, values]) => client.query(sql, [...values])));
      return results.map(({ rows }) => rows);
    });

  return sqlOutbox({
    location: `${host}${pathname} (PostgreSQL${fsync === "on" ? "" : UNSAFE})`,
    claimLock: "FOR UPDATE SKIP LOCKED",
    position: "strpos",
    remember: REMEMBER,
    probeStart: [[`SET LOCAL statement_timeout = ${PROBE_MS}`, []]],
    isShared: true,
    now: async (): Promise<number> => (await pool.query(CLOCK)).rows[0].now,
    batch,
    read: async (...statement) => (await batch([statement])).flat(),

    async compact() {
      await pool.query(COMPACT);
    },

    async backup() {
      throw new StoreError(
        'The store is PostgreSQL: use `pg_dump --format=custom --file=FILE "$DATABASE_URL"`.',
      );
    },

    close: () => pool.end(),
  });
}
