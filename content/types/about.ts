import type { site } from "../../settings/site.js";
import type { Four, Link, NamedText } from "./parts.ts";

/** A fact that a client asks for before a contract. Its value comes from `site.config.ts`. */
export type CompanyFact = "legalEntity" | Exclude<keyof typeof site.facts, "responseTime">;

/** A leading role and the question that it answers. The person's name comes from `site.config.ts`. */
interface Role {
  id: keyof typeof site.leaders;
  role: string;
  question: string;
}

/** A value, and the act that it forbids: the verb, which is struck, and the words after it. */
interface Value extends NamedText {
  act: string;
  rest: string;
}

export interface AboutWords {
  heading: string;
  intro: string;
  mission: NamedText;
  vision: NamedText;
  /** `never` stands before each act for screen readers, which do not announce that it is struck. */
  values: { heading: string; never: string; items: Four<Value> };
  leadership: { heading: string; text: string; roles: readonly Role[] };
  /** Facts from `site.config.ts`; those that are empty are hidden. */
  facts: { heading: string; names: Record<CompanyFact, string> };
  closing: { heading: string; actions: readonly Link[] };
}
