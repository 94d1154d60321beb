import "./product.css";
import "./solutions.css";
import "./services.css";
import { fill } from "../../../content/texts.ts";
import { languageOf } from "../../../contract/language.ts";
import { site } from "../../../settings/site.js";
import { wordsFor } from "../../i18n/words.server.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { breadcrumbs, service } from "../../layout/structured-data.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { memoPage } from "../../navigation/page-route.ts";
import type { Route } from "./+types/route";
import { DecisionRecord } from "./decision-record.tsx";
import { NextProduct } from "./next-product.tsx";
import { listed, nextProduct, stagePicture } from "./product-data.server.ts";
import { SampleCall } from "./sample-call.tsx";
import { SandboxSection } from "./sandbox-section.tsx";
import { Sheet } from "./sheet.tsx";
import { Stage } from "./stage.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: here }: Route.LoaderArgs) {
  const words = wordsFor(here);
  const { id, name, path, group } = listed(words, (item) => item.path === here);
  if (id === "fraud-resilience-assessment") throw new Error(`${path} is no page of a product.`);
  const page = words.products[id];
  const labels = words.productLabels;
  const { title, description, sentence } = page;
  const crumbs = breadcrumbs(labels.groups[group], { label: name, path });
  const latency = site.facts.responseTime[languageOf(here)];
  return {
    meta: pageMeta({ path, title, description }, service({ name, lead: sentence, path }), crumbs),
    id,
    name,
    page,
    labels,
    picture: stagePicture(id),
    isDark: group === "solutions",
    call: page.call && {
      ...page.call,
      text: latency ? `${page.call.text} ${fill(labels.latency, { latency })}` : page.call.text,
    },
    next: nextProduct(id, words),
    sandbox: id === "risk-assessment" ? words.sandbox : undefined,
  };
}

export default memoPage(function Product({ loaderData }: Route.ComponentProps) {
  const { id, name, page, labels, picture, isDark, call, next, sandbox } = loaderData;
  return (
    <div data-product={id}>
      <Stage name={name} page={page} labels={labels} picture={picture} isDark={isDark} />
      <BelowFirstScreen>
        {page.record && <DecisionRecord words={page.record} />}
        {call && <SampleCall {...call} />}
        <Sheet page={page} labels={labels} />
        {sandbox && <SandboxSection words={sandbox} />}
        <NextProduct label={labels.next} {...next} />
      </BelowFirstScreen>
    </div>
  );
});
