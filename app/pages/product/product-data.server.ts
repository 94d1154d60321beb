import { type MenuItem, nextOf } from "../../../content/menus.ts";
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

export function productData(words: Words, here: string) {
  const { id, name, path, group } = listed(words, (item) => item.path === here);
  if (id === "fraud-resilience-assessment") throw new Error(`${path} is no page of a product.`);
  const page = words.products[id];
  const next = listed(words, (item) => item.id === nextOf(id));
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
    picture: products[id].stage,
    isDark: group === "solutions",
    call: page.call && {
      ...page.call,
      text: latency ? `${page.call.text} ${fill(labels.latency, { latency })}` : page.call.text,
    },
    /** The next product of the menu, with its illustration in the file of the page that leads to it. */
    next: { name: next.name, path: next.path, drawing: products[id].next },
    sandbox: id === "risk-assessment" ? words.sandbox : undefined,
  };
}
