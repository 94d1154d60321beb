import type { CatalogueId } from "../../../content/types/catalogue.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { memoPage } from "../../navigation/page-route.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { PageHead } from "../../sections/page-head.tsx";
import { RuledRows } from "../../sections/ruled-rows.tsx";
import { adviceFor, rulesWithSources } from "../../words/rules.server.ts";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { Advantages } from "./advantages.tsx";
import { Pilot } from "./pilot.tsx";
import { Region } from "./region.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: path }: Route.LoaderArgs) {
  const { accuracy, claims, frame, pages, rules, whyUs } = wordsFor(path);
  const { banks, region } = whyUs;
  const products = Object.values(frame.menus).flatMap(({ items }) => items);
  const linkTo = (product: CatalogueId) =>
    products.filter(({ id }) => id === product).map(({ name, path }) => ({ label: name, path }))[0];
  const advantages = whyUs.advantages.map(({ claim, ...rest }, index) => ({
    ...rest,
    ...(claim
      ? {
          figure: claims[claim].value,
          note: claims[claim].note,
          number: String(index + 1),
        }
      : {}),
    ...(claim === "accuracy" ? { explorer: accuracy } : {}),
  }));
  return {
    meta: pageMeta(pages.whyUs),
    ...whyUs,
    advantages,
    banks: {
      ...banks,
      rows: banks.rows.map(({ product, ...row }) => ({ ...row, link: linkTo(product) })),
    },
    region: {
      ...region,
      text: adviceFor(rules, path),
      rules: rulesWithSources(rules).map(({ helps, ...rule }) => ({
        ...rule,
        link: helps && linkTo(helps),
      })),
    },
  };
}

export default memoPage(function WhyUs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumb={[{ label: loaderData.crumb }]} heading={loaderData.heading} lead={loaderData.lead} />
      <div className="wrap pb-24">
        <Advantages words={loaderData} />
      </div>
      <BelowFirstScreen>
        <Pilot words={loaderData.pilot} />
        <RuledRows {...loaderData.banks} />
        <Region words={loaderData.region} />
        <ClosingCall {...loaderData.closing} />
      </BelowFirstScreen>
    </>
  );
});
