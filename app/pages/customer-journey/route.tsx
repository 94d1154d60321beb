import { pageMeta } from "../../frame/page-meta.ts";
import { clientLoaderOf, memoPage, meta } from "../../frame/page-route.ts";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import "./timeline.css";
import { Timeline } from "./timeline.tsx";

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader({ pattern }: Route.LoaderArgs) {
  const { journey, pages } = wordsFor(pattern);
  return { meta: pageMeta(pages.customerJourney), words: journey };
}

export { meta };
export const clientLoader = clientLoaderOf<typeof loader>;

export default memoPage(function CustomerJourney({ loaderData }: Route.ComponentProps) {
  return <Timeline words={loaderData.words} />;
});
