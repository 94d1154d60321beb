import { describe, expect, it } from "vitest";
import type { ProductGroup } from "../menus.ts";
import type { ProductPage } from "../types.ts";
import { layout } from "./layout.ts";
import { products } from "./products.ts";
import { textsIn, wordCount } from "./words.test-support.ts";

const pages = Object.entries<ProductPage>(products).map(([id, page]) => ({ id, ...page }));
const groups: readonly ProductGroup[] = ["solutions", "services"];
const items = groups.flatMap((group) => layout.menus[group].items.map((item) => ({ ...item, group })));

/** Returns the texts on the page itself, without the document title. */
function body(page: ProductPage & { id: string }) {
  const { id, title, description, ...body } = page;
  return textsIn(body);
}

describe.each(pages)("$id", (page) => {
  it("says everything in 300 words at most, with a record in 450, and its sentence in 30", () => {
    const words = body(page).reduce((sum, text) => sum + wordCount(text), 0);
    expect(words).toBeLessThanOrEqual(page.record ? 450 : 300);
    expect(wordCount(page.sentence)).toBeLessThanOrEqual(30);
  });

  it("keeps each line of what you get to 20 words", () => {
    for (const { text } of page.get) expect(wordCount(text), text).toBeLessThanOrEqual(20);
  });

  it("names benefits only on a service, and then four", () => {
    const item = items.find(({ id }) => id === page.id);
    expect(page.benefits?.length).toBe(item?.group === "services" ? 4 : undefined);
  });
});

it("is in the menus once: six solutions and six services", () => {
  for (const group of groups) expect(layout.menus[group].items).toHaveLength(6);
  expect(new Set(items.map(({ id }) => id)).size).toBe(12);
});
