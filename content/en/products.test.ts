import { describe, expect, it } from "vitest";
import type { ProductGroup } from "../types/catalogue.ts";
import type { ProductPage } from "../types/products.ts";
import { frame } from "./frame.ts";
import { products } from "./products.ts";
import { textsIn, wordCount } from "./words.test-support.ts";

const pages = Object.entries(products).map(([id, page]) => ({ id, ...page }));
const groups: readonly ProductGroup[] = ["solutions", "services"];
const items = groups.flatMap((group) => frame.menus[group].items.map((item) => ({ ...item, group })));

/** Returns the texts on the page itself, without the document title. */
function body(page: ProductPage & { id: string }) {
  const { id, title, description, ...body } = page;
  return textsIn(body);
}

describe.each(pages)("$id", (page) => {
  it("takes two to four minutes to read", () => {
    const words = body(page).reduce((sum, text) => sum + wordCount(text), 0);
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(900);
  });

  it("opens with a lead of 25 words at most", () => {
    expect(wordCount(page.lead)).toBeLessThanOrEqual(25);
  });

  it("keeps each line of what you get to 12 words", () => {
    for (const { text } of page.get) expect(wordCount(text), text).toBeLessThanOrEqual(12);
  });

  it("fills a search result with its description", () => {
    expect(page.description.length).toBeGreaterThan(80);
  });

  it("names benefits only on a service, and then four", () => {
    const item = items.find(({ id }) => id === page.id);
    expect(page.benefits?.length).toBe(item?.group === "services" ? 4 : undefined);
  });

  it("points at three scenarios", () => {
    expect(new Set(page.forWhom.rows.map((row) => row.signature)).size).toBe(3);
  });

  it("stands in its own chain once, beside three others", () => {
    const ids = page.relatedProducts.chain.map((link) => link.id);
    expect(ids.filter((id) => id === page.id)).toHaveLength(1);
    expect(new Set(ids).size).toBe(4);
  });
});

describe("the menus", () => {
  it("list six solutions and six services, each once", () => {
    for (const group of groups) expect(frame.menus[group].items).toHaveLength(6);
    expect(new Set(items.map(({ id }) => id)).size).toBe(12);
  });

  it("gives each page a lead of its own", () => {
    expect(new Set(pages.map((page) => page.lead)).size).toBe(pages.length);
  });
});
