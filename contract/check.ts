import * as v from "valibot";

/** The sentence for each wrong field, by its name. */
export type FieldErrors = Record<string, string>;
/** Sentences by the key of their rule. */
export type Sentences = Readonly<Record<string, string>>;
/** The rules of the fields of a form. */
export type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Returns the sentence for a broken rule. */
export const messageFor = ({ message }: { message: string }, sentences: Sentences): string =>
  sentences[message] ?? message;

/**
 * Checks raw fields by the rules of one form.
 * @param sentences the messages of the language the form is in
 * @returns the parsed values, or undefined with the first message for each field that breaks its rule or is missing
 */
export function checkFields<R extends FormSchema>(
  schema: R,
  raw: object,
  sentences: Sentences,
): { values: v.InferOutput<R> | undefined; errors: FieldErrors } {
  const fields: Record<string, unknown> = { ...raw };
  const answers = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, fields[name] ?? ""]));
  const result = v.safeParse(schema, answers);
  if (result.success) return { values: result.output, errors: {} };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key)] ??= messageFor(issue, sentences);
  return { values: undefined, errors };
}
