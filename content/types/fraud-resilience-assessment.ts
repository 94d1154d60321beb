import type { Plan } from "../../contract/form-paths.ts";
import type { site } from "../../settings/site.js";
import type { Five, Four, Link, NamedText, SitePath, Template, Three, Tone } from "./parts.ts";

/** The eight sections, in order; the contents list shows their headings. */
export interface Sections {
  overview: {
    heading: string;
    definition: string;
    goalsHeading: string;
    goals: Four<string>;
    flowHeading: string;
    flow: Record<"simulate" | "detect" | "report" | "remedy", { name: string; tooltip: string }>;
  };
  methodology: {
    heading: string;
    lead: string;
    phases: Record<
      "discovery" | "testing" | "analysis",
      { name: string; description: string; steps: readonly string[] }
    >;
    give: NamedText;
    briefing: Link;
  };
  scenarios: {
    heading: string;
    lead: Template<"selfCheck">;
    selfCheck: string;
    /** The legend of the drawings. */
    key: Template<"fraud">;
    fraud: string;
    labels: { whatItIs: string; earlySigns: string; whatWeTest: string };
  };
  benefits: {
    heading: string;
    lead: string;
    report: {
      title: string;
      scoreLabel: string;
      scoreName: string;
      score: number;
      outOf: string;
      reading: string;
      weight: Template<"n">;
      /** Together the weights are 100, and the weighted sum is the score. */
      subScores: Record<
        "detection" | "prevention" | "response" | "security",
        NamedText & { percent: number; weight: number; tone?: Tone }
      >;
    };
    findings: {
      heading: string;
      pages: Template<"pages">;
      rows: readonly (NamedText & {
        rating: string;
        tone: "bad" | "warn";
        pages: string;
      })[];
    };
    plan: { heading: string; horizons: Three<NamedText & { term: string }> };
    strategy: { heading: string; items: Three<NamedText> };
  };
  audience: { heading: string; tiles: Five<NamedText> };
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
    badges: readonly { name: string; evidence: keyof (typeof site)["evidence"] }[];
    statements: Three<NamedText>;
  };
  addons: { heading: string; items: Four<NamedText> };
}

export interface FraudResilienceAssessment extends Sections {
  landing: { headline: string; lead: string; learnMore: string };
  actions: { assessment: Link; sampleReport: Link };
  contents: {
    label: string;
    /** The name of such a list on a phone, where it stands above the sections. */
    request: Link;
    backToTop: string;
  };
  closing: { heading: string; text: string };
}
