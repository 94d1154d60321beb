import type { ProductGroup } from "./catalogue.ts";
import type { Four, Link, NamedText, Six, Template, Three } from "./parts.ts";

/** The page of a product. Its name and path are in the menu item with its id. */
export interface ProductPage {
  /** At most 60 characters. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** The one sentence on the stage. */
  sentence: string;
  /** The number on the stage, which its picture draws, and its caption in two short lines. */
  number: string;
  caption: readonly [string, string];
  /** Names all that the picture shows, and the one thing that it is about. */
  label: string;
  subject: string;
  /** Follows "Sample data" where the subject needs a sentence. */
  subjectText?: string;
  give: Three<NamedText>;
  get: Six<NamedText>;
  isNot: Three<NamedText>;
  /** Services only, in a few words. */
  benefits?: Four<string>;
  /** An invitation to try the product. */
  trial: { heading: string; text?: string; link: Link };
  /** The record of one decision: its reasons have the points of the call's answer, in its order. */
  record?: DecisionRecordWords;
  call?: { heading: string; text: string };
}

export interface DecisionRecordWords {
  heading: string;
  text: string;
  id: string;
  event: string;
  date: string;
  reasons: Four<string>;
  /** Everyone behind the decision, in the order of time; the last one agrees. */
  deciders: Four<NamedText & { time: string; result: string }>;
}

/** The words that all eleven pages share. */
export interface ProductLabels {
  /** Both link to the list of all products. */
  groups: Record<ProductGroup, Link>;
  sample: string;
  give: string;
  get: string;
  isNot: string;
  benefits: string;
  /** Before the name of the next product. */
  next: string;
  /** Added to the text about the call once the owner has set a measured value. */
  latency: Template<"latency">;
  actions: readonly [Link, Link];
}
