import { memo } from "react";
import { claims } from "../../../content/en/claims.ts";
import { pages } from "../../../content/en/pages.ts";
import { whyUsPage } from "../../../content/en/why-us.ts";
import { meta } from "../../frame/meta.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { sameData } from "../../frame/same-data.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { PageHead } from "../../sections/page-head.tsx";
import type { Route } from "./+types/route";
import { Advantages } from "./advantages.tsx";

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
