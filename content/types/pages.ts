import type { SitePath } from "./parts.ts";

/** What search results and shared links show of a page; the brand follows its title. */
export interface PageHead {
  path: SitePath;
  /** At most 60 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** The path search engines should keep instead. */
  canonical?: SitePath;
  noindex?: boolean;
}

/** The pages that are not a product. */
type PageId =
  | "home"
  | "about"
  | "whyUs"
  | "contact"
  | "getStarted"
  | "login"
  | "customerJourney"
  | "newCustomerJourney"
  | "requestAssessment"
  | "requestSampleReport"
  | "fraudResilienceAssessment";

export type Pages = Record<PageId, PageHead>;
