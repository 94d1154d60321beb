import { randomUUIDv7 } from "node:crypto";
import { LAST, type Outbox } from "./outbox.ts";
import { type Sql, write } from "./sql.ts";

const ANSWER = "UPDATE leads SET answered_by = $2, answered_at = $3 WHERE id = $1 RETURNING id";
const QUARANTINE = "UPDATE leads SET quarantined = 1 WHERE id = $1 AND quarantined = 0 RETURNING id";
const END_DELIVERIES = "DELETE FROM deliveries WHERE lead_id = $1 AND state <> 'delivered'";
const NOTE_ACTION = "INSERT INTO actions (id, at, person, action, lead_id) VALUES ($1, $2, $3, $4, $5)";
const ACTIONS = "SELECT * FROM actions WHERE id < $1 ORDER BY id DESC LIMIT $2";

/** The outbox's functions that only the desk needs. */
export function sqlDesk(db: Sql) {
  return {
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

    async actions(limit, before = LAST) {
      const rows = await db.read(ACTIONS, [before, limit]);
      return rows.map((row) => ({
        id: String(row.id),
        at: Number(row.at),
        person: String(row.person),
        action: String(row.action),
        leadId: String(row.lead_id),
      }));
    },
  } satisfies Partial<Outbox>;
}
