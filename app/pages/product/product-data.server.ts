import { nextOf } from "../../../content/menus.ts";
import type { ProductId } from "../../../content/types/catalogue.ts";
import type { MenuItem } from "../../../content/types/frame.ts";
import type { Words } from "../../../content/types/words.ts";
import { products } from "../../pictures/products.ts";

/**
 * Returns a product with its menu.
 * @throws Error when no menu lists one that fits
 */
export function listed({ frame }: Words, fits: (item: MenuItem) => boolean) {
  for (const group of ["solutions", "services"] as const) {
    const item = frame.menus[group].items.find(fits);
    if (item) return { ...item, group };
  }
  throw new Error("No menu lists this product.");
}

/** The picture of a product's stage, for wide windows and for phones. */
export const stagePicture = (id: ProductId) => products[id].stage;

/** The next product of the menu, with its illustration in the file of the page that leads to it. */
export function nextProduct(here: ProductId, words: Words) {
  const { name, path } = listed(words, ({ id }) => id === nextOf(here));
  return { name, path, drawing: products[here].next };
}
