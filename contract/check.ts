import * as v from "valibot";

/** The sentence for each wrong field, by its name. */
export type FieldErrors = Record<string, string>;
/** Sentences by the key of their rule. */
export type Sentences = Readonly<Record<string, string>>;
/** The rules of the fields of a form. */
export type Rules = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Returns the sentence for a broken rule. */
export const sentence = ({ message }: { message: string }, sentences: Sentences): string =>
  sentences[message] ?? message;

/**
 * Checks raw fields by the rules of one form.
 * @param sentences the messages of the language the form is in
 * @returns the parsed values, or undefined with the first message for each field that breaks its rule or is missing
 */
export function check<R extends Rules>(
  rules: R,
  raw: object,
  sentences: Sentences,
): { values: v.InferOutput<R> | undefined; errors: FieldErrors } {
  const given: Record<string, unknown> = { ...raw };
  const answers = Object.fromEntries(Object.keys(rules.entries).map((name) => [name, given[name] ?? ""]));
  const result = v.safeParse(rules, answers);
  if (result.success) return { values: result.output, errors: {} };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key)] ??= sentence(issue, sentences);
  return { values: undefined, errors };
}
