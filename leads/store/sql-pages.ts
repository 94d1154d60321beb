import { NOTICE } from "../owner-mail/notice.ts";
import { folded, matcher } from "../text.ts";
import { inPages, type LeadFacts, type Outbox, type Search } from "./outbox.ts";
import { placeholders, type Row, SELECT_LEADS, type Sql, type Statement, type Value } from "./sql.ts";
import { withDeliveries } from "./sql-leads.ts";

/** The bounds of a page; the first lead is in it however long it is. */
const PAGE_LEADS = 500;
const PAGE_BYTES = 4_000_000;
/** More words would only make a search slower. */
const WORDS_MAX = 6;
const FACTS = "l.id, l.kind, l.person, l.origin, l.quarantined, l.received_at, l.answered_at";

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
    id: String(row.id),
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

/** Returns the statement that reads the next rows of a choice of leads. */
function select(columns: string, search: Search): Statement {
  const { after = "", before, kind, state, answered, since, channels = [], limit = PAGE_LEADS } = search;
  const values: Value[] = [];
  const bind = (value: Value) => `$${values.push(value)}`;
  const order = before === undefined ? "ASC" : "DESC";
  const conditions = [
    before === undefined ? `l.id > ${bind(after)}` : `l.id < ${bind(before)}`,
    `l.kind <> '${NOTICE}'`,
    kind && `l.kind = ${bind(kind)}`,
    since && `l.received_at >= ${bind(since)}`,
    answered !== undefined && `l.answered_at IS ${answered ? "NOT NULL" : "NULL"}`,
    state && inState(state, () => channels.map(bind).join(", ")),
  ].filter(Boolean);
  // The sizes are summed without the texts, which a database would keep in memory for that.
  const sql = `
    WITH chosen AS (
      SELECT l.id, octet_length(l.fields) + octet_length(l.person) AS size FROM leads l
      WHERE ${conditions.join(" AND ")} ORDER BY l.id ${order} LIMIT ${bind(limit)}
    ), summed AS (
      SELECT id, sum(size) OVER (ORDER BY id ${order}) - size AS bytes_before FROM chosen
    )
    SELECT ${columns} FROM leads l WHERE l.id IN (SELECT id FROM summed WHERE bytes_before < ${PAGE_BYTES})
    ORDER BY l.id ${order}`;
  return [sql, values];
}

/** Returns a test for the person of a row that has every word of a text in its answers. */
function personTest(text: string) {
  const words = text.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX).map(matcher);
  return ({ person }: Row) => {
    const answers = Object.values(partsOf(person)).flat().map(String).map(folded);
    return words.every((isMatch) => answers.some(isMatch));
  };
}

/** The outbox's functions that read many leads. */
export function sqlPages(db: Sql) {
  return {
    async page({ text, ...search }) {
      const isFound = text ? personTest(text) : () => true;
      const columns = text ? "l.id, l.person" : "l.id";
      const read = async (part: Search) =>
        (await db.read(...select(columns, part))).map((row) => ({ ...row, id: String(row.id) }));
      for await (const rows of inPages(read, search)) {
        const ids = rows.filter(isFound).map(({ id }) => id);
        if (ids.length === 0) continue;
        const order = search.before === undefined ? "ASC" : "DESC";
        const sql = `${SELECT_LEADS} WHERE l.id IN (${placeholders(ids)}) ORDER BY l.id ${order}`;
        return withDeliveries(db, await db.read(sql, ids));
      }
      return [];
    },

    async facts(search) {
      return (await db.read(...select(FACTS, search))).map(factsOf);
    },
  } satisfies Partial<Outbox>;
}
