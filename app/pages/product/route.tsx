import { memo } from "react";
import { productLabels as labels } from "../../../content/en/product-labels.ts";
import { products } from "../../../content/en/products.ts";
import { BelowFirstScreen } from "../../frame/below-first-screen.tsx";
import { meta } from "../../frame/meta.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { sameData } from "../../frame/same-data.ts";
import { productCrumbs, service } from "../../frame/structured-data.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { Frieze } from "../../sections/frieze.tsx";
import { PageHead } from "../../sections/page-head.tsx";
import type { Route } from "./+types/route";
import { ForWhom } from "./for-whom.tsx";
import { HeadPicture } from "./head-picture.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Joined } from "./joined.tsx";
import { productChain, productFigure, productHead } from "./loaded.server.ts";
import { WhatYouGet } from "./what-you-get.tsx";

/** Runs while the site is prerendered; what it returns travels with the page, not with the scripts. */
export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$|\/$/, "");
  const page = Object.values(products).find((product) => product.path === path);
  if (!page) throw new Error(`No product page is written for ${path}.`);
  const crumbs = productCrumbs(labels.groups[page.group], page);
  return {
    meta: pageMeta(page, service(page), crumbs),
    page,
    labels,
    head: productHead(page),
    chain: productChain(page),
    figure: productFigure(page.id),
  };
}

export { meta };

export default memo(function Product({ loaderData }: Route.ComponentProps) {
  const { page, labels, head, chain, figure } = loaderData;
  const position = labels.positions[page.group][page.order - 1] ?? "";
  const actions = [
    { label: labels.demo, path: "/get-started" },
    { label: labels.assessment, path: "/request-assessment" },
  ];
  return (
    <>
      <PageHead
        crumb={[{ label: labels.groups[page.group], path: "/#services" }, { label: position }]}
        heading={page.name}
        lead={page.lead}
        actions={actions}
        picture={<HeadPicture art={head} />}
        tall
      />
      <ForWhom words={page.forWhom} />
      <BelowFirstScreen>
        <HowItWorks words={page.how} labels={labels} figure={figure} />
        <WhatYouGet page={page} labels={labels} />
        <Joined words={page.joined} chain={chain} labels={labels} />
        <ClosingCall heading={page.closing.heading} text={page.closing.text} actions={actions} />
        <Frieze at={17} phone={2} />
      </BelowFirstScreen>
    </>
  );
}, sameData);
