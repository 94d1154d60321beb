import { expect, it } from "vitest";
import * as arabic from "../../content/ar/words.ts";
import { textsIn } from "../../content/en/words.test-support.ts";
import * as english from "../../content/en/words.ts";
import { nextOf } from "../../content/menus.ts";
import { languages } from "../../contract/language.ts";
import { attribute, descendants, ownText } from "../../server/http/html-elements.ts";
import { pages } from "../support/built-site.ts";
import { visibleText } from "../support/page-text.ts";

const content = { en: english, ar: arabic };
const products = languages.flatMap((language) => {
  const { products, layout, productLabels } = content[language];
  const items = Object.values(layout.menus).flatMap(({ items }) => items);
  const itemOf = (id: string) => items.find((item) => item.id === id);
  return Object.entries(products).map(([id, words]) => ({
    name: itemOf(id)?.name ?? "",
    path: itemOf(id)?.path,
    next: itemOf(nextOf(id as keyof typeof products))?.path ?? "/",
    words,
    labels: productLabels,
  }));
});

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

it.each(products)(
  "$path shows its words, one mark of sample data, and leads to the next product",
  (product) => {
    const { name, path, labels, next } = product;
    const { title: _title, description: _description, ...words } = product.words;
    const page = pages.find((built) => built.path === path);
    const all = page?.elements ?? [];
    const main = all.find(({ tagName }) => tagName === "main");
    const text = visibleText(page?.html ?? "");
    const missing = [name, ...textsIn(words)].filter((word) => !text.includes(plain(word)));
    expect(missing).toEqual([]);
    const heads = all.filter(({ tagName }) => tagName === "h1").map(ownText);
    expect(heads.map(plain)).toEqual([plain(name)]);
    expect(all.filter((element) => ownText(element).startsWith(labels.sample))).toHaveLength(1);
    const links = [...descendants(main as (typeof all)[number])].filter(({ tagName }) => tagName === "a");
    expect(attribute(links.at(-1) as (typeof all)[number], "href")).toBe(next);
  },
);

it.each(["/services/consulting", "/services/fraud-resilience-assessment"])(
  "%s shows the sections of the assessment by their names, in order",
  (path) => {
    const page = pages.find((built) => built.path === path);
    expect(visibleText(page?.html ?? "")).toContain(english.fraudResilienceAssessment.landing.headline);
    const headings = page?.elements.filter(({ tagName }) => tagName === "h2").map(ownText) ?? [];
    // Those after it are the footer's.
    expect(headings.slice(0, 9)).toEqual([
      ...["Overview", "Methodology", "Fraud Scenarios", "What You Get", "Who It's For", "Pricing"],
      ...["Ethical & Compliance Standards", "Add-on Services"],
      english.fraudResilienceAssessment.closing.heading,
    ]);
  },
);
