import { type Format, filled } from "../../../art/charts/figure.ts";
import { catalogue } from "../../../content/en/catalogue.ts";
import { figures } from "../../../content/en/figures.ts";
import type { ProductId } from "../../../content/types/catalogue.ts";
import type { ProductPage } from "../../../content/types/products.ts";
import { drawn, figureCounts } from "../../ui/drawn.server.ts";
import type { Figure } from "./explained-figure.tsx";
import type { HeadArt } from "./head-picture.tsx";
import type { ChainLink } from "./joined.tsx";

/** The picture of a page's head. */
export function productHead({ id }: ProductPage): HeadArt {
  return drawn(id, "head");
}

/** The chain with names and paths of its four products. */
export function productChain(page: ProductPage): ChainLink[] {
  return page.joined.chain.map(({ id, text }) => {
    const { name, path } = catalogue[id];
    return { name, path, text, here: id === page.id };
  });
}

/** The explanatory figure of a page, its words filled with what each drawing counts. */
export function productFigure(id: ProductId): Figure {
  const { title, reading, totals, alt } = figures[id];
  const pictures = drawn(id, "figure");
  const counts = figureCounts(id);
  const view = (format: Format) => ({
    picture: pictures[format],
    alt: filled(alt, counts[format]),
    totals: filled(totals, counts[format]),
  });
  return {
    title,
    reading,
    views: { wide: view("wide"), middle: view("middle"), phone: view("phone") },
  };
}
