import { memo } from "react";
import { journey } from "../../../content/en/journey.ts";
import { pages } from "../../../content/en/pages.ts";
import { meta } from "../../frame/meta.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { sameData } from "../../frame/same-data.ts";
import { Frieze } from "../../sections/frieze.tsx";
import type { Route } from "./+types/route";
import styles from "./timeline.css?url";
import { Timeline } from "./timeline.tsx";

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader() {
  return { meta: pageMeta(pages.journey), words: journey };
}

export { meta };

/** As a link it is fetched with the page before a tap; an import alone would be fetched after it. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export default memo(function CustomerJourney({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Timeline words={loaderData.words} />
      <Frieze at={17} phone={2} />
    </>
  );
}, sameData);
