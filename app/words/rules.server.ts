import { fill } from "../../content/fill.ts";
import type { RulesWords } from "../../content/types/rules.ts";
import { languageOf, locales } from "../../contract/language.ts";
import { rulesChecked } from "../../contract/rules-checked.ts";

/** Returns the rules with their country and with their sources, each in one line. */
export const rulesWithSources = ({ rules, entry, between, source, reported }: RulesWords) =>
  rules.map(({ id, country, name, asks, helps, title, number, date, url, reports }) => ({
    id,
    name,
    entry: fill(entry, { country, asks }),
    helps,
    sources: [
      {
        before: source,
        between,
        texts: [{ label: [title, number, date].filter(Boolean).join(between), url }],
      },
      ...(reports
        ? [{ before: reported, between, texts: reports.map(({ by, url }) => ({ label: by, url })) }]
        : []),
    ],
  }));

/** Returns the sentence about the oldest check, its month in the language of the page. */
export function adviceFor({ advice }: RulesWords, path: string): string {
  const [oldest = ""] = Object.values(rulesChecked).toSorted();
  const month = new Date(oldest).toLocaleDateString(locales[languageOf(path)], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return fill(advice, { month });
}
