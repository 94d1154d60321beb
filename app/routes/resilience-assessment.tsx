import { memo, useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { fra } from "../../content/en/fra.ts";
import { pages } from "../../content/en/pages.ts";
import { productLabels } from "../../content/en/product-labels.ts";
import { scenarios } from "../../content/en/scenarios.ts";
import { BelowFirstScreen } from "../components/layout/below-first-screen.tsx";
import { meta } from "../components/layout/meta.ts";
import { pageMeta } from "../components/layout/page-meta.ts";
import { sameData } from "../components/layout/same-data.ts";
import { productCrumbs, service } from "../components/layout/structured-data.ts";
import { AddOns } from "../components/sections/assessment/add-ons.tsx";
import { Audience } from "../components/sections/assessment/audience.tsx";
import { Compliance } from "../components/sections/assessment/compliance.tsx";
import { Contents } from "../components/sections/assessment/contents.tsx";
import { Landing } from "../components/sections/assessment/landing.tsx";
import { Methodology } from "../components/sections/assessment/methodology.tsx";
import { Overview } from "../components/sections/assessment/overview.tsx";
import { Pricing } from "../components/sections/assessment/pricing.tsx";
import { Report } from "../components/sections/assessment/report.tsx";
import { Scenarios } from "../components/sections/assessment/scenarios.tsx";
import { ClosingCall } from "../components/sections/closing-call.tsx";
import { Frieze } from "../components/sections/frieze.tsx";
import { scrollToTop } from "../hooks/motion.ts";
import { isReturn } from "../hooks/use-scroll-position.ts";
import type { Route } from "./+types/resilience-assessment";

/** Section 9 of the specification. */
const SMOOTH_AFTER_MS = 100;

export function loader() {
  const { heading: name, definition: lead } = fra.overview;
  const { path } = pages.assessment;
  const crumbs = productCrumbs(productLabels.groups.services, { name, path });
  return { meta: pageMeta(pages.assessment, service({ name, lead, path }), crumbs), words: fra, scenarios };
}

export { meta };

/** To the top at once, and smoothly again a moment later, unless the address names a section or Back led here. */
function useStartAtTop() {
  const { hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (hash || isReturn(type)) return;
    scrollTo(0, 0);
    const timer = setTimeout(scrollToTop, SMOOTH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hash, type]);
}

export default memo(function ResilienceAssessment({ loaderData }: Route.ComponentProps) {
  const { words, scenarios } = loaderData;
  useStartAtTop();
  return (
    <>
      <Landing page={words} />
      <BelowFirstScreen>
        <div className="relative">
          <Contents contents={words.contents} />
          <Overview page={words} />
          <Methodology methodology={words.methodology} />
          <Scenarios words={words.scenarios} scenarios={scenarios} sample={words.benefits.sample} />
          <Report benefits={words.benefits} />
          <Audience audience={words.audience} scenarios={scenarios} />
          <Pricing pricing={words.pricing} />
          <Compliance compliance={words.compliance} />
          <AddOns addOns={words.addOns} />
        </div>
        <ClosingCall
          heading={words.closing.heading}
          text={words.closing.text}
          actions={[
            { label: words.request, path: "/request-assessment" },
            { label: words.sampleReport, path: "/request-sample-report" },
          ]}
        />
        <Frieze at={17} phone={2} />
      </BelowFirstScreen>
    </>
  );
}, sameData);
