import { randomUUID } from "node:crypto";
import type { LeadKind } from "../../contract/kinds.ts";
import type { ChannelName, Delivery, DeliveryState, KeptLead, Lead } from "./lead.ts";
import { DUPLICATE_MS, type Job, LEASE_MS, LONGEST_WAIT_MS, type Outbox, type Page } from "./outbox.ts";

export type Value = string | number | null;
export type Row = Record<string, unknown>;
/** SQL with `$1`, `$2` … and their values. */
export type Statement = readonly [sql: string, values: readonly Value[]];

/** What differs between the two stores. */
export interface Driver extends Pick<Outbox, "place" | "add" | "scrub" | "backup" | "close"> {
  /** Runs all in one transaction and answers the rows of each; resolves once it is durable. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  read(sql: string, values: readonly Value[]): Promise<Row[]>;
  /** Appended to the choice of rows to claim. */
  claimLock: string;
}

const LEAD = "l.id, l.kind, l.subject, l.reply_to, l.fields, l.quarantined, l.received_at";
const DELETE_AT_ONCE = 200;

function leadOf(row: Row): Lead {
  return {
    id: String(row.id),
    kind: row.kind as LeadKind,
    subject: String(row.subject),
    replyTo: String(row.reply_to),
    fields: JSON.parse(String(row.fields)),
    quarantined: row.quarantined === 1,
    receivedAt: Number(row.received_at),
  };
}

function deliveryOf(row: Row): Delivery {
  return {
    channel: row.channel as ChannelName,
    state: row.state as DeliveryState,
    attempts: Number(row.attempts),
    nextAt: Number(row.next_at),
    doneAt: row.done_at === null ? undefined : Number(row.done_at),
    problem: String(row.problem),
  };
}

/** `$1, $2, …` for as many values, or from a later number on. */
const marks = (values: readonly unknown[], first = 1) =>
  values.map((_, index) => `$${index + first}`).join(", ");

const ADOPT_LEAD = `INSERT INTO leads (id, kind, subject, reply_to, fields, quarantined, received_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`;
const ADOPT_DELIVERY = `
  INSERT INTO deliveries (lead_id, channel, state, attempts, next_at, done_at, problem, lease, leased_until)
  VALUES ($1, $2, $3, $4, $5, $6, $7, '', 0)
  ON CONFLICT (lead_id, channel) DO UPDATE SET state = excluded.state, attempts = excluded.attempts,
    next_at = excluded.next_at, done_at = excluded.done_at, problem = excluded.problem, lease = '', leased_until = 0
  WHERE deliveries.state <> 'delivered' AND excluded.state = 'delivered'`;

function adoption({ deliveries, ...lead }: KeptLead): Statement[] {
  const { id, kind, subject, replyTo, fields, quarantined, receivedAt } = lead;
  return [
    [ADOPT_LEAD, [id, kind, subject, replyTo, JSON.stringify(fields), quarantined ? 1 : 0, receivedAt]],
    ...deliveries.map(
      ({ channel, state, attempts, nextAt, doneAt, problem }): Statement => [
        ADOPT_DELIVERY,
        [id, channel, state, attempts, nextAt, doneAt ?? null, problem],
      ],
    ),
  ];
}

/**
 * The outbox in SQL that SQLite and PostgreSQL both speak. `state <> 'delivered'` stands where it seems needless:
 * it is what lets both use the one index over what is still open.
 */
export function sqlOutbox(driver: Driver): Outbox {
  const write = async (sql: string, values: readonly Value[]) =>
    (await driver.batch([[sql, values]]))[0] ?? [];

  async function note(key: string, value: number) {
    await write(
      "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [key, String(value)],
    );
  }

  async function withDeliveries(rows: Row[]): Promise<KeptLead[]> {
    if (rows.length === 0) return [];
    const leads = rows.map((row): KeptLead => ({ ...leadOf(row), deliveries: [] }));
    const byId = new Map(leads.map((lead) => [lead.id, lead]));
    const ids = [...byId.keys()];
    const sql = `SELECT * FROM deliveries WHERE lead_id IN (${marks(ids)}) ORDER BY channel`;
    for (const row of await driver.read(sql, ids)) {
      byId.get(String(row.lead_id))?.deliveries.push(deliveryOf(row));
    }
    return leads;
  }

  async function remove(ids: readonly string[]): Promise<number> {
    let removed = 0;
    for (let start = 0; start < ids.length; start += DELETE_AT_ONCE) {
      const some = ids.slice(start, start + DELETE_AT_ONCE);
      const [, , rows = []] = await driver.batch([
        [`DELETE FROM recent WHERE lead_id IN (${marks(some)})`, some],
        [`DELETE FROM deliveries WHERE lead_id IN (${marks(some)})`, some],
        [`DELETE FROM leads WHERE id IN (${marks(some)}) RETURNING id`, some],
      ]);
      removed += rows.length;
    }
    return removed;
  }

  return {
    place: driver.place,
    add: driver.add,
    scrub: driver.scrub,
    backup: driver.backup,
    close: driver.close,
    remove,

    async claim(channel, now, limit) {
      const lease = randomUUID();
      const claimed = await write(
        `UPDATE deliveries SET lease = $1, leased_until = $2
         WHERE channel = $3 AND lead_id IN (
           SELECT lead_id FROM deliveries
           WHERE channel = $3 AND state = 'pending' AND state <> 'delivered' AND (next_at <= $4 OR next_at > $5)
             AND (leased_until <= $4 OR leased_until > $6)
           ORDER BY next_at LIMIT $7 ${driver.claimLock})
         RETURNING lead_id, attempts`,
        [lease, now + LEASE_MS, channel, now, now + LONGEST_WAIT_MS, now + 2 * LEASE_MS, limit],
      );
      if (claimed.length === 0) return [];
      const attempts = new Map(claimed.map((row) => [String(row.lead_id), Number(row.attempts)]));
      const ids = [...attempts.keys()];
      const rows = await driver.read(`SELECT ${LEAD} FROM leads l WHERE l.id IN (${marks(ids)})`, ids);
      return rows.map((row): Job => {
        const lead = leadOf(row);
        return { lead, channel, lease, attempts: attempts.get(lead.id) ?? 0 };
      });
    },

    async settle(job, settlement, now) {
      const { state, attempts, nextAt, problem } = settlement;
      const rows = await write(
        `UPDATE deliveries SET state = $1, attempts = $2, next_at = $3, problem = $4, done_at = $5,
           lease = '', leased_until = 0
         WHERE lead_id = $6 AND channel = $7 AND lease = $8 RETURNING lead_id`,
        [
          state,
          attempts,
          Math.round(nextAt),
          problem,
          state === "delivered" ? now : null,
          job.lead.id,
          job.channel,
          job.lease,
        ],
      );
      return rows.length > 0;
    },

    async wake(now) {
      await write(
        `UPDATE deliveries SET next_at = $1
         WHERE state = 'pending' AND state <> 'delivered' AND next_at > $1 AND leased_until <= $1`,
        [now],
      );
    },

    async adopt(leads) {
      const statements = leads.flatMap(adoption);
      const results = await driver.batch(statements);
      return results.filter((rows, index) => statements[index]?.[0] === ADOPT_LEAD && rows.length > 0).length;
    },

    async page({ after = "", since = 0, limit }: Page) {
      const sql = `SELECT ${LEAD} FROM leads l WHERE l.id > $1 AND l.received_at >= $2 ORDER BY l.id LIMIT $3`;
      return withDeliveries(await driver.read(sql, [after, since, limit]));
    },

    async get(id) {
      const rows = await driver.read(`SELECT ${LEAD} FROM leads l WHERE l.id = $1`, [id]);
      return (await withDeliveries(rows))[0];
    },

    async retry(channels, now, id = "") {
      const rows = await write(
        `UPDATE deliveries SET state = 'pending', next_at = $1,
           attempts = CASE WHEN state = 'held' THEN 0 ELSE attempts END
         WHERE state <> 'delivered' AND channel IN (${marks(channels, 3)}) AND ($2 = '' OR lead_id = $2)
         RETURNING lead_id`,
        [now, id, ...channels],
      );
      return rows.length;
    },

    async release(id, channels, now) {
      const results = await driver.batch([
        ...channels.map(
          (channel): Statement => [
            `INSERT INTO deliveries (lead_id, channel, state, attempts, next_at, lease, leased_until, problem)
           SELECT id, CAST($2 AS text), 'pending', 0, CAST($3 AS bigint), '', 0, '' FROM leads
           WHERE id = $1 AND quarantined = 1 ON CONFLICT DO NOTHING`,
            [id, channel, now],
          ],
        ),
        [`UPDATE leads SET quarantined = 0 WHERE id = $1 AND quarantined = 1 RETURNING id`, [id]],
      ]);
      const rows = results.at(-1) ?? [];
      return rows.length > 0;
    },

    async mentioning(text) {
      const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
      const sql = `SELECT ${LEAD} FROM leads l
        WHERE lower(l.fields) LIKE $1 ESCAPE '\\' OR lower(l.reply_to) LIKE $1 ESCAPE '\\' ORDER BY l.id`;
      return withDeliveries(await driver.read(sql, [pattern]));
    },

    async purge(before, now) {
      await write(`DELETE FROM recent WHERE at <= $1 OR at > $2`, [now - DUPLICATE_MS, now + DUPLICATE_MS]);
      if (before === undefined) return 0;
      let removed = 0;
      for (;;) {
        const sql = `SELECT id FROM leads WHERE received_at < $1 LIMIT ${DELETE_AT_ONCE}`;
        const rows = await driver.read(sql, [before]);
        if (rows.length === 0) return removed;
        removed += await remove(rows.map((row) => String(row.id)));
      }
    },

    async counts() {
      const rows = await driver.read(
        `SELECT d.channel, d.state, count(*) AS count, min(l.received_at) AS oldest
         FROM deliveries d JOIN leads l ON l.id = d.lead_id WHERE d.state <> 'delivered'
         GROUP BY d.channel, d.state`,
        [],
      );
      return rows.map((row) => ({
        channel: row.channel as ChannelName,
        state: row.state as DeliveryState,
        count: Number(row.count),
        oldest: Number(row.oldest),
      }));
    },

    async swept() {
      const [row] = await driver.read("SELECT value FROM meta WHERE key = 'swept'", []);
      return row && Number(row.value);
    },

    noteSwept: (at) => note("swept", at),
    probe: (now) => note("probe", now),
  };
}
