import type { CatalogueId, ProductGroup, ProductId } from "./catalogue.ts";
import type { Four, Link, NamedText, Six, Three, Tone } from "./parts.ts";
import type { ScenarioId } from "./scenarios.ts";

export interface RecordRow {
  key: string;
  value: string;
  tone?: Tone;
  /** Set in the monospaced face: ids, times, counts. */
  mono?: boolean;
}

/** A small sheet beside a figure; the page labels it SAMPLE. */
export interface SampleRecord {
  title: string;
  rows: readonly RecordRow[];
}

/** A page of the eleven; its name and path are those of its menu item. */
export interface ProductPage {
  id: ProductId;
  /** Document title; stays under 60 characters with the brand behind it. */
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
  /** Four products in the order the data, or the work, flows; one of them is this page. */
  joined: { heading: string; chain: Four<{ id: CatalogueId; text: string }> };
  closing: { heading: string; text: string };
}

export interface Question {
  ask: string;
  answer: string;
}

/** The words of the template itself, the same on all eleven pages. */
export interface ProductLabels {
  /** Each leads to the list of all products. */
  groups: Record<ProductGroup, Link>;
  /** Crumb positions, by group and order, so that no sentence is glued from pieces. */
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
