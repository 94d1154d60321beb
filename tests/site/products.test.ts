import { join } from "node:path";
import { expect, it } from "vitest";
import { words as arabic } from "../../content/ar/words.ts";
import { textsIn } from "../../content/en/words.test-support.ts";
import { words as english } from "../../content/en/words.ts";
import { languages, localPath } from "../../contract/language.ts";
import { builtPages } from "../../scripts/built-pages.ts";
import { attribute, type Element, elements, ownText } from "../../server/http/elements.ts";
import { visibleText } from "../support/page-text.ts";

const built = await builtPages(join(import.meta.dirname, "../../build/client"));
const content = { en: english, ar: arabic };
const products = languages.flatMap((language) => {
  const { products, frame, productLabels } = content[language];
  const items = Object.values(frame.menus).flatMap(({ items }) => items);
  return Object.entries(products).flatMap(([id, words]) =>
    items
      .filter((item) => item.id === id)
      .map(({ name, path }) => ({ id, name, words, labels: productLabels, path: localPath(path, language) })),
  );
});

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const within = (element: Element | undefined) => (element ? [...elements(element)] : []);
const drawingsIn = (parts: Element[]) =>
  parts.filter(({ tagName }) => tagName === "use").map((use) => attribute(use, "href"));

it.each(products)(
  "$path shows its words, its figures with their counts, and its place in a chain",
  (product) => {
    const { id, name, path, labels } = product;
    const { title: _title, description: _description, ...words } = product.words;
    const page = built.find((one) => one.path === path);
    const all = page?.elements ?? [];
    const text = visibleText(page?.html ?? "");
    const missing = [name, ...textsIn(words)].filter((one) => !text.includes(plain(one)));
    expect(missing).toEqual([]);
    expect(all.filter(({ tagName }) => tagName === "h1").map(ownText)).toEqual([name]);

    const figures = all.filter((one) => /^figure\b/.test(attribute(one, "class") ?? ""));
    expect(figures).toHaveLength(words.model ? 2 : 1);
    for (const figure of figures) {
      const formats = within(figure).filter((one) => attribute(one, "role") === "img");
      expect(formats).toHaveLength(3);
      for (const format of formats) expect(attribute(format, "aria-label")).toMatch(/^[^{}]+\d[^{}]+$/);
    }
    const samples = all.filter((one) => ownText(one) === labels.sample);
    expect(samples).toHaveLength(figures.length + 2 + (words.headRecord ? 1 : 0) + (words.call ? 1 : 0));

    const here = all.find((one) => one.tagName === "li" && attribute(one, "aria-current") === "true");
    expect(within(here).map(ownText)).toContain(name);
    const chain = within(here?.parentNode as Element);
    for (const [tag, count] of [
      ["li", 4],
      ["a", 3],
    ] as const)
      expect(chain.filter(({ tagName }) => tagName === tag)).toHaveLength(count);
    const closing = all.find((one) => /\bclosing\b/.test(attribute(one, "class") ?? ""));
    for (const part of [here, closing]) expect(drawingsIn(within(part))[0]).toMatch(new RegExp(`/${id}-`));
  },
);

it.each(["/services/consulting", "/services/fraud-resilience-assessment"])(
  "%s shows the sections of the assessment by their names, in order",
  (path) => {
    const page = built.find((one) => one.path === path);
    expect(visibleText(page?.html ?? "")).toContain(english.fraudResilienceAssessment.landing.headline);
    const headings = page?.elements.filter(({ tagName }) => tagName === "h2").map(ownText) ?? [];
    // Those after it are the footer's.
    expect(headings.slice(0, 9)).toEqual([
      "Overview",
      "Methodology",
      "Fraud Scenarios",
      "What You Get",
      "Who It's For",
      "Pricing",
      "Ethical & Compliance Standards",
      "Add-on Services",
      english.fraudResilienceAssessment.closing.heading,
    ]);
  },
);
