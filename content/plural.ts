import type { Plural } from "./types/parts.ts";

/** The rules by language: to make them costs far more than to ask them. */
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** Returns the form of a sentence for a number, with its placeholder still in it. */
export const plural = (forms: Plural, n: number, language: string): string =>
  forms[rulesOf(language).select(n)] ?? forms.other;
