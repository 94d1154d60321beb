import type { LocalizedText } from "../settings/site.js";
import type { SitePath } from "./translated.ts";

/** Types that the words of several screens share. */
export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];

export interface NamedText {
  name: string;
  text: string;
}

export interface Link {
  label: string;
  path: SitePath;
}

/** A link of the owner's to another site; hidden while `url` is empty. */
export interface OutsideLinkWords {
  label: string;
  /** One for all languages, or one for each. */
  url: string | LocalizedText;
}

/** The colour of a value. A mark and a word always say the same. */
export type Tone = "ok" | "warn" | "bad";

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
