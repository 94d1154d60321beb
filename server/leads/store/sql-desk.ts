import { randomUUIDv7 } from "node:crypto";
import { NOTICE } from "../notices/notice.ts";
import type { Action, LeadFacts, Outbox, Search } from "./outbox.ts";
import { leadOf, type Row, SELECT_LEADS, type Sql, type Value, write } from "./sql.ts";
import { withDeliveries } from "./sql-leads.ts";

const FACTS = `${SELECT_LEADS} WHERE l.received_at >= $1 AND l.kind <> '${NOTICE}'`;
const ANSWER = "UPDATE leads SET answered_by = $2, answered_at = $3 WHERE id = $1 RETURNING id";
const QUARANTINE = "UPDATE leads SET quarantined = 1 WHERE id = $1 AND quarantined = 0 RETURNING id";
const END_DELIVERIES = "DELETE FROM deliveries WHERE lead_id = $1 AND state <> 'delivered'";
const NOTE_ACTION = "INSERT INTO actions (id, at, person, action, lead_id) VALUES ($1, $2, $3, $4, $5)";
const ACTIONS = "SELECT at, person, action, lead_id FROM actions ORDER BY id DESC LIMIT $1";
/** Greater than every id. */
const LAST = "z";

/**
 * Returns the condition that a lead is in a state over the channels that are set up, as `stateOf` decides.
 * @param channels their list in SQL
 */
function inState(state: NonNullable<Search["state"]>, channels: string): string {
  if (state === "quarantined") return "l.quarantined = 1";
  const some = (condition: string) =>
    `EXISTS (SELECT 1 FROM deliveries d WHERE d.lead_id = l.id AND d.channel IN (${channels})${condition})`;
  const held = `(${some(" AND d.state NOT IN ('pending', 'delivered')")} OR NOT ${some("")})`;
  const pending = some(" AND d.state = 'pending'");
  const conditions = {
    held: `l.quarantined = 0 AND ${held}`,
    pending: `l.quarantined = 0 AND NOT ${held} AND ${pending}`,
    delivered: `l.quarantined = 0 AND NOT ${held} AND NOT ${pending}`,
  };
  return conditions[state];
}

const factsOf = (row: Row): LeadFacts => {
  const { kind, person, origin, quarantined, receivedAt, answered } = leadOf(row);
  return { kind, country: person.country ?? "", origin, quarantined, receivedAt, answeredAt: answered?.at };
};

/** The outbox's functions that only the desk needs. */
export function sqlDesk(db: Sql) {
  return {
    async search({ before = LAST, kind, state, answered, since, text, channels, limit }) {
      const values: Value[] = [];
      const bind = (value: Value) => `$${values.push(value)}`;
      // JSON writes quotes and line breaks with a backslash.
      const found =
        text &&
        JSON.stringify(text.toLowerCase())
          .slice(1, -1)
          .replace(/[\\%_]/g, "\\$&");
      const conditions = [
        `l.id < ${bind(before)}`,
        `l.kind <> '${NOTICE}'`,
        kind && `l.kind = ${bind(kind)}`,
        since && `l.received_at >= ${bind(since)}`,
        answered !== undefined && `l.answered_at IS ${answered ? "NOT NULL" : "NULL"}`,
        found && `lower(l.person) LIKE ${bind(`%${found}%`)} ESCAPE '\\'`,
        state && inState(state, state === "quarantined" ? "" : channels.map(bind).join(", ")),
      ].filter(Boolean);
      const sql = `${SELECT_LEADS} WHERE ${conditions.join(" AND ")} ORDER BY l.id DESC LIMIT ${bind(limit)}`;
      return withDeliveries(db, await db.read(sql, values));
    },

    async facts(since) {
      return (await db.read(FACTS, [since])).map(factsOf);
    },

    async answer(id, by, now) {
      return (await write(db, ANSWER, [id, by ?? null, by === undefined ? null : now])).length > 0;
    },

    async quarantine(id) {
      const [rows = []] = await db.batch([
        [QUARANTINE, [id]],
        [END_DELIVERIES, [id]],
      ]);
      return rows.length > 0;
    },

    async noteAction({ at, person, action, leadId }) {
      await write(db, NOTE_ACTION, [randomUUIDv7(), at, person, action, leadId]);
    },

    async actions(limit) {
      const rows = await db.read(ACTIONS, [limit]);
      return rows.map(
        (row): Action => ({
          at: Number(row.at),
          person: String(row.person),
          action: String(row.action),
          leadId: String(row.lead_id),
        }),
      );
    },
  } satisfies Partial<Outbox>;
}
