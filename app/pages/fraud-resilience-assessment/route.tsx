import "./fraud-resilience-assessment.css";
import { useEffect } from "react";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { useShown } from "../../navigation/router.tsx";
import { shouldRestorePosition } from "../../navigation/scroll-position.ts";
import { scrollToTop } from "../../ui/scroll-and-focus.ts";
import type { PageProps } from "../data.server.ts";
import { Methodology, Overview } from "./approach.tsx";
import { Contents } from "./contents.tsx";
import { Closing, Landing } from "./landing.tsx";
import { Report } from "./report.tsx";
import { Scenarios } from "./scenarios.tsx";
import { type SectionName, sectionId } from "./section.tsx";
import { AddOns, Audience, Compliance, Pricing } from "./terms.tsx";

const SMOOTH_AFTER_MS = 100;
const SECTIONS: readonly SectionName[] = [
  "overview",
  "methodology",
  "scenarios",
  "benefits",
  "audience",
  "pricing",
  "compliance",
  "addons",
];

/**
 * To the top at once, and smoothly again a moment later, unless the URL names a section or Back led here. A visitor
 * who has moved on by then is not taken back.
 */
function useStartAtTop() {
  const { hash, openedBy } = useShown((shown) => shown);
  useEffect(() => {
    if (hash || shouldRestorePosition(openedBy) || scrollY > 0) return;
    scrollTo(0, 0);
    const timer = setTimeout(() => scrollY === 0 && scrollToTop(), SMOOTH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hash, openedBy]);
}

export default function ResilienceAssessment({ data }: PageProps<"fraud-resilience-assessment">) {
  const { words, ...scenarios } = data;
  const { assessment, sampleReport } = words.actions;
  const actions = [assessment, sampleReport];
  useStartAtTop();
  return (
    <>
      <Landing words={words.landing} actions={actions} />
      <BelowFirstScreen>
        <div className="assessment">
          <Contents
            words={words.contents}
            entries={SECTIONS.map((name) => ({ id: sectionId(name), label: words[name].heading }))}
          />
          <Overview words={words.overview} request={assessment} />
          <Methodology words={words.methodology} />
          <Scenarios words={words.scenarios} requestPath={words.pricing.requestPath} {...scenarios} />
          <Report words={words.benefits} />
          <Audience words={words.audience} />
          <Pricing words={words.pricing} />
          <Compliance words={words.compliance} />
          <AddOns words={words.addons} />
        </div>
        <Closing words={words.closing} actions={actions} />
      </BelowFirstScreen>
    </>
  );
}
