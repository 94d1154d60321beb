import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { memoPage } from "../../navigation/page-route.ts";
import { racetrackPositions } from "../../pictures/journey.ts";
import type { Route } from "./+types/route";
import "./racetrack.css";
import { Racetrack } from "./racetrack.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { journey, pages } = wordsFor(path);
  return { meta: pageMeta(pages.newCustomerJourney), words: journey, lap: racetrackPositions };
}

export default memoPage(function NewCustomerJourney({ loaderData }: Route.ComponentProps) {
  return <Racetrack words={loaderData.words} lap={loaderData.lap} />;
});
