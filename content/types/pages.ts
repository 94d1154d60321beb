import type { SitePath } from "./parts.ts";

/** Title and description for search results and shared links. The brand is added to the title. */
export interface PageHead {
  path: SitePath;
  /** At most 60 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** The path that search engines should list instead. */
  canonicalPath?: SitePath;
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
