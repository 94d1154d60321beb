import { type Language, languageNames, languages, locales } from "../contract/language.ts";
import { campaignOf } from "../contract/origin.ts";
import type { KeptLead, Lead } from "../leads/lead.ts";
import { site } from "../settings/site.js";

const { timeZone } = site.offices.dubai;

/** Returns a time as people of the Dubai office read it. */
export const timeIn = (language: Language, ms: number): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    ms,
  );

/** Returns the name of the language of a lead's page. */
export function languageName({ origin }: Pick<Lead, "origin">): string {
  const language = languages.find((one) => one === origin.language);
  return language ? languageNames[language] : "";
}

/** Returns who wrote a lead, as short as a list needs it. */
export const whoOf = ({ person: { name, company, email } }: Pick<KeptLead, "person">): string =>
  [name, company].filter(Boolean).join(", ") || (email ?? "");

/** Returns the campaign of a lead, or the site that linked to it. */
export const sourceOf = ({ origin }: Pick<Lead, "origin">): string => campaignOf(origin) || origin.via;
