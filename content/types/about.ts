import type { site } from "../../site.config.ts";
import type { ClosingWords, Four, NamedText } from "./parts.ts";

/** A leading role. The person's name comes from `site.config.ts` once it may be published. */
export interface Role {
  id: keyof typeof site.leaders;
  role: string;
  answersFor: string;
  place: string;
}

export interface AboutWords {
  crumb: string;
  heading: string;
  lead: string;
  mission: NamedText;
  vision: NamedText;
  values: {
    number: string;
    heading: string;
    items: Four<NamedText & { id: "innovation" | "integrity" | "expertise" | "partnership" }>;
  };
  leadership: { number: string; heading: string; text: string; roles: readonly Role[] };
  closing: ClosingWords;
}
