import "./fraud-resilience-assessment.css";
import "./report.css";
import "./scenarios.css";
import "./print.css";
import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { pageMeta } from "../../frame/page-meta.ts";
import { breadcrumbs, service } from "../../frame/structured-data.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { memoPage } from "../../navigation/page-route.ts";
import { keepsPosition } from "../../navigation/scroll-position.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { PageIndex } from "../../sections/page-index.tsx";
import { scrollToTop } from "../../ui/motion.ts";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { AddOns } from "./add-ons.tsx";
import { Audience } from "./audience.tsx";
import { Compliance } from "./compliance.tsx";
import { Contents } from "./contents.tsx";
import { Landing } from "./landing.tsx";
import { Methodology } from "./methodology.tsx";
import { Overview } from "./overview.tsx";
import { Pricing } from "./pricing.tsx";
import { Report } from "./report.tsx";
import { Scenarios } from "./scenarios.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

const SMOOTH_AFTER_MS = 100;

export function loader({ pattern: path }: Route.LoaderArgs) {
  const {
    fraudResilienceAssessment: words,
    pages,
    productLabels,
    scenarios,
    bankScenarios,
    selfCheck,
  } = wordsFor(path);
  const { heading: name, definition: lead } = words.overview;
  const canonical = pages.fraudResilienceAssessment.path;
  const crumbs = breadcrumbs(productLabels.groups.services, { label: name, path: canonical });
  return {
    meta: pageMeta(
      { ...pages.fraudResilienceAssessment, path, canonicalPath: canonical },
      service({ name, lead, path: canonical }),
      crumbs,
    ),
    words,
    scenarios,
    bankScenarios,
    selfCheck,
  };
}

/**
 * To the top at once, and smoothly again a moment later, unless the address names a section or Back led here. A visitor
 * who has moved on by then is not taken back.
 */
function useStartAtTop() {
  const { hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (hash || keepsPosition(type) || scrollY > 0) return;
    scrollTo(0, 0);
    const timer = setTimeout(() => scrollY === 0 && scrollToTop(), SMOOTH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hash, type]);
}

export default memoPage(function ResilienceAssessment({ loaderData }: Route.ComponentProps) {
  const { words, scenarios, bankScenarios, selfCheck } = loaderData;
  const { assessment, sampleReport } = words.actions;
  const actions = [assessment, sampleReport];
  useStartAtTop();
  return (
    <>
      <Landing words={words.landing} actions={actions} />
      <BelowFirstScreen>
        <div className="relative">
          <Contents words={words.contents} />
          <PageIndex label={words.contents.index} entries={words.contents.entries} />
          <Overview words={words.overview} request={assessment} />
          <Methodology words={words.methodology} />
          <Scenarios
            words={words.scenarios}
            scenarios={scenarios}
            banks={bankScenarios}
            sample={words.benefits.sample}
            selfCheck={selfCheck}
            requestPath={words.pricing.requestPath}
          />
          <Report words={words.benefits} />
          <Audience words={words.audience} scenarios={scenarios} />
          <Pricing words={words.pricing} />
          <Compliance words={words.compliance} />
          <AddOns words={words.addOns} />
        </div>
        <ClosingCall {...words.closing} actions={actions} />
      </BelowFirstScreen>
    </>
  );
});
