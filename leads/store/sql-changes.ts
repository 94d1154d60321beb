import { randomUUID, randomUUIDv7 } from "node:crypto";
import { DAY_MS, officeDay } from "../days.ts";
import type { Lead, StoredLead } from "../lead.ts";
import { searchText } from "../search.ts";
import type { DbRow, Driver, Statement } from "./sql.ts";
import {
  INSERT_TEXT,
  leadRow,
  placeholders,
  SELECT_LEADS,
  SET_VALUE,
  selectAs,
  withDeliveries,
  write,
} from "./sql.ts";
import { type Action, DELETE_BATCH_SIZE, type DeletedLead, DUPLICATE_MS, NEEDS_COMPACTION } from "./store.ts";

const SELECT_LEAD = `${SELECT_LEADS} WHERE l.id = $1`;
const DELETE_FINGERPRINTS = "DELETE FROM recent WHERE at <= $1 OR at > $2";
const EXPIRED_ACTIONS =
  "DELETE FROM actions WHERE at < $1 AND lead_id NOT IN (SELECT id FROM leads WHERE restricted = 1)";
const EXPIRED_LEADS = `SELECT id FROM leads WHERE received_at < $1 AND restricted = 0 LIMIT ${DELETE_BATCH_SIZE}`;
/** Time after which an owner mail says nothing that matters. */
const OWNER_MAIL_MS = 30 * DAY_MS;

// With a condition, so that of two users only one answers a lead.
const ANSWER =
  "UPDATE leads SET answered_by = $2, answered_at = $3 WHERE id = $1 AND answered_at IS NULL RETURNING id";
const UNANSWER =
  "UPDATE leads SET answered_by = NULL, answered_at = NULL WHERE id = $1 AND answered_at IS NOT NULL RETURNING id";
const MARK_SPAM = "UPDATE leads SET spam = 1 WHERE id = $1 AND spam = 0 RETURNING id";
const END_DELIVERIES = "DELETE FROM deliveries WHERE message_id = $1 AND state <> 'delivered'";
const LOG_ERASED = `
  INSERT INTO actions (id, at, person, action, lead_id, detail)
  SELECT CAST($1 AS text), CAST($2 AS bigint), CAST($3 AS text), 'erase', id, '' FROM leads WHERE id = $4`;
const LOG = `
  INSERT INTO actions (id, at, person, action, lead_id, detail) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`;
const ACTIONS_MAX = 500;
const ACTIONS = `
  SELECT id, at, person AS user, action, lead_id AS "leadId", detail FROM actions
  WHERE ($1 = '' OR id < $1) AND ($3 = '' OR action = $3) ORDER BY id DESC LIMIT $2`;

const RESTRICT = "UPDATE leads SET restricted = $2 WHERE id = $1 AND restricted <> $2 RETURNING id";
const CORRECT = "UPDATE leads SET fields = $2, reply_to = $3, country = $4, subject = $5 WHERE id = $1";
/** Spam older than $1, unless a user marked it after $1. */
const EXPIRED_SPAM = `SELECT id FROM leads l WHERE l.spam = 1 AND l.restricted = 0 AND l.received_at < $1 AND NOT EXISTS (
  SELECT 1 FROM actions a WHERE a.lead_id = l.id AND a.action = 'spam' AND a.at >= $1) LIMIT ${DELETE_BATCH_SIZE}`;

export function sqlChanges(db: Driver) {
  const hasChanged = async (...statement: Statement) => (await write(db, ...statement)).length > 0;

  /** Returns the owner mails that name one of these leads: those of a week quote it too. */
  async function mailsAbout(ids: readonly string[]): Promise<string[]> {
    const mails = await db.read("SELECT id, text FROM owner_mails", []);
    return mails
      .filter(({ text }) => ids.some((id) => String(text).includes(id)))
      .map((row) => String(row.id));
  }

  /**
   * Deletes leads by id from every table, at most `DELETE_BATCH_SIZE`, and the owner mails that name them; or owner
   * mails by id. Returns the leads that there were.
   * @param user who erases them, which is logged in the same transaction
   */
  async function deleteDeliverables(ids: readonly string[], user?: string): Promise<DeletedLead[]> {
    if (ids.length === 0) return [];
    const all = [...new Set([...ids, ...(await mailsAbout(ids))])];
    const [list, now] = [placeholders(all), await db.now()];
    const logged = user === undefined ? [] : ids;
    const results = await db.transact([
      ...logged.map((id): Statement => [LOG_ERASED, [randomUUIDv7(), now, user ?? "", id]]),
      [`DELETE FROM recent WHERE lead_id IN (${list})`, all],
      [
        `DELETE FROM deliveries WHERE message_id IN (${list}) 
          RETURNING message_id, channel, done_at AS "doneAt", leased_until AS "leasedUntil"`,
        all,
      ],
      [`DELETE FROM leads WHERE id IN (${list}) RETURNING id`, all],
      [`DELETE FROM search_texts WHERE lead_id IN (${list})`, all],
      [`DELETE FROM owner_mails WHERE id IN (${list})`, all],
      [`UPDATE actions SET detail = '' WHERE lead_id IN (${list})`, all],
      [SET_VALUE, [NEEDS_COMPACTION, randomUUID()]],
    ]);
    const [, deliveries = [], rows = []] = results.slice(logged.length);
    return rows.map(({ id }) => {
      const own = deliveries.filter(({ message_id }) => message_id === id);
      const channels = (some: DbRow[]) => some.map(({ channel }) => String(channel));
      return {
        id: String(id),
        delivered: channels(own.filter(({ doneAt }) => doneAt !== null)),
        sending: channels(own.filter(({ leasedUntil }) => Number(leasedUntil) > now)),
      };
    });
  }

  async function deleteSelected(sql: string, before: number): Promise<number> {
    let count = 0;
    for (;;) {
      const rows = await db.read(sql, [before]);
      if (rows.length === 0) return count;
      count += (await deleteDeliverables(rows.map((row) => String(row.id)))).length;
    }
  }

  return {
    deleteDeliverables,

    async get(id: string): Promise<StoredLead | undefined> {
      const [lead] = await withDeliveries(db, await db.read(SELECT_LEAD, [id]));
      return lead;
    },

    /**
     * Deletes leads and activity older than `before`, spam older than `spamBefore`, old owner mails and old fingerprints.
     * Restricted leads stay, with their activity. Returns the number of leads without the spam.
     */
    async deleteExpired(times: { before: number | undefined; spamBefore: number; now: number }) {
      const { before, spamBefore, now } = times;
      await write(db, DELETE_FINGERPRINTS, [now - DUPLICATE_MS, now + DUPLICATE_MS]);
      const mails = await db.read("SELECT id FROM owner_mails WHERE at < $1", [now - OWNER_MAIL_MS]);
      await deleteDeliverables(mails.map((row) => String(row.id)));
      await deleteSelected(EXPIRED_SPAM, spamBefore);
      if (before === undefined) return 0;
      await write(db, EXPIRED_ACTIONS, [before]);
      await write(db, "DELETE FROM landings WHERE day < $1", [officeDay(before)]);
      return deleteSelected(EXPIRED_LEADS, before);
    },

    /** Records who has answered a lead, or without a user that nobody has; returns false when that is so already. */
    answer: (id: string, user: string | undefined, now: number) =>
      user === undefined ? hasChanged(UNANSWER, [id]) : hasChanged(ANSWER, [id, user, now]),

    /** Holds a lead as spam and ends what is still to be delivered; returns false when it already is, or is not there. */
    async markSpam(id: string): Promise<boolean> {
      const [rows = []] = await db.transact([
        [MARK_SPAM, [id]],
        [END_DELIVERIES, [id]],
      ]);
      return rows.length > 0;
    },

    restrict: (id: string, isRestricted: boolean) => hasChanged(RESTRICT, [id, isRestricted ? 1 : 0]),

    async correct(lead: Lead) {
      const { id, fields, reply_to, country, subject } = leadRow(lead);
      await db.transact([
        [CORRECT, [id, fields, reply_to, country, subject]],
        ["DELETE FROM search_texts WHERE lead_id = $1", [id]],
        [INSERT_TEXT, [id, searchText(lead)]],
      ]);
    },

    async logAction({ user, action, leadId, detail = "" }: Omit<Action, "at">) {
      await write(db, LOG, [randomUUIDv7(), await db.now(), user, action, leadId, detail]);
    },

    /** Copies actions from another store; those that are here already stay. */
    importActions: (actions: readonly (Action & { id: string })[]) =>
      db.transact(
        actions.map(
          ({ id, at, user, action, leadId, detail }): Statement => [
            LOG,
            [id, at, user, action, leadId, detail ?? ""],
          ],
        ),
      ),

    /** Returns the newest actions, or those before the one with the id `cursor`; of one kind, if it is named. */
    async actions(given: { cursor?: string | undefined; action?: string; limit?: number }) {
      const { cursor = "", action = "", limit = ACTIONS_MAX } = given;
      return selectAs<Action & { id: string }>(db, ACTIONS, [cursor, limit, action]);
    },
  };
}
