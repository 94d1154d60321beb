import { languageOf } from "../../contract/language.ts";
import { campaignParts, ORIGIN_MAX, VIA, withCampaign } from "../../contract/origin.ts";

type OriginPart = [name: string, value: string];

/** Returns a URL, or undefined for a text that is none: some browsers and extensions hide the referrer behind "null". */
function parseUrl(text: string | undefined): URL | undefined {
  try {
    return new URL(text ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Returns the campaign and the site that led here, those that are known. The router keeps the campaign in the URL;
 * in a new tab of a site without our server only the page before has it. Nothing is stored.
 */
function originParameters(): OriginPart[] {
  const before = parseUrl(document.referrer);
  const isOurs = before?.host === location.host;
  const url = new URL(location.href);
  const { searchParams } = before && isOurs ? withCampaign(url, before) : url;
  const parts = [
    ...campaignParts.map((part): OriginPart => [`utm_${part}`, searchParams.get(`utm_${part}`) ?? ""]),
    [VIA, isOurs ? "" : (before?.host ?? "")] satisfies OriginPart,
  ];
  return parts.filter(([, value]) => value).map(([name, value]) => [name, value.slice(0, ORIGIN_MAX)]);
}

/** Returns the referrer of a post: the URL of this page, with `originParameters` as its query. */
export function referrer(): string {
  const url = new URL(location.pathname, location.origin);
  for (const [name, value] of originParameters()) url.searchParams.set(name, value);
  return url.href;
}

/** Returns what the referrer of a post says. */
export const referrerParts = (): OriginPart[] => [
  ["page", location.pathname],
  ["language", languageOf(location.pathname)],
  ...originParameters(),
];
