import type { LeadKind } from "../../../contract/kinds.ts";
import type { Lead } from "../lead.ts";

/** The name of each form, for people who read its leads. */
export const formNames: Record<LeadKind, string> = {
  "hero-assessment": "Request for an assessment (form at the top of the home page)",
  "home-contact": "Message from the form on the home page",
  contact: "Message from the contact page",
  registration: "Registration for a demo",
  assessment: "Request for a Fraud Resilience Assessment",
  "sample-report": "Request for a sample report",
};

export const formNameOf = ({ kind }: Pick<Lead, "kind">): string =>
  new Map(Object.entries(formNames)).get(kind) ??
  `Message from a form that this server does not know: ${kind}`;
