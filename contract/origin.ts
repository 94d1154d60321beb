/** The parts of an address that name a campaign. */
export const campaignParts = ["utm_source", "utm_medium", "utm_campaign"] as const;
/** The part of the referrer of a post that names the site from which the visitor came. */
export const VIA = "via";

/** Most characters of a value, in UTF-16 code units. */
export const ORIGIN_MAX = 200;

/** The origin of a lead; a part that is not known is "". */
export interface Origin {
  /** The path of the page that the form is on. */
  page: string;
  /** The language of that page. */
  language: string;
  /** The host of the site that linked here when the visit began. */
  via: string;
  /** Source, medium and campaign of the address with which the visit began. */
  campaign: string;
}

export const originParts = ["page", "language", "via", "campaign"] as const satisfies (keyof Origin)[];

/** The origin of a lead of which nothing is known. */
export const unknownOrigin: Origin = { page: "", language: "", via: "", campaign: "" };
