/** The forms of a text in the plural categories of a language (`Intl.PluralRules`). */
type Forms<Text extends string> = { readonly other: Text } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, "other">]?: Text;
};

/** The plural rules that were used so far, by language: creating them takes far longer than using them. */
const created = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = created.get(language);
  if (known) return known;
  const rules = new Intl.PluralRules(language);
  created.set(language, rules);
  return rules;
}

/** Returns the form of a text for a number, with its slots still in it. */
export const plural = <Text extends string>(forms: Forms<Text>, n: number, language: string): Text =>
  forms[rulesOf(language).select(n)] ?? forms.other;

/** Returns a number with its noun: the form for it, with the number, such as 20,000, in place of {n}. */
export const counted = (forms: Forms<string>, n: number, language: string): string =>
  plural(forms, n, language).replace("{n}", n.toLocaleString("en"));
