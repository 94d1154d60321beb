import { languageOf } from "../../contract/language.ts";
import { campaignParts, ORIGIN_MAX, VIA } from "../../contract/origin.ts";

type Part = [name: string, value: string];

/** Returns a URL, or undefined for a text that is none: some browsers and extensions hide the referrer behind "null". */
function parseUrl(text: string | undefined): URL | undefined {
  try {
    return new URL(text ?? "");
  } catch {
    return undefined;
  }
}

/** Returns the address with which this visit began; client navigation does not change it. */
const firstAddress = () => parseUrl(performance.getEntriesByType?.("navigation")?.[0]?.name) ?? location;

/**
 * Returns the campaign and the site that led here, those that are known. Both last as long as the document, so nothing
 * is stored.
 */
function visit(): Part[] {
  const searchParams = new URLSearchParams(firstAddress().search);
  const via = parseUrl(document.referrer)?.host ?? "";
  const parts = [
    ...campaignParts.map((part): Part => [`utm_${part}`, searchParams.get(`utm_${part}`) ?? ""]),
    [VIA, via === location.host ? "" : via] satisfies Part,
  ];
  return parts.filter(([, value]) => value).map(([name, value]) => [name, value.slice(0, ORIGIN_MAX)]);
}

/** Returns the referrer of a post: the address of this page, with `visit` as its query. */
export function referrer(): string {
  const address = new URL(location.pathname, location.origin);
  for (const [name, value] of visit()) address.searchParams.set(name, value);
  return address.href;
}

/** Returns what the referrer of a post says. */
export const referrerParts = (): Part[] => [
  ["page", location.pathname],
  ["language", languageOf(location.pathname)],
  ...visit(),
];
