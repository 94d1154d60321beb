import type { CatalogueId } from "./catalogue.ts";
import type { Link, NamedText, SitePath } from "./parts.ts";

export interface JourneyStep {
  id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  title: string;
  subtitle: string;
  description: string;
  /** The product's page. */
  path: SitePath;
  /** The illustration beside it. */
  picture: CatalogueId | "rule-engine";
  /** One line in the terms of motor racing. */
  call: string;
}

export interface Journey {
  heading: string;
  steps: readonly JourneyStep[];
  readMore: string;
  start: string;
  /** At the finish: the first as a link, the second as a button. */
  actions: readonly [assessment: Link, demo: Link];
  timeline: JourneyVersion & { finish: NamedText };
  track: JourneyVersion & {
    startLap: string;
    finish: string;
    drive: string;
    startLine: string;
    picture: string;
  };
}

/** A version of the page. `other` links to the other one. */
export interface JourneyVersion {
  intro: string;
  other: Link;
}
