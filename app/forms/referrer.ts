import { campaignParts, ORIGIN_MAX, VIA } from "../../contract/origin.ts";

/** Returns the address with which this visit began; client navigation does not change it. */
const firstAddress = () => new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);

/**
 * Returns the referrer of a post: the address of this page, with the site that led here and the campaign as its query.
 * Both last as long as the document, so nothing is stored.
 */
export function referrer(): string {
  const address = new URL(location.pathname, location.origin);
  const add = (name: string, value: string | null) => {
    if (value) address.searchParams.set(name, value.slice(0, ORIGIN_MAX));
  };
  for (const part of campaignParts) add(part, firstAddress().searchParams.get(part));
  const via = document.referrer && new URL(document.referrer).host;
  if (via !== location.host) add(VIA, via);
  return address.href;
}
