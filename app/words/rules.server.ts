import { fill } from "../../content/fill.ts";
import type { RuleId, RulesWords } from "../../content/types/rules.ts";
import { type Language, languageOf, locales } from "../../contract/language.ts";

/** Returns a month such as 2026-11 in words: "November 2026". */
const monthIn = (language: Language, month: string) =>
  new Date(month).toLocaleDateString(locales[language], { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * Returns rules with their country and their source in sentences.
 * @param path of the page, which decides the language of the months
 * @param ids the rules that the page is about; without it all of them
 */
export function rulesFor({ rules, entry, source }: RulesWords, path: string, ids?: readonly RuleId[]) {
  return rules
    .filter(({ id }) => !ids || ids.includes(id))
    .map((rule) => ({
      ...rule,
      entry: fill(entry, { country: rule.country, asks: rule.asks }),
      note: fill(source, { source: rule.source, month: monthIn(languageOf(path), rule.checked) }),
    }));
}

/** Returns the sentence about the oldest check. */
export function adviceFor({ rules, advice }: RulesWords, path: string): string {
  const [oldest = ""] = rules.map(({ checked }) => checked).sort();
  return fill(advice, { month: monthIn(languageOf(path), oldest) });
}
