import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChannelName, DeliveryState } from "../lead.ts";
import type { Driver, Statement } from "./sql.ts";
import { leadFromRow, placeholders, queueDeliveriesFrom, SELECT_LEADS, selectAs, write } from "./sql.ts";
import type { ClaimedDelivery, Deliverable, DeliveryUpdate, OwnerMail, QueueStats } from "./store.ts";
import { LEASE_MS, RETRY_WAIT_MAX_MS } from "./store.ts";

// Some of these need `state <> 'delivered'` only so that both databases use the partial index of open deliveries.

const UNRESTRICTED = "NOT EXISTS (SELECT 1 FROM leads WHERE id = message_id AND restricted = 1)";

const claimStatement = (lock: string) => `
  UPDATE deliveries SET lease = $1, leased_until = $2
  WHERE channel = $3 AND message_id IN (
    SELECT message_id FROM deliveries
    WHERE channel = $3 AND state = 'pending' AND state <> 'delivered' AND (next_at <= $4 OR next_at > $5)
      AND (leased_until <= $4 OR leased_until > $6)
      AND ${UNRESTRICTED}
    ORDER BY next_at LIMIT $7 ${lock})
  RETURNING message_id, attempts`;

const SETTLE = `
  UPDATE deliveries SET state = $1, attempts = $2, next_at = $3, problem = $4, done_at = $5,
    lease = '', leased_until = 0
  WHERE message_id = $6 AND channel = $7 AND lease = $8 RETURNING message_id`;

const BATCH_SIZE = 1_000;
/** The pause between two transactions, in which a server that waits for the lock gets it. */
const PAUSE_MS = 10;

const COUNT_DELIVERIES = `
  SELECT count(*) AS count FROM deliveries
  WHERE channel = $1 AND state = $2 AND state <> 'delivered' AND ($3 = '' OR message_id = $3) AND ${UNRESTRICTED}`;
const MAKE_DUE = `
  UPDATE deliveries SET state = 'pending', next_at = $1,
    attempts = CASE WHEN state = 'failed' OR attempts = 0 THEN 0 ELSE attempts - 1 END
  WHERE channel = $2 AND message_id IN (
    SELECT message_id FROM deliveries
    WHERE channel = $2 AND state = $3 AND state <> 'delivered' AND next_at > $4 AND ($5 = '' OR message_id = $5)
      AND ${UNRESTRICTED}
    ORDER BY next_at LIMIT ${BATCH_SIZE})
  RETURNING message_id`;

const END_SPAM = "UPDATE leads SET spam = 0 WHERE id = $1 AND spam = 1 RETURNING id";
const DELIVER_SPAM = queueDeliveriesFrom("leads WHERE id = $1 AND spam = 1");

const QUEUE_STATS = `
  SELECT d.channel, d.state, count(*) AS count, min(l.received_at) AS oldest, max(d.problem) AS problem
  FROM deliveries d JOIN leads l ON l.id = d.message_id WHERE d.state <> 'delivered' AND l.restricted = 0 GROUP BY 1, 2`;

const OWNER_MAILS = "SELECT id, subject, text, at FROM owner_mails WHERE id IN";

export function sqlDeliveries(db: Driver) {
  const CLAIM = claimStatement(db.rowLock);

  /**
   * Makes all deliveries in a state due now, without using up an attempt; returns how many there were at the start. It stops
   * after that number, as a dispatcher may fail some again meanwhile.
   */
  async function makeDue(channel: ChannelName, state: DeliveryState, now: number, id = "") {
    const [row] = await db.read(COUNT_DELIVERIES, [channel, state, id]);
    const after = state === "pending" ? now : -1;
    for (let left = Number(row?.count); left > 0; left -= BATCH_SIZE) {
      const rows = await write(db, MAKE_DUE, [now, channel, state, after, id]);
      if (rows.length < BATCH_SIZE) break;
      await sleep(PAUSE_MS);
    }
    return Number(row?.count);
  }

  return {
    makeDue,

    /**
     * Claims up to `limit` due deliveries of a channel.
     * @param lease of the dispatcher, which may claim again what it has claimed before
     */
    async claim(channel: ChannelName, now: number, limit: number, lease: string = randomUUID()) {
      const [latestDue, latestLease] = [now + RETRY_WAIT_MAX_MS, now + 2 * LEASE_MS];
      const values = [lease, now + LEASE_MS, channel, now, latestDue, latestLease, limit];
      const claimed = await write(db, CLAIM, values);
      if (claimed.length === 0) return [];
      const attempts = new Map(claimed.map((row) => [String(row.message_id), Number(row.attempts)]));
      const ids = [...attempts.keys()];
      const list = placeholders(ids);
      const messages: Deliverable[] = (await db.read(`${SELECT_LEADS} WHERE l.id IN (${list})`, ids)).map(
        leadFromRow,
      );
      if (messages.length < ids.length)
        messages.push(...(await selectAs<OwnerMail>(db, `${OWNER_MAILS} (${list})`, ids)));
      const attemptsOf = ({ id }: Deliverable) => attempts.get(id) ?? 0;
      return messages.map((message) => ({ message, channel, lease, attempts: attemptsOf(message) }));
    },

    /** Returns false when another dispatcher has claimed the delivery meanwhile. */
    async settle({ message, channel, lease }: ClaimedDelivery, update: DeliveryUpdate, now: number) {
      const { state, attempts, nextAt, problem } = update;
      const doneAt = state === "delivered" ? now : null;
      const values = [state, attempts, Math.round(nextAt), problem, doneAt, message.id, channel, lease];
      return (await write(db, SETTLE, values)).length > 0;
    },

    /** Makes undelivered leads of these channels due, failed ones too: one lead or all. Returns the number of deliveries. */
    async retry(channels: readonly ChannelName[], now: number, id?: string): Promise<number> {
      let count = 0;
      for (const channel of channels) {
        count += await makeDue(channel, "pending", now, id);
        count += await makeDue(channel, "failed", now, id);
      }
      return count;
    },

    /** Queues spam for delivery; returns false when there is none with this id. */
    async release(id: string, channels: readonly ChannelName[], now: number): Promise<boolean> {
      const results = await db.transact([
        ...channels.map((channel): Statement => [DELIVER_SPAM, [id, channel, now]]),
        [END_SPAM, [id]],
      ]);
      return (results.at(-1) ?? []).length > 0;
    },

    async queueStats(): Promise<QueueStats[]> {
      return selectAs(db, QUEUE_STATS, []);
    },
  };
}
