import type { StoredLead } from "../lead.ts";
import { searchTerms } from "../search.ts";
import { type Driver, SELECT_LEADS, type Statement, selectAs, type Value, withDeliveries } from "./sql.ts";
import { filterColumns, type LeadSummary, type Search } from "./store.ts";

/** The bounds of a batch; the first lead is in it however long it is. */
const BATCH_LEADS = 500;
const BATCH_BYTES = 4_000_000;
const SUMMARIES_MAX = 5_000;
/** A lead without a campaign comes from the site that linked here. */
const SOURCE = "CASE WHEN l.source <> '' THEN l.source ELSE l.via END";
const indexedColumns = filterColumns.filter((name) => name !== "source");
const SUMMARIES = `
  SELECT l.id, l.kind AS form, ${SOURCE} AS source, l.country, l.campaign, l.page, l.spam, l.restricted, l.received_at AS "receivedAt",
    l.answered_at AS "answeredAt" FROM leads l`;

/** Returns the condition that a lead is in a state, as `stateOf` decides; some need the list of the channels. */
function inState(state: NonNullable<Search["state"]>, listChannels: () => string): string {
  if (state === "spam") return "l.spam = 1";
  if (state === "notSpam") return "l.spam = 0";
  if (state === "restricted") return "l.restricted = 1";
  if (state === "active") return "l.spam = 0 AND l.restricted = 0";
  const channels = listChannels();
  const deliveryExists = (condition: string) =>
    `EXISTS (SELECT 1 FROM deliveries d WHERE d.message_id = l.id AND d.channel IN (${channels})${condition})`;
  const failed = `(${deliveryExists(" AND d.state = 'failed'")} OR NOT ${deliveryExists("")})`;
  const pending = deliveryExists(" AND d.state = 'pending'");
  const conditions = {
    failed: `l.spam = 0 AND ${failed}`,
    pending: `l.spam = 0 AND NOT ${failed} AND ${pending}`,
    undelivered: `l.spam = 0 AND l.restricted = 0 AND (${failed} OR ${pending})`,
    delivered: `l.spam = 0 AND NOT ${failed} AND NOT ${pending}`,
  };
  return conditions[state];
}

/** Returns the end of the statement that reads the next leads of a choice, and what it binds. */
function searchClause(search: Search, positionFunction: string): Statement {
  const { cursor, state, answered, since, until, text } = search;
  const { channels = [], limit = BATCH_LEADS } = search;
  const values: Value[] = [];
  const bind = (value: Value) => `$${values.push(value)}`;
  const textCondition = (searched: string) => {
    const alternatives = searchTerms(searched).map((terms) =>
      ["1 = 1", ...terms.map((term) => `${positionFunction}(text, ${bind(term)}) > 0`)].join(" AND "),
    );
    return `EXISTS (SELECT 1 FROM search_texts WHERE lead_id = l.id AND (${alternatives.map((terms) => `(${terms})`).join(" OR ")}))`;
  };
  const isNewestFirst = search.order === "newest";
  const conditions = [
    "1 = 1",
    cursor && `l.id ${isNewestFirst ? "<" : ">"} ${bind(cursor)}`,
    // A column that may be empty has an index of those that are not.
    ...indexedColumns.map((name) => search[name] && `l.${name} = ${bind(search[name])} AND l.${name} <> ''`),
    search.source && `${SOURCE} = ${bind(search.source)}`,
    since && `l.received_at >= ${bind(since)}`,
    until && `l.received_at < ${bind(until)}`,
    answered !== undefined && `l.answered_at IS ${answered ? "NOT NULL" : "NULL"}`,
    state && inState(state, () => channels.map(bind).join(", ")),
    text && textCondition(text),
  ].filter(Boolean);
  return [
    `WHERE ${conditions.join(" AND ")} ORDER BY l.id ${isNewestFirst ? "DESC" : "ASC"} LIMIT ${bind(limit)}`,
    values,
  ];
}

export function sqlQueries(db: Driver) {
  return {
    /** Returns the next leads of a choice, none at its end. As each may be long, a batch is bounded by its bytes too. */
    async leads(search: Search): Promise<StoredLead[]> {
      const [choice, values] = searchClause(search, db.positionFunction);
      const order = search.order === "newest" ? "DESC" : "ASC";
      // The sizes are summed without the texts, which a database would keep in memory for that.
      const sql = `
        WITH chosen AS (SELECT l.id, octet_length(l.fields) AS size FROM leads l ${choice}), summed AS (
          SELECT id, sum(size) OVER (ORDER BY id ${order}) - size AS bytes_before FROM chosen
        )
        ${SELECT_LEADS} WHERE l.id IN (SELECT id FROM summed WHERE bytes_before < ${BATCH_BYTES})
        ORDER BY l.id ${order}`;
      return withDeliveries(db, await db.read(sql, values));
    },

    async summaries(search: Search): Promise<LeadSummary[]> {
      const [choice, values] = searchClause({ limit: SUMMARIES_MAX, ...search }, db.positionFunction);
      return selectAs(db, `${SUMMARIES} ${choice}`, values);
    },
  };
}
