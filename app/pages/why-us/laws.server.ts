import { fill } from "../../../content/fill.ts";
import { type CountryId, type LawSource, laws } from "../../../content/laws.ts";
import type { LawWords, WhyUsWords } from "../../../content/types/why-us.ts";
import { counted, type Language, locales } from "../../../contract/language.ts";
import { lawsChecked } from "../../../settings/laws-checked.ts";

/** Returns an ISO day, month or year as people write it. */
const written = (date: string, language: Language) =>
  new Date(date).toLocaleDateString(locales[language], {
    timeZone: "UTC",
    year: "numeric",
    ...(date.length > 4 && { month: "long" }),
    ...(date.length > 7 && { day: "numeric" }),
  });

const isText = (part: string | undefined): part is string => Boolean(part);

/** Returns the laws of each country with their sources: the text itself, or the reports about it. */
export function lawsWithSources(words: WhyUsWords["laws"], language: Language) {
  const [oldest = ""] = Object.values(lawsChecked).sort();
  const source = (law: LawSource, { title, number }: LawWords) => ({
    texts: [{ parts: [title, number, written(law.date, language)].filter(isText), url: law.url }],
    reports: law.reports?.map(({ by, date, url }) => ({
      parts: [by, date && written(date, language)].filter(isText),
      url,
    })),
  });
  return {
    ...words,
    text: fill(words.text, { month: written(oldest, language) }),
    countries: Object.entries(words.countries).map(([country, { name, laws: texts }]) => {
      const rows = Object.entries<LawSource>(laws[country as CountryId]).map(([id, law]) => {
        const text = (texts as Record<string, LawWords>)[id];
        if (!text) throw new Error(`The law ${id} has no words.`);
        return { id, name: text.name, text: text.text, ...source(law, text) };
      });
      return { id: country, name, count: counted(words.count, rows.length, language), rows };
    }),
  };
}
