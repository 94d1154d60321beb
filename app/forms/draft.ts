import * as v from "valibot";

/** Returns the schema of answers that may be unfinished: each of these fields is a text, empty when it is missing. */
export const draftOf = <Entries extends v.ObjectEntries>(fields: v.ObjectSchema<Entries, undefined>) =>
  v.object(v.entriesFromList(v.keyof(fields).options, v.optional(v.string(), "")));
