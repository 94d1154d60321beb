import type { CatalogueId, ProductGroup } from "./catalogue.ts";
import type { Five, Four, Link, Template, Three, Tone } from "./parts.ts";

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
  sample: string;
  /** Together they show all fourteen statuses. */
  panels: Five<SamplePanel>;
  hero: {
    /** The lines of one headline. */
    headline: readonly string[];
    taglines: readonly [string, string];
    slogan: string;
    lead: string;
    actions: { schedule: Link; journey: Link; demo: Link };
    /** Describes the drawing. */
    art: string;
    tag: { account: string; score: string; status: string; reasons: string };
    /** The tag and the panel's flagged row once the tile is in place, and the sentence that is read out then. */
    released: {
      tag: { score: string; status: string; reasons: string };
      row: string;
      message: string;
    };
    /** The slider that turns the drawing's tile: its angle in degrees, and how many of its ten joints are open. */
    handle: { label: string; value: Template<"angle" | "open"> };
    scroll: string;
    carousel: {
      label: string;
      roleName: string;
      slideName: string;
      choose: string;
      pause: string;
      play: string;
    };
  };
  catalogue: {
    number: string;
    heading: string;
    lead: string;
    groups: Record<ProductGroup, string>;
    /** 12 to 20 words on everything that is sold. */
    cards: Record<CatalogueId, string>;
  };
  about: {
    number: string;
    heading: string;
    text: string;
    values: Four<string>;
    links: { about: Link; whyUs: Link };
    claimsHeading: string;
    /** Opens the rest of the figures' notes. */
    claimsNotes: string;
  };
  contact: {
    number: string;
    heading: string;
    /** Describes the drawing of the office hours. */
    chart: string;
  };
}
