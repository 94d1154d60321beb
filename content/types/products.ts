import type { CatalogueId, ProductGroup, ProductId } from "./catalogue.ts";
import type { Four, Link, NamedText, Six, Three, Tone } from "./parts.ts";
import type { ScenarioId } from "./scenarios.ts";

export interface RecordRow {
  key: string;
  value: string;
  tone?: Tone;
  /** Shown in the monospaced font: ids, times, counts. */
  mono?: boolean;
}

/** A small sheet beside a figure; the page labels it SAMPLE. */
export interface SampleRecord {
  title: string;
  rows: readonly RecordRow[];
}

/** The page of a product. Its name and path are in the menu item with the same id. */
export interface ProductPage {
  id: ProductId;
  /** At most 60 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** At most 25 words. */
  lead: string;
  forWhom: { heading: string; rows: Three<{ who: string; text: string; signature: ScenarioId }> };
  how: {
    heading: string;
    questions: readonly [Question, Question];
    steps: Three<NamedText>;
    records: readonly [SampleRecord, SampleRecord];
  };
  get: { heading: string; items: Six<NamedText> };
  /** Services only. */
  benefits?: Four<NamedText>;
  needs: Three<NamedText & { note: string }>;
  isNot: Three<NamedText>;
  /** Four products in the order in which data or work flows. One of them is this one. */
  joined: { heading: string; chain: Four<{ id: CatalogueId; text: string }> };
  closing: { heading: string; text: string };
}

export interface Question {
  ask: string;
  answer: string;
}

/** The words that all eleven pages share. */
export interface ProductLabels {
  /** Both link to the list of all products. */
  groups: Record<ProductGroup, Link>;
  /** The position of each product in its menu, as its crumb shows it. */
  positions: Record<ProductGroup, readonly string[]>;
  sample: string;
  sampleDate: string;
  howToRead: string;
  benefits: string;
  needs: string;
  isNot: string;
  youAreHere: string;
  actions: readonly [Link, Link];
}
