import type { CatalogueId } from "./catalogue.ts";
import type { Link, SitePath } from "./parts.ts";

export interface JourneyStep {
  id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  title: string;
  subtitle: string;
  description: string;
  /** The product's page. */
  path: SitePath;
  /** The illustration beside it. */
  picture: CatalogueId | "rule-engine";
  /** The name of the step on the racetrack. */
  corner: string;
  /** Its place among the steps: "1 / 8". */
  position: string;
  /** One line in the terms of motor racing. */
  call: string;
}

export interface Journey {
  heading: string;
  steps: readonly JourneyStep[];
  readMore: string;
  timeline: JourneyVersion;
  /** `drive` stands before the text of the start where the car moves. */
  track: JourneyVersion & { drive: string; startLine: string; picture: string };
}

/** The words around the eight steps. `other` links to the other version of the page. */
interface JourneyVersion {
  lead: string;
  start: { heading: string; text: string; button: string };
  finish: { heading: string; text: string; actions: { schedule: Link; assessment: Link } };
  other: Link;
}
