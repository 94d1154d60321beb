import index from "../../drawn/index.json";
import { pageMeta } from "../../frame/page-meta.ts";
import { clientLoaderOf, memoPage, meta } from "../../frame/page-route.ts";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import "./racetrack.css";
import { Racetrack } from "./racetrack.tsx";
import "./track-picture.css";

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader({ pattern }: Route.LoaderArgs) {
  const { journey, pages } = wordsFor(pattern);
  const lap = index.racetrack.racetrack.wide.positions;
  return { meta: pageMeta(pages.newCustomerJourney), words: journey, lap };
}

export { meta };
export const clientLoader = clientLoaderOf<typeof loader>;

export default memoPage(function NewCustomerJourney({ loaderData }: Route.ComponentProps) {
  return <Racetrack words={loaderData.words} lap={loaderData.lap} />;
});
