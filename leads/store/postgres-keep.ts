import { searchText } from "../search.ts";
import { groupCommit } from "./group-commit.ts";
import { DUPLICATE_MS, type NewLead } from "./outbox.ts";
import { leadColumns, type Row, rowOf, typedColumns } from "./sql.ts";

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
