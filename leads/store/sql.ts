import * as v from "valibot";
import { originParts, unknownOrigin } from "../../contract/origin.ts";
import { personOf, personParts } from "../../contract/person.ts";
import { type Delivery, deliveryStates, type Lead } from "../lead.ts";

export type Value = string | number | null;
export type Row = Record<string, unknown>;
/** SQL with `$1`, `$2` … and their values. */
export type Statement = readonly [sql: string, values: readonly Value[]];

/** A database of either kind. */
export interface Sql {
  /** Runs all statements in one transaction and returns the rows of each; resolves once it is durable. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  read(...statement: Statement): Promise<Row[]>;
}

/** Notes something about the store itself. */
export const RECORD =
  "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";

/** Runs one statement in a transaction of its own and returns its rows. */
export async function write(db: Sql, ...statement: Statement): Promise<Row[]> {
  const [rows = []] = await db.batch([statement]);
  return rows;
}

/** Returns `$1, $2, …`, one for each value. */
export const placeholders = (values: readonly unknown[]) =>
  values.map((_, index) => `$${index + 1}`).join(", ");

/** Start of a query whose rows `leadOf` reads. */
export const SELECT_LEADS =
  "SELECT l.id, l.kind, l.subject, l.reply_to, l.fields, l.person, l.origin, l.quarantined, l.received_at, l.answered_by, l.answered_at FROM leads l";

const LATEST = 8_640_000_000_000_000;
/** Returns a time that `Date` can hold, also from a damaged row. */
const timeOf = (value: unknown) => Math.min(Math.max(Number(value), 0), LATEST);

const fieldsShape = v.record(v.string(), v.string());
const personShape = v.object({
  ...v.entriesFromList(personParts, v.optional(v.string())),
  useCases: v.optional(v.array(v.string())),
});
const originShape = v.object(v.entriesFromList(originParts, v.string()));

/** Reads JSON of this shape; undefined when it is damaged. */
function parsed<Shape extends v.GenericSchema>(
  shape: Shape,
  text: unknown,
): v.InferOutput<Shape> | undefined {
  try {
    return v.parse(shape, JSON.parse(String(text)));
  } catch {
    return undefined;
  }
}

/** Reads a lead. Damaged fields become a field of their own, so that it is still listed and delivered. */
export function leadOf(row: Row): Lead {
  const kind = String(row.kind);
  const fields = parsed(fieldsShape, row.fields) ?? { damaged: String(row.fields) };
  return {
    id: String(row.id),
    kind,
    subject: String(row.subject),
    replyTo: String(row.reply_to),
    fields,
    person: parsed(personShape, row.person) ?? personOf(kind, fields),
    origin: parsed(originShape, row.origin) ?? unknownOrigin,
    quarantined: row.quarantined === 1,
    receivedAt: timeOf(row.received_at),
    ...(row.answered_at !== null && {
      answered: { by: String(row.answered_by), at: timeOf(row.answered_at) },
    }),
  };
}

/** Older leads, a few at a time as each may be long, whose person has not been filled in. */
export const WITHOUT_PERSON = `${SELECT_LEADS} WHERE l.person = '' LIMIT 50`;

/** Returns what fills in the person of an older lead. */
export function fillPerson(row: Row): Statement {
  const { id, person } = leadOf(row);
  return ["UPDATE leads SET person = $1 WHERE id = $2", [JSON.stringify(person), id]];
}

/** A state that this version does not know is a dead letter: nothing would try it again, so the operator has to look. */
const state = v.fallback(v.picklist(deliveryStates), "held");

export function deliveryOf(row: Row): Delivery {
  return {
    channel: String(row.channel),
    state: v.parse(state, row.state),
    attempts: Number(row.attempts),
    nextAt: timeOf(row.next_at),
    doneAt: row.done_at === null ? undefined : timeOf(row.done_at),
    problem: String(row.problem),
  };
}
