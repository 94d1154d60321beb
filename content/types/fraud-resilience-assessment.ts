import type { Plan } from "../../contract/plans.ts";
import type { site } from "../../settings/site.js";
import type { Four, Link, NamedText, SitePath, Template, Three, Tone } from "./parts.ts";
import type { ScenarioId } from "./scenarios.ts";

/** The ids of the eight sections, in order. The contents list links to them. */
export type SectionId =
  | "overview-section"
  | "methodology-section"
  | "scenarios-section"
  | "benefits-section"
  | "audience-section"
  | "pricing-section"
  | "compliance-section"
  | "addons-section";

export interface Finding {
  name: string;
  rating: string;
  severity: string;
  tone: Tone;
  pages: string;
  seen: string;
  effect: string;
  fix: string;
}

export interface Horizon {
  name: string;
  term: string;
  actions: readonly string[];
}

export interface SampleReport {
  title: string;
  company: string;
  date: string;
  scoreLabel: string;
  scoreName: string;
  score: number;
  outOf: string;
  reading: string;
  subScores: Record<
    "detection" | "prevention" | "response" | "security",
    { name: string; percent: number; tone?: Tone; text: string }
  >;
  print: string;
  notice: string;
}

/** `kind` tells how something is sold, or when it is needed. */
export interface RuledItem extends NamedText {
  kind?: string;
}

interface TermList {
  heading: string;
  items: Three<RuledItem>;
}

export interface FraudResilienceAssessment {
  landing: { headline: string; lead: string; learnMore: string; stages: Three<string> };
  actions: { assessment: Link; sampleReport: Link };
  contents: {
    label: string;
    /** The name of the same list on a phone, where it stands above the sections. */
    index: string;
    entries: readonly { id: SectionId; label: string }[];
    request: Link;
    backToTop: string;
    /** The same, in the narrow bar of a phone; a part of the longer name. */
    top: string;
  };
  overview: {
    heading: string;
    definition: string;
    goalsHeading: string;
    goals: Four<NamedText>;
    flowHeading: string;
    flow: Record<"simulate" | "detect" | "report" | "remedy", NamedText & { tooltip: string }>;
  };
  methodology: {
    heading: string;
    lead: string;
    phases: Record<
      "discovery" | "testing" | "analysis",
      { count: string; name: string; steps: Four<string>; description: string }
    >;
    /** Our needs, and a list of misunderstandings. */
    terms: readonly [TermList, TermList];
    briefing: Link;
  };
  scenarios: {
    heading: string;
    lead: string;
    key: string;
    keyWarm: string;
    keySample: string;
    /** The place of a scenario among them. */
    position: Template<"n" | "of">;
    labels: { whatItIs: string; earlySigns: string; whatWeTest: string };
  };
  benefits: {
    heading: string;
    lead: string;
    sample: string;
    report: SampleReport;
    findings: {
      heading: string;
      columns: { name: string; severity: string; pages: string };
      labels: { seen: string; effect: string; fix: string };
      rows: readonly [Finding, Finding];
    };
    plan: { heading: string; horizons: Three<Horizon> };
    strategy: { heading: string; items: Three<NamedText> };
  };
  audience: {
    heading: string;
    testFirst: string;
    tiles: Record<
      "platform" | "marketplace" | "subscription" | "digital" | "payments",
      NamedText & { scenarios: readonly ScenarioId[] }
    >;
  };
  pricing: {
    heading: string;
    lead: string;
    /** The page of the request. The button of a tier adds its plan. */
    requestPath: SitePath;
    tiers: Three<{
      plan: Plan;
      name: string;
      terms: string;
      line: string;
      items: readonly string[];
      badge?: string;
      button: string;
    }>;
  };
  compliance: {
    heading: string;
    lead: string;
    /** `ask` is the question to ask us while the owner has not set a link to the evidence. */
    badges: Three<{ name: string; seal: string; evidence: keyof (typeof site)["evidence"]; ask: string }>;
    evidenceLink: string;
    askPath: SitePath;
    statements: Three<NamedText & { link?: Link }>;
  };
  addOns: { heading: string; items: Four<RuledItem> };
  closing: { heading: string; text: string };
}
