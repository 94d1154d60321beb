import { fill } from "../../../content/fill.ts";
import type { ProductId } from "../../../content/types/catalogue.ts";
import type { MenuItem } from "../../../content/types/frame.ts";
import type { ProductPage } from "../../../content/types/products.ts";
import type { Words } from "../../../content/types/words.ts";
import index from "../../drawn/index.json";
import type { Drawn, Format } from "../../ui/picture.tsx";
import type { Figure } from "./explained-figure.tsx";
import type { HeadArt } from "./head-picture.tsx";
import type { ChainLink } from "./joined.tsx";

const urls = import.meta.glob<string>("../../drawn/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

const placed = (id: ProductId, drawing: Omit<Drawn, "src">): Drawn => ({
  src: urls[`../../drawn/${id}.svg`] ?? "",
  ...drawing,
});

/**
 * Returns a product with its menu and its place there, from 0.
 * @throws Error when no menu lists one that fits
 */
export function listed({ frame }: Words, fits: (item: MenuItem) => boolean) {
  for (const group of ["solutions", "services"] as const) {
    const index = frame.menus[group].items.findIndex(fits);
    const item = frame.menus[group].items[index];
    if (item) return { ...item, group, index };
  }
  throw new Error("No menu lists this product.");
}

/** The picture of a page's head. */
export function productHead({ id }: ProductPage): HeadArt {
  const { wide, middle, phone } = index[id].head;
  return { wide: placed(id, wide), middle: placed(id, middle), phone: placed(id, phone) };
}

/** The chain with names and paths of its four products. */
export function productChain(page: ProductPage, words: Words): ChainLink[] {
  return page.joined.chain.map(({ id, text }) => {
    const { name, path } = listed(words, (item) => item.id === id);
    return { name, path, text, here: id === page.id };
  });
}

/** The explanatory figure of a page, its words filled with what each drawing counts. */
export function productFigure({ id }: ProductPage, { figures }: Words): Figure {
  const { title, reading, totals, alt } = figures[id];
  const view = (format: Format) => {
    const { counts, ...drawing } = index[id].figure[format];
    return { picture: placed(id, drawing), alt: fill(alt, counts), totals: fill(totals, counts) };
  };
  return {
    title,
    reading,
    views: { wide: view("wide"), middle: view("middle"), phone: view("phone") },
  };
}
