import type { rulesChecked } from "../../contract/rules-checked.ts";
import type { CatalogueId } from "./catalogue.ts";
import type { Template } from "./parts.ts";

export type RuleId = keyof typeof rulesChecked;

type Address = `https://${string}`;

/** A report about a text, with its date where that is known. */
export interface Report {
  by: string;
  date?: string;
  url?: Address;
}

/** A law or a regulator's rule that matters to clients. */
export interface Rule {
  id: RuleId;
  country: string;
  /** A short name. */
  name: string;
  /** Its demands in a few sentences. They say "as reported by" where the text itself was not seen. */
  asks: string;
  /** The product or service that helps with it. */
  helps?: CatalogueId;
  /** The regulator's text: title, number or article, date. */
  title: string;
  number?: string;
  date: string;
  /** The address of that text, where it is known. */
  url?: Address;
  /** Reports in place of the text, which was not seen. */
  reports?: readonly Report[];
}

export interface RulesWords {
  rules: readonly Rule[];
  /** Stands between the title, the number and the date of a text, and between reports. */
  between: string;
  source: string;
  /** Heads a text that was not seen, where reports stand in for it. */
  unread: string;
  /** Heads the reports. */
  reported: string;
  /** The month is the oldest of the list. */
  advice: Template<"month">;
}
