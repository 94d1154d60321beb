import pg from "pg";
import { searchText } from "../search.ts";
import { groupCommit } from "./group-commit.ts";
import { DUPLICATE_MS, type NewLead, type Outbox, StoreError, storeError } from "./outbox.ts";
import { migrate, type Role } from "./schema.ts";
import { leadColumns, RECORD, type Row, rowOf, type Statement, typedColumns, type Value } from "./sql.ts";
import { sqlOutbox } from "./sql-outbox.ts";

/** The database's clock in milliseconds since 1970, as servers' own may differ. As a query it is read once, not for every row. */
export const CLOCK = "(SELECT (extract(epoch FROM now()) * 1000)::bigint)";

/** Keeps a group of leads in one round trip and one transaction. Rows are sorted, so that servers never deadlock. */
const KEEP = `
  WITH input AS (
    SELECT * FROM json_to_recordset($1) AS given (
      ${typedColumns}, search text, fingerprint text, channels json)
  ), seen AS (
    INSERT INTO recent (fingerprint, lead_id, at)
    SELECT fingerprint, id, ${CLOCK} FROM input ORDER BY fingerprint
    ON CONFLICT (fingerprint) DO UPDATE SET
      lead_id = CASE WHEN abs(recent.at - excluded.at) >= ${DUPLICATE_MS} THEN excluded.lead_id ELSE recent.lead_id END,
      at = CASE WHEN abs(recent.at - excluded.at) >= ${DUPLICATE_MS} THEN excluded.at ELSE recent.at END
    RETURNING fingerprint, lead_id
  ), kept AS (
    INSERT INTO leads (${leadColumns.join(", ")}) SELECT ${leadColumns.join(", ")}
    FROM input JOIN seen USING (fingerprint) WHERE seen.lead_id = input.id
  ), searched AS (
    INSERT INTO search_texts (lead_id, text)
    SELECT id, search FROM input JOIN seen USING (fingerprint) WHERE seen.lead_id = input.id
  ), queued AS (
    INSERT INTO deliveries (message_id, channel, state, attempts, next_at, lease, leased_until, problem)
    SELECT id, channel, 'pending', 0, ${CLOCK}, '', 0, ''
    FROM input JOIN seen USING (fingerprint), json_array_elements_text(channels) AS channel
    WHERE seen.lead_id = input.id
  )
  SELECT fingerprint, lead_id FROM seen`;

/** Returns the query that keeps leads whose fingerprints differ. */
export const keepQuery = (leads: readonly NewLead[]) => ({
  name: "keep",
  text: KEEP,
  values: [
    JSON.stringify(
      leads.map(({ fingerprint, channels, ...lead }) => ({
        ...rowOf(lead),
        search: searchText(lead),
        fingerprint,
        channels,
      })),
    ),
  ],
});

/** Returns the outbox's `add` for PostgreSQL: leads that arrive together share one query, which `run` runs. */
export function keepInPostgres(run: (query: ReturnType<typeof keepQuery>) => Promise<Row[]>) {
  return groupCommit(async (leads) => {
    // One statement cannot insert the same fingerprint twice, so duplicates within the group are left out.
    const first = new Map<string, NewLead>();
    for (const lead of leads) if (!first.has(lead.fingerprint)) first.set(lead.fingerprint, lead);
    const rows = await run(keepQuery([...first.values()]));
    const ids = new Map(rows.map((row) => [row.fingerprint, String(row.lead_id)]));
    return leads.map((lead) => ids.get(lead.fingerprint) ?? "");
  });
}

const CONNECTIONS = 8;
const CONNECT_MS = 5_000;
/** Shorter than a page waits for its answer, so that a hanging database is reported to the visitor. */
const STATEMENT_MS = 10_000;
/** A probe says early that a table is locked. */
const PROBE_MS = 2_000;
/** Any number, the same in every server: only one migrates at a time. */
const MIGRATION_LOCK = 7_230_121;

const LOCK = "SELECT pg_advisory_xact_lock($1)";
const HAS_META = "SELECT to_regclass('meta') IS NOT NULL AS yes";
/** A role or a database may be set up not to wait for the disk; stricter settings, for standbys, stay. */
const waitForDisk = (isLocal: boolean) =>
  `SELECT set_config('synchronous_commit', 'on', ${isLocal}) WHERE current_setting('synchronous_commit') = 'off'`;
const SET_UP = `SET statement_timeout = ${STATEMENT_MS}; SET default_transaction_isolation = 'read committed'; ${waitForDisk(false)}`;
const BEGIN_POOLED = `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL statement_timeout = ${STATEMENT_MS}; ${waitForDisk(true)}`;
const VERSION = "SELECT value FROM meta WHERE key = 'schema'";
const UNSAFE = "; its fsync is off, so a power failure can lose leads";
const COMPACT = "VACUUM leads, search_texts, owner_mails, deliveries, recent";

/** A lost connection also rejects the query that needs it; without a listener the event would end the process. */
const ignoreError = () => {};

/**
 * The connections to the database itself, on which settings and planned statements last. Behind a pooler such as PgBouncer
 * the next transaction may run on another one.
 */
const direct = new WeakSet<pg.ClientBase>();

/** Sets up a new connection; a pooler gives it another number than the database does. */
async function setUp(client: pg.ClientBase) {
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  if (!("processID" in client) || client.processID !== rows[0].pid) return;
  await client.query(SET_UP);
  direct.add(client);
}

type Work<T> = (client: pg.PoolClient) => Promise<T>;

async function withClient<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const client = await pool.connect();
  // The pool listens only to clients that are not in use.
  client.on("error", ignoreError);
  let failed = true;
  try {
    const result = await work(client);
    failed = false;
    return result;
  } finally {
    client.off("error", ignoreError);
    // After a failure the connection is closed, which rolls back whatever it was doing.
    client.release(failed);
  }
}

async function inTransaction<T>(client: pg.PoolClient, work: Work<T>): Promise<T> {
  await client.query(direct.has(client) ? "BEGIN" : BEGIN_POOLED);
  const result = await work(client);
  await client.query("COMMIT");
  return result;
}

const transaction = <T>(pool: pg.Pool, work: Work<T>): Promise<T> =>
  withClient(pool, (client) => inTransaction(client, work));

/** Runs one statement in a transaction of its own; one with a name is planned once for each connection. */
const alone = (pool: pg.Pool, { name, ...query }: pg.QueryConfig): Promise<Row[]> =>
  withClient(pool, async (client) => {
    const { rows } = direct.has(client)
      ? await client.query({ ...query, ...(name && { name }) })
      : await inTransaction(client, () => client.query(query));
    return rows;
  });

/** Brings the schema up to date if `role` may; servers that start together take turns. */
async function update(pool: pg.Pool, role: Role) {
  await transaction(pool, async (client) => {
    await client.query(LOCK, [MIGRATION_LOCK]);
    const [meta] = (await client.query(HAS_META)).rows;
    const [known] = meta.yes ? (await client.query(VERSION)).rows : [];
    const version = Number(known?.value ?? 0);
    const run = async (sql: string, values: readonly Value[] = []) =>
      (await client.query(sql, [...values])).rows;
    const latest = await migrate({ store: "postgres", setting: "DATABASE_URL", version, role, run });
    if (version < latest) await run(RECORD, ["schema", String(latest)]);
  });
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
    types,
    onConnect: setUp,
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
    await update(pool, role);
    fsync = (await pool.query("SHOW fsync")).rows[0].fsync;
  } catch (cause) {
    await pool.end();
    throw storeError(cause, `DATABASE_URL cannot be used: ${host}`);
  }

  const read = (...[text, values]: Statement) => alone(pool, { text, values: [...values] });
  const batch = async (statements: readonly Statement[]): Promise<Row[][]> => {
    const [only, ...more] = statements;
    if (only && more.length === 0) return [await read(...only)];
    return transaction(pool, async (client) => {
      const results: Row[][] = [];
      for (const [sql, values] of statements) results.push((await client.query(sql, [...values])).rows);
      return results;
    });
  };

  return sqlOutbox({
    location: `${host}${pathname} (PostgreSQL${fsync === "on" ? "" : UNSAFE})`,
    claimLock: "FOR UPDATE SKIP LOCKED",
    position: "strpos",
    async now() {
      const { rows } = await pool.query(`SELECT ${CLOCK} AS now`);
      return rows[0].now;
    },
    add: keepInPostgres((query) => alone(pool, query)),
    read,
    batch,

    addAndRollBack: (lead, [sql, values]) =>
      transaction(pool, async (client) => {
        await client.query(`SET LOCAL statement_timeout = ${PROBE_MS}; SAVEPOINT lead`);
        const { text, values: rows } = keepQuery([lead]);
        await client.query(text, rows);
        await client.query("ROLLBACK TO lead");
        await client.query(sql, [...values]);
      }),

    compact: () =>
      withClient(pool, async (client) => {
        // A large table takes longer than the database lets any other statement take.
        if (direct.has(client)) await client.query("SET statement_timeout = 0");
        await client.query(COMPACT);
        if (direct.has(client)) await client.query(SET_UP);
      }),

    async backup() {
      throw new StoreError(
        'The store is PostgreSQL: use `pg_dump --format=custom --file=FILE "$DATABASE_URL"`.',
      );
    },

    close: () => pool.end(),
  });
}
