import type { MayHold, Plural } from "./types/parts.ts";

/** The plural rules that were used so far, by language: creating them takes far longer than using them. */
const created = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = created.get(language);
  if (known) return known;
  const rules = new Intl.PluralRules(language);
  created.set(language, rules);
  return rules;
}

/** Returns the form of a sentence for a number, with its slots still in it. */
export const plural = <Slot extends string>(
  forms: Plural<Slot>,
  n: number,
  language: string,
): MayHold<Slot> => forms[rulesOf(language).select(n)] ?? forms.other;
