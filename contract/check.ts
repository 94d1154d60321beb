import * as v from "valibot";

/** Message by field name. */
export type FieldErrors = Record<string, string>;
type Rules = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Checks raw fields by the rules of one form.
 * @returns the parsed values, or undefined with the first message for each field that breaks its rule or is missing
 */
export function check<R extends Rules>(
  rules: R,
  raw: object,
): { values: v.InferOutput<R> | undefined; errors: FieldErrors } {
  const given: Record<string, unknown> = { ...raw };
  const answers = Object.fromEntries(Object.keys(rules.entries).map((name) => [name, given[name] ?? ""]));
  const result = v.safeParse(rules, answers);
  if (result.success) return { values: result.output, errors: {} };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key)] ??= issue.message;
  return { values: undefined, errors };
}
