import type { CatalogueId, ProductGroup } from "./catalogue.ts";
import type { Four, Link, NamedText, Six, Template, Three, Tone } from "./parts.ts";
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

/** The page of a product. Its name and path are in the menu item with its id. */
export interface ProductPage {
  /** At most 60 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** At most 25 words. */
  lead: string;
  /** A sample of what the product shows, over the picture of the head. */
  headRecord?: SampleRecord;
  forWhom: { heading: string; rows: Three<{ who: string; text: string; signature: ScenarioId }> };
  how: {
    heading: string;
    questions: readonly [Question, Question];
    steps: Three<NamedText>;
    records: readonly [SampleRecord, SampleRecord];
  };
  /** The training, monitoring and approval of the risk engine's model, beside a figure of its own. */
  model?: { heading: string; facts: Six<NamedText> };
  /** Lines of one sheet, 12 words at most. */
  get: Six<NamedText>;
  /** Services only, in a few words. */
  benefits?: Four<string>;
  /** Data in, data or results out, speed or duration, and the behaviour when something fails. */
  connection: Record<"input" | "output" | "time" | "failure", NamedText>;
  needs: Three<NamedText & { note: string }>;
  isNot: Three<NamedText>;
  /** A call to the interface, with its answer; the page labels it SAMPLE. */
  call?: { title: string; request: string; answer: string };
  /** Four products in the order in which data or work flows. One of them is this one. */
  relatedProducts: { heading: string; chain: Four<{ id: CatalogueId; text: string }> };
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
  /** The position of a product in its menu. */
  position: Template<"n" | "of">;
  sample: string;
  sampleDate: string;
  howToRead: string;
  contract: string;
  get: string;
  benefits: string;
  connection: Record<ProductGroup, string>;
  /** Added to the answer about speed once the owner has set a measured value. */
  latency: Template<"latency">;
  /** Before the names of the rules that a page is about, and the link to their text. */
  rules: Template<"names">;
  needs: string;
  isNot: string;
  youAreHere: string;
  actions: readonly [Link, Link];
}
