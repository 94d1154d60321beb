import type { CountryId, laws } from "../laws.ts";
import type { ClaimId } from "./claims.ts";
import type { ClosingWords, Four, Link, NamedText, Plural, Template } from "./parts.ts";

/** A law or a regulator's rule: its usual name, its demand in one sentence, its title, and its number where that is known. */
export interface LawWords {
  name: string;
  text: string;
  title: string;
  number?: string;
}

export interface WhyUsWords {
  heading: string;
  intro: string;
  /** For each figure of the company one thing that we do. */
  claims: Record<ClaimId, NamedText>;
  /** The sixth advantage has a word in place of a figure. */
  region: NamedText & { word: string; language: "ar" | "en" };
  pilot: {
    heading: string;
    text: string;
    /** Under the two parts of the drawing. */
    labels: { shown: string; hidden: string };
    steps: Four<NamedText>;
    note: string;
    action: Link;
  };
  banks: { heading: string; sentences: readonly [string, string]; selfCheck: Link };
  laws: {
    heading: string;
    /** The month in which the sources were last read. */
    text: Template<"month">;
    count: Plural<"n">;
    source: string;
    reported: string;
    between: string;
    countries: { [C in CountryId]: { name: string; laws: Record<keyof (typeof laws)[C], LawWords> } };
    everywhere: string;
  };
  closing: ClosingWords;
}
