/** The shapes both languages fill. Plain data: no markup, no classes, no functions. */
import type { Plan } from "../contract/plans.ts";
import type { site } from "../site.config.ts";

export type SolutionId =
  | "fraud-detection"
  | "transaction-monitoring"
  | "kyc-verification"
  | "risk-assessment"
  | "digital-identity"
  | "fraud-intelligence";

export type ServiceId =
  | "implementation"
  | "managed-services"
  | "training"
  | "red-teaming"
  | "training-capability";

/** The eleven pages that share one template; each id is the last part of its path. */
export type ProductId = SolutionId | ServiceId;

/** Everything that is sold: the eleven and the assessment, which has a page of its own. */
export type CatalogueId = ProductId | "fraud-resilience-assessment";

export type ScenarioId =
  | "account-takeover"
  | "mass-registration"
  | "refund-fraud"
  | "stolen-cards"
  | "promo-abuse"
  | "chargeback"
  | "reshipping"
  | "bots"
  | "gift-cards"
  | "synthetic-identity"
  | "inventory-hoarding"
  | "referral"
  | "loyalty"
  | "sms-pumping";

export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];

export interface NamedText {
  name: string;
  text: string;
}

/** What menus, cards and neighbours need to know of a product without loading its page. */
export interface CatalogueEntry {
  group: "solutions" | "services";
  /** Place within the group, from 1. */
  order: number;
  path: `/${string}`;
  name: string;
  /** Menu line, at most 8 words. */
  short: string;
  /** Card or ledger text, 12 to 20 words. */
  card: string;
}

/** A colour of the record's value; it is always shown with its mark and word. */
export type Tone = "ok" | "warn" | "bad";

export interface RecordRow {
  key: string;
  value: string;
  tone?: Tone;
  /** Set in the monospaced face: ids, times, counts. */
  mono?: boolean;
}

/** A small sheet beside a figure; the page labels it SAMPLE. */
export interface SampleRecord {
  title: string;
  rows: readonly RecordRow[];
}

export interface ProductPage extends CatalogueEntry {
  id: ProductId;
  /** Document title; stays under 60 characters with the brand behind it. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** At most 25 words. */
  lead: string;
  forWhom: { heading: string; rows: Three<{ who: string; text: string; signature: ScenarioId }> };
  how: {
    heading: string;
    questions: readonly [Question, Question];
    steps: Three<NamedText>;
    records: readonly [SampleRecord, SampleRecord];
  };
  get: { heading: string; items: Six<NamedText> };
  /** Services only. */
  benefits?: Four<NamedText>;
  needs: Three<NamedText & { note: string }>;
  isNot: Three<NamedText>;
  /** Four products in the order the data, or the work, flows; one of them is this page. */
  joined: { heading: string; chain: Four<{ id: CatalogueId; text: string }> };
  closing: { heading: string; text: string };
}

export interface Question {
  ask: string;
  answer: string;
}

/** The words of the template itself, the same on all eleven pages. */
export interface ProductLabels {
  groups: Record<CatalogueEntry["group"], string>;
  /** Crumb positions, by group and order, so that no sentence is glued from pieces. */
  positions: Record<CatalogueEntry["group"], readonly string[]>;
  sample: string;
  sampleDate: string;
  howToRead: string;
  benefits: string;
  needs: string;
  isNot: string;
  youAreHere: string;
  demo: string;
  assessment: string;
}

export interface Scenario {
  id: ScenarioId;
  name: string;
  /** One line, at most 12 words. */
  short: string;
  /** What its signature shows, ordinary and fraud; each number can be counted in the drawing. */
  marks: { usual: string; fraud: string };
  /** Together 40 to 70 words. */
  detail: { whatItIs: string; earlySigns: string; whatWeTest: string };
}

/** Ids of the eight sections of the assessment page, in order; they are the anchors of its contents list. */
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
  mend: string;
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
  subScores: Four<{ name: string; percent: number; value: string; tone?: Tone; text: string }>;
  print: string;
  notice: string;
}

/** `kind` says how something is sold, or when it is needed. */
export interface RuledItem extends NamedText {
  kind?: string;
}

interface TermList {
  heading: string;
  items: Three<RuledItem>;
}

export interface FraudResilienceAssessment {
  landing: { headline: string; lead: string; learnMore: string; stages: Three<string> };
  request: string;
  sampleReport: string;
  contents: {
    label: string;
    entries: readonly { id: SectionId; label: string }[];
    request: string;
    backToTop: string;
  };
  overview: {
    heading: string;
    definition: string;
    goalsHeading: string;
    goals: Four<NamedText>;
    flowHeading: string;
    flow: Four<NamedText & { tooltip: string }>;
  };
  methodology: {
    heading: string;
    lead: string;
    phases: Three<{ count: string; name: string; steps: Four<string>; description: string }>;
    /** What we need, and what it is not. */
    terms: readonly [TermList, TermList];
    briefing: string;
  };
  scenarios: {
    heading: string;
    lead: string;
    key: string;
    keyWarm: string;
    keySample: string;
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
      labels: { seen: string; effect: string; mend: string };
      rows: readonly [Finding, Finding];
    };
    plan: { heading: string; horizons: Three<Horizon> };
    strategy: { heading: string; items: Three<NamedText> };
  };
  audience: {
    heading: string;
    oftenChosen: string;
    tiles: readonly (NamedText & { scenarios: readonly ScenarioId[] })[];
  };
  pricing: {
    heading: string;
    lead: string;
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
    badges: Three<{ name: string; seal: string; evidence: keyof (typeof site)["evidence"] }>;
    evidenceLink: string;
    evidenceOnRequest: string;
    statements: Three<NamedText>;
  };
  addOns: { heading: string; items: Four<RuledItem> };
  closing: { heading: string; text: string };
}

export interface JourneyStep {
  id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  title: string;
  subtitle: string;
  description: string;
  /** The product's page. */
  path: `/${string}`;
  /** The name of the step on the racetrack. */
  corner: string;
  /** One line in the language of the track. */
  call: string;
}

export interface Journey {
  heading: string;
  steps: readonly JourneyStep[];
  readMore: string;
  timeline: JourneyVersion;
  track: JourneyVersion & { startLine: string; picture: string };
}

/** The words around the eight steps; `other` leads to the other version. */
export interface JourneyVersion {
  lead: string;
  start: { heading: string; text: string; button: string };
  finish: { heading: string; text: string; button: string; second: string };
  other: string;
}

export interface Claim {
  /** As shown. */
  value: string;
  meaning: string;
  /** The footnote. */
  note: string;
  status: "company figure";
}

export type ClaimId =
  | "records"
  | "accuracy"
  | "accuracy-second-reading"
  | "patterns"
  | "monitoring"
  | "loss-reduction";
