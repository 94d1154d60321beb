import { type Lead, type StoredLead, stateOf } from "./lead.ts";

/** Fields with a place of their own. The registration's message holds its whole person as one text. */
const shownElsewhere = new Set(["subject", "replyTo", "_subject", "_replyto", "message"]);

/** Returns the fields of a lead that no part of its person shows, as name and text, in the order they were sent. */
export const otherFields = ({ fields, person }: Lead): [name: string, text: string][] =>
  Object.entries(fields).filter(([name]) => !shownElsewhere.has(name) && !Object.hasOwn(person, name));

const iso = (time: number) => new Date(time).toISOString();

export function leadJson(lead: StoredLead, channels: readonly string[]) {
  const { id, kind, receivedAt, answered, person, origin, fields } = lead;
  return {
    id,
    kind,
    state: stateOf(lead, channels),
    receivedAt: iso(receivedAt),
    ...(lead.restricted && { restricted: true }),
    ...(answered && { answered: { by: answered.by, at: iso(answered.at) } }),
    person,
    origin,
    fields,
    deliveries: lead.deliveries.map(({ channel, state, attempts, nextAt, doneAt, problem }) => ({
      channel,
      state,
      attempts,
      ...(state === "pending" && { nextAt: iso(nextAt) }),
      ...(doneAt !== undefined && { deliveredAt: iso(doneAt) }),
      ...(problem && { problem }),
    })),
  };
}

/** Returns a value as JSON. It also escapes what JSON allows but terminals obey: control and bidirectional characters. */
export const jsonOf = (value: object, indent?: number) =>
  JSON.stringify(value, undefined, indent).replace(
    /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export type Leads = AsyncIterable<StoredLead> | Iterable<StoredLead>;

export async function* jsonLines(leads: Leads, channels: readonly string[]): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const lead of leads) {
    yield separator + jsonOf(leadJson(lead, channels));
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
