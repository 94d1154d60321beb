import type { Lead, StoredLead } from "../lead.ts";
import { searchText } from "../search.ts";
import type { Driver, Statement } from "./sql.ts";
import { INSERT_TEXT, leadColumns, leadRow, placeholders, queueDeliveriesFrom } from "./sql.ts";
import { DUPLICATE_MS, type NewLead, StoreError } from "./store.ts";

const insertLead = (condition: string) => `
  INSERT INTO leads (${leadColumns.join(", ")}) SELECT ${placeholders(leadColumns)} WHERE ${condition}
  ON CONFLICT DO NOTHING RETURNING id`;
const ADD_FINGERPRINT = `
  INSERT INTO recent (lead_id, fingerprint, at) SELECT $1, $2, $3
  WHERE NOT EXISTS (SELECT 1 FROM recent WHERE fingerprint = $2 AND abs(at - $3) < ${DUPLICATE_MS})`;
const ADD_LEAD = insertLead(
  `EXISTS (SELECT 1 FROM recent WHERE lead_id = $1 AND fingerprint = $${leadColumns.length + 1})`,
);
const IMPORT_LEAD = insertLead("1 = 1");
const QUEUE_LEAD = queueDeliveriesFrom("leads WHERE id = $1");
/** Reads the id of the stored lead from the table of leads: where that is damaged, a repeat must not be answered with success. */
const STORED_ID = `
  SELECT r.fingerprint, l.id AS lead_id FROM recent r JOIN leads l ON l.id = r.lead_id
  WHERE r.fingerprint = $1 AND abs(r.at - $2) < ${DUPLICATE_MS} LIMIT 1`;
const IMPORT_DELIVERY = `
  INSERT INTO deliveries (message_id, channel, state, attempts, next_at, done_at, problem, lease, leased_until)
  VALUES ($1, $2, $3, $4, $5, $6, $7, '', 0)
  ON CONFLICT (message_id, channel) DO UPDATE SET state = excluded.state, attempts = excluded.attempts,
    next_at = excluded.next_at, done_at = excluded.done_at, problem = excluded.problem, lease = '', leased_until = 0
  WHERE deliveries.state <> 'delivered' AND excluded.state = 'delivered'`;

/** Returns the statement that inserts a lead, and the one that makes it searchable. */
function insertStatements(lead: Omit<Lead, "person">, insert: string, ...more: string[]): Statement[] {
  const row = leadRow(lead);
  return [
    [insert, [...leadColumns.map((column) => row[column]), ...more]],
    [INSERT_TEXT, [lead.id, searchText(lead)]],
  ];
}

/** Returns the statements that store a lead and make it due in SQLite. All of them skip a duplicate. */
export function addStatements(lead: NewLead): Statement[] {
  const { id, fingerprint, channels, receivedAt: at } = lead;
  return [
    [ADD_FINGERPRINT, [id, fingerprint, at]],
    ...insertStatements(lead, ADD_LEAD, fingerprint),
    ...channels.map((channel): Statement => [QUEUE_LEAD, [id, channel, at]]),
    [STORED_ID, [fingerprint, at]],
  ];
}

/** Returns the statements that copy a lead with its deliveries. What is there already stays, or becomes delivered. */
const importStatements = ({ deliveries, ...lead }: Omit<StoredLead, "person">): Statement[] => [
  ...insertStatements(lead, IMPORT_LEAD),
  ...deliveries.map(
    ({ channel, state, attempts, nextAt, doneAt, problem }): Statement => [
      IMPORT_DELIVERY,
      [lead.id, channel, state, attempts, nextAt, doneAt ?? null, problem],
    ],
  ),
];

/** Most leads in one commit. */
const GROUP_MAX = 500;

/**
 * Returns the store's `add`: leads that arrive while one commit runs share the next. Only leads share one, so that no
 * other statement's failure rejects a lead.
 */
function groupCommit(addAll: (leads: readonly NewLead[]) => Promise<string[]>) {
  let group: { leads: NewLead[]; ids: Promise<string[]> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function startGroup() {
    const leads: NewLead[] = [];
    async function commit(before: Promise<unknown>) {
      await before.catch(() => {});
      // Requests that arrived meanwhile are read first, so that they join this commit.
      await new Promise(setImmediate);
      if (group?.leads === leads) group = undefined;
      return addAll(leads);
    }
    const ids = commit(last);
    last = ids;
    return { leads, ids };
  }

  return async (lead: NewLead): Promise<string> => {
    if (!group || group.leads.length === GROUP_MAX) group = startGroup();
    const { leads, ids } = group;
    const index = leads.push(lead) - 1;
    return (await ids)[index] ?? "";
  };
}

/** The store's functions that add leads. */
export function sqlInserts(db: Driver) {
  /** Stores leads in one transaction and returns the id of each. */
  async function addAll(leads: readonly NewLead[]): Promise<string[]> {
    // Of leads with the same fingerprint only the first is stored.
    const different = new Map(leads.toReversed().map((lead) => [lead.fingerprint, lead])).values();
    const rows = (await db.transact(db.addStatements([...different]))).flat();
    const ids = new Map(rows.map(({ fingerprint, lead_id }) => [fingerprint, lead_id]));
    return leads.map(({ fingerprint }) => {
      const id = ids.get(fingerprint);
      if (id === undefined) throw new StoreError("A lead that was just stored cannot be read.");
      return String(id);
    });
  }

  return {
    /**
     * Stores a lead and one delivery for each channel; resolves once both are on the disk. Returns the lead's id, or the
     * first one's when the same lead arrived within `DUPLICATE_MS`.
     */
    add: groupCommit(addAll),

    /**
     * Copies leads from another store, unchanged. Leads that are here already stay, except that a delivery done there
     * is done here too. Returns the number of new ones.
     */
    async importLeads(leads: readonly Omit<StoredLead, "person">[]): Promise<number> {
      const statements = leads.flatMap(importStatements);
      const results = await db.transact(statements);
      return results.filter((rows, index) => statements[index]?.[0] === IMPORT_LEAD && rows.length > 0)
        .length;
    },
  };
}
