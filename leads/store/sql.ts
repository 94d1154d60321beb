import * as v from "valibot";
import { countries } from "../../contract/options.ts";
import { type LeadOrigin, originParts } from "../../contract/origin.ts";
import { personOf } from "../../contract/person.ts";
import { type Delivery, deliveryStates, type Lead, type StoredLead } from "../lead.ts";
import type { NewLead } from "./store.ts";

export type Value = string | number | null;
export type DbRow = Record<string, unknown>;
export type Statement = readonly [sql: string, values: readonly Value[]];

/** A database of either kind, and the parts in which the two differ. */
export interface Driver {
  /** The store's location as the operator reads it; holds no password. */
  location: string;
  /** Returns the time of the store's own clock, which is one for all servers that share it: leases are judged by it. */
  now(): Promise<number>;
  /**
   * Returns the statements that store leads of different fingerprints and make them due, unless an equal one was stored within
   * `DUPLICATE_MS`. For each fingerprint a row of theirs has the id of the lead that is stored, as `lead_id`.
   */
  addStatements(leads: readonly NewLead[]): readonly Statement[];
  /** Runs all statements in one transaction and returns the rows of each; resolves once it is durable. */
  transact(statements: readonly Statement[]): Promise<DbRow[][]>;
  read(...statement: Statement): Promise<DbRow[]>;
  rowLock: string;
  positionFunction: string;
  probeSetup: readonly Statement[];
  /** Clears deleted text from the store's files. It rejects while a reader needs them. */
  compact(): Promise<void>;
  /** Copies the whole store into a new file while it is in use; returns the number of leads in it. */
  backup(file: string): Promise<number>;
  close(): Promise<void>;
}

export const SET_VALUE =
  "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";

/** Stores the text in which a lead is searched, in a table of its own, as a search reads the texts of all leads. */
export const INSERT_TEXT = `
  INSERT INTO search_texts (lead_id, text) SELECT id, CAST($2 AS text) FROM leads WHERE id = $1 ON CONFLICT DO NOTHING`;

/** Returns SQL that makes the message that `choice` finds by `$1` due by channel `$2` at time `$3`. */
export const queueDeliveriesFrom = (choice: string) => `
  INSERT INTO deliveries (message_id, channel, state, attempts, next_at, lease, leased_until, problem)
  SELECT id, CAST($2 AS text), 'pending', 0, CAST($3 AS bigint), '', 0, '' FROM ${choice} ON CONFLICT DO NOTHING`;

/** Inserts an owner mail; returns the id of the first one about its event, which the column `occasion` names. */
export const INSERT_OWNER_MAIL = `
  INSERT INTO owner_mails (id, occasion, subject, text, at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (occasion) DO UPDATE SET occasion = excluded.occasion RETURNING id`;

export async function write(db: Driver, ...statement: Statement): Promise<DbRow[]> {
  const [rows = []] = await db.transact([statement]);
  return rows;
}

/** Reads rows whose columns have the names and the types of `Item`. */
export const selectAs = async <Item>(db: Driver, ...statement: Statement) =>
  (await db.read(...statement)) as Item[];

/** Returns `$1, $2, …`, one for each value. */
export const placeholders = (values: readonly unknown[]) =>
  values.map((_, index) => `$${index + 1}`).join(", ");

const sentColumns = [
  ...(["id", "kind", "subject", "reply_to", "fields"] as const),
  ...(["spam", "received_at", "answered_by", "answered_at", "restricted"] as const),
];
export const leadColumns = [...sentColumns, "country", ...originParts] as const;

export const SELECT_LEADS = `SELECT ${[...sentColumns, ...originParts].map((column) => `l.${column}`).join(", ")} FROM leads l`;

export function leadRow(lead: Omit<Lead, "person">): Record<(typeof leadColumns)[number], Value> {
  const { id, kind, subject, replyTo, fields, origin, isSpam, receivedAt, answered, restricted } = lead;
  const { country } = personOf(kind, fields);
  return {
    id,
    kind,
    subject,
    reply_to: replyTo,
    fields: JSON.stringify(fields),
    spam: isSpam ? 1 : 0,
    received_at: receivedAt,
    answered_by: answered?.by ?? null,
    answered_at: answered?.at ?? null,
    restricted: restricted ? 1 : 0,
    ...origin,
    // Any other text could be too long for an index.
    country: countries.find((name) => name === country) ?? "",
  };
}

const LATEST = 8_640_000_000_000_000;
/** Returns a time that `Date` can hold, also from a damaged row. */
const validTime = (value: unknown) => Math.min(Math.max(Number(value), 0), LATEST);

const texts = v.record(v.string(), v.string());

/** Reads texts by name from JSON; returns undefined when it holds anything else. */
export function parseTexts(json: unknown): Record<string, string> | undefined {
  try {
    return v.parse(texts, JSON.parse(String(json)));
  } catch {
    return undefined;
  }
}

const leadOriginFromRow = (row: DbRow) =>
  Object.fromEntries(originParts.map((part) => [part, String(row[part])])) as LeadOrigin;

/** Reads a lead. Damaged fields become a field of their own, so that it is still listed and delivered. */
export function leadFromRow(row: DbRow): Lead {
  const [kind, answeredAt] = [String(row.kind), row.answered_at];
  const fields = parseTexts(row.fields) ?? { damaged: String(row.fields) };
  return {
    id: String(row.id),
    kind,
    subject: String(row.subject),
    replyTo: String(row.reply_to),
    fields,
    person: personOf(kind, fields),
    origin: leadOriginFromRow(row),
    isSpam: row.spam === 1,
    receivedAt: validTime(row.received_at),
    ...(answeredAt !== null && { answered: { by: String(row.answered_by), at: validTime(answeredAt) } }),
    ...(row.restricted === 1 && { restricted: true }),
  };
}

function deliveryOf(row: DbRow): Delivery {
  return {
    channel: String(row.channel),
    state: deliveryStates.find((state) => state === row.state) ?? "failed",
    attempts: Number(row.attempts),
    nextAt: validTime(row.next_at),
    doneAt: row.done_at === null ? undefined : validTime(row.done_at),
    problem: String(row.problem),
  };
}

export async function withDeliveries(db: Driver, rows: DbRow[]): Promise<StoredLead[]> {
  if (rows.length === 0) return [];
  const leads = rows.map((row): StoredLead => ({ ...leadFromRow(row), deliveries: [] }));
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const ids = [...byId.keys()];
  const sql = `SELECT * FROM deliveries WHERE message_id IN (${placeholders(ids)}) ORDER BY channel`;
  for (const row of await db.read(sql, ids)) {
    byId.get(String(row.message_id))?.deliveries.push(deliveryOf(row));
  }
  return leads;
}
