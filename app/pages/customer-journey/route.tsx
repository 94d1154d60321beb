import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import type { Route } from "./+types/route";
import "./timeline.css";
import { Timeline } from "./timeline.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { journey, pages } = wordsFor(path);
  return { meta: pageMeta(pages.customerJourney), words: journey };
}

export default memoPage(function CustomerJourney({ loaderData }: Route.ComponentProps) {
  return <Timeline words={loaderData.words} />;
});
