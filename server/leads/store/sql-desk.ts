import { randomUUIDv7 } from "node:crypto";
import { latinDigits } from "../../../contract/characters.ts";
import { personParts } from "../../../contract/person.ts";
import { NOTICE } from "../notices/notice.ts";
import { addressOf } from "../text.ts";
import type { LeadFacts, Outbox, Search } from "./outbox.ts";
import { type Row, SELECT_LEADS, type Sql, type Value, write } from "./sql.ts";
import { withDeliveries } from "./sql-leads.ts";

/** Leads read at once, as each may be long. */
const AT_ONCE = 1_000;
const FACTS = `
  SELECT id, kind, person, origin, quarantined, received_at, answered_at FROM leads
  WHERE id > $1 AND received_at >= $2 AND kind <> '${NOTICE}' ORDER BY id LIMIT ${AT_ONCE}`;
const ANSWER = "UPDATE leads SET answered_by = $2, answered_at = $3 WHERE id = $1 RETURNING id";
const QUARANTINE = "UPDATE leads SET quarantined = 1 WHERE id = $1 AND quarantined = 0 RETURNING id";
const END_DELIVERIES = "DELETE FROM deliveries WHERE lead_id = $1 AND state <> 'delivered'";
const NOTE_ACTION = "INSERT INTO actions (id, at, person, action, lead_id) VALUES ($1, $2, $3, $4, $5)";
const ACTIONS = "SELECT * FROM actions WHERE id < $1 ORDER BY id DESC LIMIT $2";
/** The answers of a lead without the names of its parts, which would be found too. */
const ANSWERS = personParts.reduce((sql, part) => `replace(${sql}, '"${part}":', '')`, "l.person");
/** Returns a word as it was typed and, where that differs, as an email address or a number is usually kept. */
const waysOf = (word: string) => new Set([word, word.includes("@") ? addressOf(word) : latinDigits(word)]);
/** Greater than every id. */
const LAST = "z";

/**
 * Returns the condition that a lead is in a state over the channels that are set up, as `stateOf` decides.
 * @param listChannels binds them and returns their list in SQL; not called where none is needed
 */
function inState(state: NonNullable<Search["state"]>, listChannels: () => string): string {
  if (state === "quarantined") return "l.quarantined = 1";
  const channels = listChannels();
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

/** Reads JSON without checking its shape, as there are very many; damaged text has nothing in it. */
function partsOf(json: unknown): Row {
  try {
    return Object(JSON.parse(String(json)));
  } catch {
    return {};
  }
}

function factsOf(row: Row): LeadFacts {
  const origin = partsOf(row.origin);
  const text = (part: unknown) => String(part ?? "");
  return {
    kind: String(row.kind),
    country: text(partsOf(row.person).country),
    origin: {
      page: text(origin.page),
      language: text(origin.language),
      via: text(origin.via),
      campaign: text(origin.campaign),
    },
    quarantined: row.quarantined === 1,
    receivedAt: Number(row.received_at),
    answeredAt: row.answered_at === null ? undefined : Number(row.answered_at),
  };
}

/** The outbox's functions that only the desk needs. */
export function sqlDesk(db: Sql) {
  return {
    async search({ before = LAST, kind, state, answered, since, text, channels, limit }) {
      const values: Value[] = [];
      const bind = (value: Value) => `$${values.push(value)}`;
      // JSON writes quotes and line breaks with a backslash.
      const likeOf = (word: string) =>
        `%${JSON.stringify(word)
          .slice(1, -1)
          .replace(/[\\%_]/g, "\\$&")}%`;
      const words = text?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
      const conditions = [
        `l.id < ${bind(before)}`,
        `l.kind <> '${NOTICE}'`,
        kind && `l.kind = ${bind(kind)}`,
        since && `l.received_at >= ${bind(since)}`,
        answered !== undefined && `l.answered_at IS ${answered ? "NOT NULL" : "NULL"}`,
        ...words.map(
          (word) =>
            `(${[...waysOf(word)]
              .map((one) => `lower(${ANSWERS}) LIKE ${bind(likeOf(one))} ESCAPE '\\'`)
              .join(" OR ")})`,
        ),
        state && inState(state, () => channels.map(bind).join(", ")),
      ].filter(Boolean);
      const sql = `${SELECT_LEADS} WHERE ${conditions.join(" AND ")} ORDER BY l.id DESC LIMIT ${bind(limit)}`;
      return withDeliveries(db, await db.read(sql, values));
    },

    async facts(since) {
      const facts: LeadFacts[] = [];
      let after = "";
      for (;;) {
        const rows = await db.read(FACTS, [after, since]);
        facts.push(...rows.map(factsOf));
        if (rows.length < AT_ONCE) return facts;
        after = String(rows.at(-1)?.id);
      }
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
