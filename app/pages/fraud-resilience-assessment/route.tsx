import "./fraud-resilience-assessment.css";
import "./scenarios.css";
import "./print.css";
import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { breadcrumbs, service } from "../../layout/structured-data.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { memoPage } from "../../navigation/page-route.ts";
import { keepsPosition } from "../../navigation/scroll-position.ts";
import { scrollToTop } from "../../ui/motion.ts";
import type { Route } from "./+types/route";
import { AddOns } from "./add-ons.tsx";
import { Audience } from "./audience.tsx";
import { Closing } from "./closing.tsx";
import { Compliance } from "./compliance.tsx";
import { Contents } from "./contents.tsx";
import { Landing } from "./landing.tsx";
import { Methodology } from "./methodology.tsx";
import { Overview } from "./overview.tsx";
import { Pricing } from "./pricing.tsx";
import { Report } from "./report.tsx";
import { Scenarios } from "./scenarios.tsx";
import { type SectionName, sectionId } from "./section.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

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

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { fraudResilienceAssessment: words, frame, pages, productLabels, ...rest } = wordsFor(path);
  const canonical = pages.fraudResilienceAssessment.path;
  const { items } = frame.menus.services;
  const name = items.find((item) => item.path === canonical)?.name ?? "";
  const crumbs = breadcrumbs(productLabels.groups.services, { label: name, path: canonical });
  return {
    meta: pageMeta(
      { ...pages.fraudResilienceAssessment, path, canonicalPath: canonical },
      service({ name, lead: words.overview.definition, path: canonical }),
      crumbs,
    ),
    words,
    scenarios: rest.scenarios,
    banks: rest.bankScenarios,
    selfCheck: rest.selfCheck,
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
  const { words, ...scenarios } = loaderData;
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
});
