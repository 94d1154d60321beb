import { memo } from "react";
import { journey } from "../../content/en/journey.ts";
import { pages } from "../../content/en/pages.ts";
import { meta } from "../components/layout/meta.ts";
import { pageMeta } from "../components/layout/page-meta.ts";
import { sameData } from "../components/layout/same-data.ts";
import { Frieze } from "../components/sections/frieze.tsx";
import { lap } from "../components/sections/journey/lap.server.ts";
import { Racetrack } from "../components/sections/journey/racetrack.tsx";
import styles from "../styles/racetrack.css?url";
import type { Route } from "./+types/new-customer-journey";

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader() {
  return { meta: pageMeta(pages.racetrack), words: journey, lap };
}

export { meta };

/** As a link it is fetched with the page before a tap; an import alone would be fetched after it. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export default memo(function NewCustomerJourney({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Racetrack words={loaderData.words} lap={loaderData.lap} />
      <Frieze at={17} phone={2} />
    </>
  );
}, sameData);
