import { memo } from "react";
import { claims } from "../../content/en/claims.ts";
import { pages } from "../../content/en/pages.ts";
import { whyUsPage } from "../../content/en/why-us.ts";
import { meta } from "../components/layout/meta.ts";
import { pageMeta } from "../components/layout/page-meta.ts";
import { sameData } from "../components/layout/same-data.ts";
import { ClosingCall } from "../components/sections/closing-call.tsx";
import { PageHead } from "../components/sections/page-head.tsx";
import { Advantages } from "../components/sections/why-us/advantages.tsx";
import type { Route } from "./+types/why-us";

export type WhyUsContent = ReturnType<typeof loader>;

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader() {
  const advantages = whyUsPage.advantages.map(({ claim, ...rest }, index) => ({
    ...rest,
    ...(claim ? { figure: claims[claim].value, note: claims[claim].note, number: String(index + 1) } : {}),
  }));
  return { meta: pageMeta(pages.whyUs), ...whyUsPage, advantages };
}

export { meta };

export default memo(function WhyUs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumb={[{ label: loaderData.crumb }]} heading={loaderData.heading} lead={loaderData.lead} />
      <div className="wrap pb-24">
        <Advantages words={loaderData} />
      </div>
      <ClosingCall {...loaderData.closing} />
    </>
  );
}, sameData);
