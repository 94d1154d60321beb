import { journey } from "../../content/en/journey.ts";
import { pages } from "../../content/en/pages.ts";
import { pageMeta } from "../components/layout/page-meta.ts";
import { Frieze } from "../components/sections/frieze.tsx";

import { Timeline } from "../components/sections/journey/timeline.tsx";
import type { Route } from "./+types/customer-journey";

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader() {
  return { page: pages.journey, words: journey };
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta(loaderData.page) : []);

export default function CustomerJourney({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Timeline words={loaderData.words} />
      <Frieze at={17} phone={2} />
    </>
  );
}
