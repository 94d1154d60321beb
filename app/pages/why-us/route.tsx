import { memo } from "react";
import { meta } from "../../frame/meta.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { sameData } from "../../frame/same-data.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { PageHead } from "../../sections/page-head.tsx";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { Advantages } from "./advantages.tsx";

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader({ pattern }: Route.LoaderArgs) {
  const { claims, pages, whyUs } = wordsFor(pattern);
  const advantages = whyUs.advantages.map(({ claim, ...rest }, index) => ({
    ...rest,
    ...(claim ? { figure: claims[claim].value, note: claims[claim].note, number: String(index + 1) } : {}),
  }));
  return { meta: pageMeta(pages.whyUs), ...whyUs, advantages };
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
