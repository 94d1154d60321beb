import { describe, expect, it } from "vitest";
import type { ProductPage } from "../types/products.ts";
import { catalogue } from "./catalogue.ts";
import { productLabels } from "./product-labels.ts";
import { products } from "./products.ts";
import { scenarios } from "./scenarios.ts";
import { textsIn, wordCount } from "./words.test-support.ts";

const pages = Object.values(products);
const scenarioIds = scenarios.map((scenario) => scenario.id);

/** What a visitor reads on the page itself: no document title, no menu line. */
function body(page: ProductPage) {
  const { lead, forWhom, how, get, benefits, needs, isNot, joined, closing } = page;
  return textsIn({ lead, forWhom, how, get, benefits, needs, isNot, joined, closing });
}

describe.each(pages)("$name", (page) => {
  it("takes two to four minutes to read", () => {
    const words = body(page).reduce((sum, text) => sum + wordCount(text), 0);
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(900);
  });

  it("opens with a lead of 25 words at most", () => {
    expect(wordCount(page.lead)).toBeLessThanOrEqual(25);
  });

  it("keeps the cards of what you get to 12 to 20 words", () => {
    for (const { text } of page.get.items) {
      expect(wordCount(text), text).toBeGreaterThanOrEqual(12);
      expect(wordCount(text), text).toBeLessThanOrEqual(20);
    }
  });

  it("fits a search result", () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(155);
    expect(page.description.length).toBeGreaterThan(80);
  });

  it("stands under its own path and name", () => {
    expect(page.path.endsWith(`/${page.id}`)).toBe(true);
    expect(page.name).toBe(catalogue[page.id].name);
    expect(productLabels.positions[page.group][page.order - 1]).toContain(String(page.order));
  });

  it("names benefits only on a service, and then four", () => {
    expect(page.benefits?.length).toBe(page.group === "services" ? 4 : undefined);
  });

  it("points at scenarios that exist, each once", () => {
    const signatures = page.forWhom.rows.map((row) => row.signature);
    expect(new Set(signatures).size).toBe(signatures.length);
    for (const signature of signatures) expect(scenarioIds).toContain(signature);
  });

  it("stands in its own chain once, beside three others", () => {
    const ids = page.joined.chain.map((link) => link.id);
    expect(ids.filter((id) => id === page.id)).toHaveLength(1);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(Object.keys(catalogue)).toContain(id);
  });
});

describe("the catalogue", () => {
  it("has six solutions and six services, numbered without a gap", () => {
    for (const group of ["solutions", "services"] as const) {
      const orders = Object.values(catalogue)
        .filter((entry) => entry.group === group)
        .map((entry) => entry.order);
      expect(orders.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  it("keeps menu lines to 8 words and cards to 12 to 20", () => {
    for (const { short, card } of Object.values(catalogue)) {
      expect(wordCount(short), short).toBeLessThanOrEqual(8);
      expect(wordCount(card), card).toBeGreaterThanOrEqual(12);
      expect(wordCount(card), card).toBeLessThanOrEqual(20);
    }
  });

  it("gives each page a title, a description and a lead of its own", () => {
    for (const key of ["title", "description", "lead"] as const) {
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
    }
  });
});
