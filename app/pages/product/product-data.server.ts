import { type MenuItem, nextOf, type ProductId } from "../../../content/menus.ts";
import { fill } from "../../../content/texts.ts";
import type { Words } from "../../../content/words.ts";
import { languageOf } from "../../../contract/language.ts";
import { site } from "../../../settings/site.js";
import { pageMeta } from "../../layout/page-meta.ts";
import { breadcrumbs, service } from "../../layout/structured-data.ts";
import { products } from "../../pictures/products.ts";

/**
 * Returns a product with its menu.
 * @throws Error when no menu lists one that fits
 */
function listed({ frame }: Words, fits: (item: MenuItem) => boolean) {
  for (const group of ["solutions", "services"] as const) {
    const item = frame.menus[group].items.find(fits);
    if (item) return { ...item, group };
  }
  throw new Error("No menu lists this product.");
}

/** The picture of a product's stage, for wide windows and for phones. */
const stagePicture = (id: ProductId) => products[id].stage;

/** The next product of the menu, with its illustration in the file of the page that leads to it. */
function nextProduct(here: ProductId, words: Words) {
  const { name, path } = listed(words, ({ id }) => id === nextOf(here));
  return { name, path, drawing: products[here].next };
}

export function productData(words: Words, here: string) {
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
