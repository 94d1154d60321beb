import type { site } from "../../site.config.ts";
import type { ClosingWords, Four, NamedText } from "./parts.ts";

/** A role and what it answers for; the name comes from the owner's settings once there is one. */
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
