import pg from "pg";
import { groupCommit } from "./group-commit.ts";
import { DUPLICATE_MS, type NewLead, type Outbox, StoreError } from "./outbox.ts";
import { metaTable, migrations } from "./schema.ts";
import { type Row, type Statement, sqlOutbox, type Value } from "./sql-outbox.ts";

const CONNECTIONS = 8;
const CONNECT_MS = 5_000;
/** A database that hangs must not keep a visitor waiting until the page gives up. */
const STATEMENT_MS = 10_000;
/** Any number, the same in every server: only one migrates at a time. */
const MIGRATION_LOCK = 7_230_121;

/** One round trip and one transaction for a whole group; rows in one order, so that servers never lock crosswise. */
const KEEP = `
  WITH input AS (
    SELECT * FROM json_to_recordset($1::json) AS given (
      id text, kind text, subject text, reply_to text, fields text, quarantined bigint, received_at bigint,
      fingerprint text, channels json)
  ), seen AS (
    INSERT INTO recent (fingerprint, lead_id, at)
    SELECT fingerprint, id, received_at FROM input ORDER BY fingerprint
    ON CONFLICT (fingerprint) DO UPDATE SET
      lead_id = CASE WHEN abs(recent.at - excluded.at) >= ${DUPLICATE_MS} THEN excluded.lead_id ELSE recent.lead_id END,
      at = CASE WHEN abs(recent.at - excluded.at) >= ${DUPLICATE_MS} THEN excluded.at ELSE recent.at END
    RETURNING fingerprint, lead_id
  ), kept AS (
    INSERT INTO leads (id, kind, subject, reply_to, fields, quarantined, received_at)
    SELECT id, kind, subject, reply_to, fields, quarantined, received_at
    FROM input JOIN seen USING (fingerprint) WHERE seen.lead_id = input.id
  ), queued AS (
    INSERT INTO deliveries (lead_id, channel, state, attempts, next_at, lease, leased_until, problem)
    SELECT id, channel, 'pending', 0, received_at, '', 0, ''
    FROM input JOIN seen USING (fingerprint), json_array_elements_text(channels) AS channel
    WHERE seen.lead_id = input.id
  )
  SELECT fingerprint, lead_id FROM seen`;

const rowOf = (lead: NewLead) => ({
  id: lead.id,
  kind: lead.kind,
  subject: lead.subject,
  reply_to: lead.replyTo,
  fields: JSON.stringify(lead.fields),
  quarantined: lead.quarantined ? 1 : 0,
  received_at: lead.receivedAt,
  fingerprint: lead.fingerprint,
  channels: lead.channels,
});

/** A lost connection also fails the query that needs it; unheard, it would end the process. */
const unheard = () => {};

async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // The pool listens only while nobody has taken the connection out.
  client.on("error", unheard);
  let fault: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    fault = error as Error;
    // A connection that cannot even roll back is thrown away below.
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    client.off("error", unheard);
    client.release(fault);
  }
}

/** Brings the schema up to date; servers that start together take turns. */
async function migrate(pool: pg.Pool) {
  const steps = migrations("postgres");
  await transaction(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query(metaTable);
    const { rows } = await client.query("SELECT value FROM meta WHERE key = 'schema'");
    const version = Number(rows[0]?.value ?? 0);
    if (version > steps.length) {
      throw new StoreError("DATABASE_URL holds a store written by a newer version of this server.");
    }
    for (const sql of steps.slice(version).flat()) await client.query(sql);
    await client.query(
      "INSERT INTO meta (key, value) VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [String(steps.length)],
    );
  });
}

/**
 * Opens a PostgreSQL store, which any number of servers may share; makes and migrates its tables.
 * @throws StoreError when the database cannot be reached
 */
export async function openPostgres(databaseUrl: string): Promise<Outbox> {
  const { host, pathname } = new URL(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // One answer that never comes must not occupy a connection for ever.
    query_timeout: STATEMENT_MS + CONNECT_MS,
    application_name: "leads",
    types: {
      getTypeParser: ((oid: number, format: "text") =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
    },
  });
  // A connection lost while idle is replaced at the next use.
  pool.on("error", unheard);
  try {
    await migrate(pool);
  } catch (cause) {
    await pool.end();
    if (cause instanceof StoreError) throw cause;
    const { code } = cause as { code?: string };
    throw new StoreError(`DATABASE_URL cannot be used: ${host} answered ${code ?? "nothing"}.`, { cause });
  }

  const keep = groupCommit<NewLead, string>(async (leads) => {
    // Two of one group may be the same lead, which one statement may not insert twice.
    const first = new Map<string, NewLead>();
    for (const lead of leads) if (!first.has(lead.fingerprint)) first.set(lead.fingerprint, lead);
    const { rows } = await pool.query({
      name: "keep",
      text: KEEP,
      values: [JSON.stringify([...first.values()].map(rowOf))],
    });
    const ids = new Map(rows.map((row) => [row.fingerprint, String(row.lead_id)]));
    return leads.map((lead) => ids.get(lead.fingerprint) ?? "");
  });

  const query = async (client: pg.Pool | pg.PoolClient, sql: string, values: readonly Value[]) =>
    (await client.query(sql, [...values])).rows as Row[];

  return sqlOutbox({
    place: `${host}${pathname} (PostgreSQL)`,
    claimLock: "FOR UPDATE SKIP LOCKED",
    add: keep,
    read: (sql, values) => query(pool, sql, values),

    async batch(statements: readonly Statement[]) {
      const [only, ...more] = statements;
      if (only && more.length === 0) return [await query(pool, ...only)];
      return transaction(pool, async (client) => {
        const results: Row[][] = [];
        for (const [sql, values] of statements) results.push(await query(client, sql, values));
        return results;
      });
    },

    async scrub() {
      await pool.query("VACUUM leads, deliveries, recent");
    },

    async backup() {
      throw new StoreError(
        'The store is PostgreSQL: use `pg_dump --format=custom --file=FILE "$DATABASE_URL"`.',
      );
    },

    close: () => pool.end(),
  });
}
