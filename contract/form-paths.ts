import type { LeadKind } from "./kinds.ts";

/** The page that each form is on. */
export const formPaths: Record<LeadKind, `/${string}`> = {
  "hero-assessment": "/",
  "home-contact": "/",
  contact: "/contact",
  registration: "/get-started",
  assessment: "/request-assessment",
  "sample-report": "/request-sample-report",
};

/** The page that a form sent without scripts leads to. */
export const thankYouPath = (kind: LeadKind): `/thank-you/${LeadKind}` => `/thank-you/${kind}`;

/** The price tiers that `?plan=` can name on the assessment request. */
export const plans = ["basic", "advanced", "monitoring"] as const;
export type Plan = (typeof plans)[number];

/** Returns the pre-filled message with the line of a price tier. */
export const withPlan = (message: string, line: string) => `${message}\n\n${line}`;
