import { type CountryId, type LawSource, laws } from "../../../content/laws.ts";
import { fill } from "../../../content/texts.ts";
import type { Words } from "../../../content/words.ts";
import { counted, type Language, languageOf, locales } from "../../../contract/language.ts";
import { lawsChecked } from "../../../settings/laws-checked.ts";
import { pageMeta } from "../../layout/page-meta.ts";

/** Returns an ISO day, month or year as people write it. */
const written = (date: string, language: Language) =>
  new Date(date).toLocaleDateString(locales[language], {
    timeZone: "UTC",
    year: "numeric",
    ...(date.length > 4 && { month: "long" }),
    ...(date.length > 7 && { day: "numeric" }),
  });

/** A law or a rule of a regulator: its usual name, its demand, its title, and its number where that is known. */
interface LawWords {
  name: string;
  text: string;
  title: string;
  number?: string;
}

const isText = (part: string | undefined): part is string => Boolean(part);

/** Returns the laws of each country with their sources: the text itself, or the reports about it. */
function lawsWithSources(words: Words["whyUs"]["laws"], language: Language) {
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

export function whyUsData(words: Words, path: string) {
  const { accuracy, claims, claimsNote, pages, supplierCheck, whyUs } = words;
  const { language } = whyUs.region;
  const foreign = language === languageOf(path) ? undefined : language;
  const { heading, file, yes, no, answers, further } = supplierCheck;
  return {
    meta: pageMeta(pages.whyUs),
    ...whyUs,
    accuracy,
    claimsNote,
    advantages: [
      ...(["records", "accuracy", "patterns", "monitoring", "loss-reduction"] as const).map((id) => ({
        figure: claims[id].value,
        ...whyUs.claims[id],
        language: undefined,
      })),
      // The word's language, where it is not the page's.
      { figure: whyUs.region.word, name: whyUs.region.name, text: whyUs.region.text, language: foreign },
    ],
    laws: lawsWithSources(whyUs.laws, languageOf(path)),
    supplierCheck: {
      heading,
      file,
      further,
      answers: answers.map(({ is, text }) => ({ is: { yes, no }[is], text })),
    },
  };
}
