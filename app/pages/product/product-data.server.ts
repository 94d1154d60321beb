import type { MenuItem, ProductId } from "../../../content/menus.ts";
import { nextOf } from "../../../content/menus.ts";
import type { Words } from "../../../content/words.ts";
import index from "../../pictures/index.json";
import type { Drawn } from "../../ui/picture.tsx";

const urls = import.meta.glob<string>("../../pictures/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** @throws Error when the picture is not drawn */
function placed(id: ProductId, drawing: Omit<Drawn, "src">): Drawn {
  const src = urls[`../../pictures/${id}.svg`];
  if (!src) throw new Error(`The picture ${id}.svg is not drawn.`);
  return { src, ...drawing };
}

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
export const stagePicture = (id: ProductId) => ({
  wide: placed(id, index[id].stage.wide),
  phone: placed(id, index[id].stage.phone),
});

/** The next product of the menu, with its illustration in the file of the page that leads to it. */
export function nextProduct(here: ProductId, words: Words) {
  const { name, path } = listed(words, ({ id }) => id === nextOf(here));
  return { name, path, drawing: placed(here, index[here].next) };
}
