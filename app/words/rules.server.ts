import { fill } from "../../content/fill.ts";
import type { RulesWords } from "../../content/types/rules.ts";
import { languageOf, locales } from "../../contract/language.ts";
import { rulesChecked } from "../../contract/rules-checked.ts";

const isText = (part: string | undefined): part is string => Boolean(part);

/** Returns the rules with their sources: the text itself, and the reports in its place. */
export const rulesWithSources = ({ rules, between, source, unread, reported }: RulesWords) =>
  rules.map(({ id, country, name, asks, helps, title, number, date, url, reports }) => ({
    id,
    name,
    country,
    asks,
    helps,
    sources: [
      {
        before: reports ? unread : source,
        between,
        texts: [{ parts: [title, number, date].filter(isText), url }],
      },
      ...(reports
        ? [
            {
              before: reported,
              between,
              texts: reports.map(({ by, date, url }) => ({ parts: [by, date].filter(isText), url })),
            },
          ]
        : []),
    ],
  }));

/** Returns the sentence about the oldest check, its month in the language of the page. */
export function adviceFor({ advice }: RulesWords, path: string): string {
  const [oldest = ""] = Object.values(rulesChecked).sort();
  const month = new Date(oldest).toLocaleDateString(locales[languageOf(path)], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return fill(advice, { month });
}
