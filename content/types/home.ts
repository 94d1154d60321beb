import type { CatalogueId, ProductGroup } from "./catalogue.ts";
import type { Five, Four, Link, Three, Tone } from "./parts.ts";

/** A made-up status card; `tone` gives its colour (ok green, bad red, warn yellow) and its mark. */
export interface SampleCard {
  id: string;
  time: string;
  status: string;
  tone: Tone;
}

export interface SamplePanel {
  title: string;
  cards: Three<SampleCard>;
}

export interface HomeWords {
  /** Together they show all fourteen statuses. */
  panels: Five<SamplePanel>;
  hero: {
    headline: string;
    taglines: readonly [string, string];
    slogan: string;
    /** Why this company. */
    reasons: Three<string>;
    audience: string;
    actions: { schedule: Link; journey: Link; demo: Link };
    /** Describes the drawing. */
    art: string;
    /** The payment behind the tile that the drawing marks; the points of its reasons add up to its score. */
    answer: {
      payment: string;
      sample: string;
      reasons: Four<{ name: string; points: number }>;
      status: string;
      review: string;
    };
    carousel: {
      label: string;
      heading: string;
      roleName: string;
      slideName: string;
      choose: string;
      pause: string;
      play: string;
    };
  };
  catalogue: {
    heading: string;
    groups: Record<ProductGroup, string>;
    /** 9 to 20 words on everything that is sold. */
    cards: Record<CatalogueId, string>;
  };
  about: { heading: string; text: string; links: { about: Link; whyUs: Link } };
  /** The pilot, and below it the figures with their note. */
  pilot: { heading: string; text: string; link: Link; note: string };
  contact: { heading: string };
}
