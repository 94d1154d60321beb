import type { MouseEvent } from "react";
import type { FraPage } from "../../../content/types.ts";
import { scrollToId } from "../../ui/motion.ts";
import { Band } from "./band.tsx";

function learnMore(event: MouseEvent) {
  event.preventDefault();
  scrollToId("overview-section");
}

/** The second landing hero: headline, three ways on, and the band below. */
export function Landing({ page }: { page: FraPage }) {
  return (
    <div>
      <div className="wrap py-14 lg:pt-20 lg:pb-16">
        <h1 className="type-page max-w-[17em] text-balance">{page.landing.headline}</h1>
        <p className="type-lead mt-6 text-ink2">{page.landing.lead}</p>
        <div className="mt-8 flex flex-col items-start gap-3 sm:flex-row sm:flex-wrap sm:items-center">
          <a href="/request-assessment" className="btn btn-primary max-sm:w-full">
            {page.request}
          </a>
          <a href="/request-sample-report" className="btn max-sm:w-full">
            {page.sampleReport}
          </a>
          {/* biome-ignore lint/a11y/useValidAnchor: a real anchor; the script only makes it smooth */}
          <a href="#overview-section" onClick={learnMore} className="link sm:ms-3">
            {page.landing.learnMore}
          </a>
        </div>
      </div>
      <Band stages={page.landing.stages} />
    </div>
  );
}
