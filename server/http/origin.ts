import { type Language, languageOf } from "../../contract/language.ts";
import { type Origin, VIA } from "../../contract/origin.ts";
import { oneLine } from "../../leads/text.ts";

/**
 * Returns where a post came from, as its `Referer` says. What the page has added to it is in `app/forms/referrer.ts`.
 * @param language of the form, for a post without the header
 */
export function originOf(referer: string | undefined, language: Language | undefined): Origin {
  const url = URL.parse(referer ?? "");
  const get = (name: string) => oneLine(url?.searchParams.get(name) ?? "");
  return {
    page: oneLine(url?.pathname ?? ""),
    language: url ? languageOf(url.pathname) : (language ?? ""),
    via: get(VIA),
    source: get("utm_source"),
    medium: get("utm_medium"),
    campaign: get("utm_campaign"),
    term: get("utm_term"),
    content: get("utm_content"),
  };
}
