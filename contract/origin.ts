/** The parts of a URL that name a campaign, without the `utm_` before each. */
export const campaignParts = ["source", "medium", "campaign", "term", "content"] as const;
/** The query parameter, in the referrer of a post, that names the site from which the visitor came. */
export const VIA = "via";

/** Most characters of a value, in UTF-16 code units. */
export const ORIGIN_MAX = 200;

/**
 * The origin of a lead: the path of the page that the form is on, the language of that page, the host of the site that
 * linked here when the visit began, and the campaign with whose URL it began.
 */
export const originParts = ["page", "language", VIA, ...campaignParts] as const;
/** A part that is not known is "". */
export type LeadOrigin = Record<(typeof originParts)[number], string>;

/** The origin of a lead of which nothing is known. */
export const unknownOrigin = Object.fromEntries(originParts.map((part) => [part, ""])) as LeadOrigin;

/** Adds the campaign of a URL to another of the site, unless that has one of its own. */
export function withCampaign(to: URL, from: URL): URL {
  const names = campaignParts.map((part) => `utm_${part}`);
  if (names.some((name) => to.searchParams.has(name))) return to;
  for (const name of names) {
    const value = from.searchParams.get(name);
    if (value) to.searchParams.set(name, value.slice(0, ORIGIN_MAX));
  }
  return to;
}
