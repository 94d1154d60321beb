import { catalogue } from "../../../../content/en/catalogue.ts";
import { figures } from "../../../../content/en/figures.ts";
import type { ProductId, ProductPage } from "../../../../content/types.ts";
import { productFigures } from "../../art/draw/figures/all.ts";
import { drawn } from "../../art/drawn.server.ts";
import type { Figure } from "./explained-figure.tsx";
import type { HeadArt } from "./head-picture.tsx";
import type { ChainLink } from "./joined.tsx";

/** The picture of a page's head. */
export function productHead({ id }: ProductPage): HeadArt {
  return {
    wide: drawn(`head-${id}`),
    middle: drawn(`head-${id}-middle`),
    phone: drawn(`head-${id}-phone`),
  };
}

/** The chain with names and paths of its four products. */
export function productChain(page: ProductPage): ChainLink[] {
  return page.joined.chain.map(({ id, text }) => {
    const { name, path } = catalogue[id];
    return { name, path, text, here: id === page.id };
  });
}

/** A text with each {name} replaced by its count. @throws Error when a name was not counted */
function filled(text: string, counts: Record<string, number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const count = counts[name];
    if (count === undefined) throw new Error(`No figure counts {${name}}.`);
    return String(count);
  });
}

/** The explanatory figure of a page, its words filled with what its drawing counts. */
export function productFigure(id: ProductId): Figure {
  const { title, reading, totals, alt } = figures[id];
  const { counts } = productFigures[id]();
  return {
    title,
    reading,
    totals: filled(totals, counts),
    alt: filled(alt, counts),
    wide: drawn(`figure-${id}`),
    narrow: drawn(`figure-${id}-phone`),
  };
}
