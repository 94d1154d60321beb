import { fill } from "../../../content/fill.ts";
import { supplierAnswers } from "../../../content/supplier-check.ts";
import type { CatalogueId } from "../../../content/types/catalogue.ts";
import type { Words } from "../../../content/types/words.ts";
import { languageOf } from "../../../contract/language.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { memoPage } from "../../navigation/page-route.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { PageHead } from "../../sections/page-head.tsx";
import { PageIndex } from "../../sections/page-index.tsx";
import { RuledRows } from "../../sections/ruled-rows.tsx";
import { adviceFor, rulesWithSources } from "../../words/rules.server.ts";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { Advantages } from "./advantages.tsx";
import { Pilot } from "./pilot.tsx";
import { Region } from "./region.tsx";
import { SupplierCheck } from "./supplier-check.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

/** The supplier check with its answers, each with a link to the page that gives it. */
function supplierCheckFor(path: string, { frame, supplierCheck }: Words) {
  const { text, count, groups: _, columns: __, ...check } = supplierCheck;
  const menuItems = Object.values(frame.menus).flatMap(({ items }) => items);
  const named = [...frame.topLinks, ...menuItems.map((item) => ({ label: item.name, path: item.path }))];
  const groups = supplierAnswers(supplierCheck, languageOf(path)).map(({ name, rows }) => ({
    name,
    rows: rows.map(({ path, ...row }) => {
      const label = named.find((page) => page.path === path?.split("#")[0])?.label;
      return { ...row, link: path && label ? { label, path } : undefined };
    }),
  }));
  const counted = (rows: readonly { answer?: string }[]) => ({
    n: String(rows.length),
    answered: String(rows.filter(({ answer }) => answer).length),
  });
  return {
    ...check,
    text: fill(text, counted(groups.flatMap(({ rows }) => rows))),
    groups: groups.map((group) => ({ ...group, count: fill(count, counted(group.rows)) })),
  };
}

export function loader({ pattern: path }: Route.LoaderArgs) {
  const words = wordsFor(path);
  const { accuracy, claims, frame, fraudResilienceAssessment, pages, rules, supplierCheck, whyUs } = words;
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
  const sections = [whyUs.pilot, banks, region, supplierCheck];
  return {
    meta: pageMeta(pages.whyUs),
    ...whyUs,
    index: {
      label: fraudResilienceAssessment.contents.index,
      entries: sections.map(({ number, heading }) => ({ id: `section-${number}`, label: heading })),
    },
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
    supplierCheck: supplierCheckFor(path, words),
  };
}

export default memoPage(function WhyUs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumb={[{ label: loaderData.crumb }]} heading={loaderData.heading} lead={loaderData.lead} />
      <PageIndex {...loaderData.index} />
      <div className="wrap pb-24">
        <Advantages words={loaderData} />
      </div>
      <BelowFirstScreen>
        <Pilot words={loaderData.pilot} />
        <RuledRows {...loaderData.banks} />
        <Region words={loaderData.region} />
        <SupplierCheck words={loaderData.supplierCheck} />
        <ClosingCall {...loaderData.closing} />
      </BelowFirstScreen>
    </>
  );
});
