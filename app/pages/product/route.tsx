import { fill } from "../../../content/fill.ts";
import { languageOf } from "../../../contract/language.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { breadcrumbs, service } from "../../frame/structured-data.ts";
import { BelowFirstScreen } from "../../navigation/below-first-screen.tsx";
import { memoPage } from "../../navigation/page-route.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { PageHead } from "../../sections/page-head.tsx";
import { twoDigits } from "../../ui/two-digits.ts";
import { wordsFor } from "../../words/words.server.ts";
import type { Route } from "./+types/route";
import { ForWhom } from "./for-whom.tsx";
import { HeadPicture } from "./head-picture.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import {
  listed,
  productAudiences,
  productChain,
  productClosing,
  productConnection,
  productFigure,
  productFrieze,
  productHead,
} from "./product-data.server.ts";
import { RelatedProducts } from "./related-products.tsx";
import { SandboxSection } from "./sandbox-section.tsx";
import { RecordSheet } from "./sheet.tsx";
import { WhatYouGet } from "./what-you-get.tsx";

export { clientLoader, meta } from "../../navigation/page-route.ts";

export function loader({ pattern: here }: Route.LoaderArgs) {
  const words = wordsFor(here);
  const { id, name, path, group, index, of } = listed(words, (item) => item.path === here);
  if (id === "fraud-resilience-assessment") throw new Error(`${path} is no page of a product.`);
  const page = words.products[id];
  const labels = words.productLabels;
  const { title, description, lead } = page;
  const crumbs = breadcrumbs(labels.groups[group], { label: name, path });
  return {
    meta: pageMeta({ path, title, description }, service({ name, lead, path }), crumbs),
    name,
    crumb: [
      labels.groups[group],
      { label: fill(labels.position, { n: twoDigits(index + 1), of: twoDigits(of) }) },
    ],
    page,
    labels,
    head: productHead(id),
    chart: id === "kyc-verification",
    closing: productClosing(id),
    frieze: productFrieze(id),
    isService: group === "services",
    audiences: productAudiences(page, words),
    chain: productChain(id, page, words),
    figure: productFigure(id, "figure", words, languageOf(here)),
    model: page.model && {
      words: page.model,
      figure: productFigure(id, "model", words, languageOf(here)),
    },
    connection: productConnection(id, page, group, path, words),
    sandbox: id === "risk-assessment" ? { words: words.sandbox, link: words.tools.toSandbox } : undefined,
  };
}

export default memoPage(function Product({ loaderData }: Route.ComponentProps) {
  const {
    name,
    crumb,
    page,
    labels,
    head,
    chart,
    chain,
    figure,
    model,
    connection,
    audiences,
    closing,
    isService,
    sandbox,
  } = loaderData;
  const { actions } = labels;
  return (
    <>
      <PageHead
        crumb={crumb}
        heading={name}
        lead={page.lead}
        actions={actions}
        picture={<HeadPicture art={head} chart={chart} />}
        sheet={page.headRecord && <RecordSheet record={page.headRecord} sample={labels.sample} level="h2" />}
        tall
      />
      <BelowFirstScreen>
        <HowItWorks
          words={page.how}
          labels={labels}
          figure={figure}
          stepsFirst={isService}
          model={model}
          tool={sandbox?.link}
        />
        {sandbox && <SandboxSection words={sandbox.words} />}
        <ForWhom heading={page.forWhom.heading} audiences={audiences} />
        <WhatYouGet page={page} labels={labels} connection={connection} />
        <RelatedProducts words={page.relatedProducts} chain={chain} labels={labels} />
        <ClosingCall {...page.closing} actions={actions} picture={closing} />
      </BelowFirstScreen>
    </>
  );
});
