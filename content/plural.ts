import type { Plural } from "./types/parts.ts";

/** Returns the form of a sentence for a number, with its placeholder still in it. */
export const plural = (forms: Plural, n: number, language: string): string =>
  forms[new Intl.PluralRules(language).select(n)] ?? forms.other;
