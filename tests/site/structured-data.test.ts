import { join } from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";
import { languages, localPath } from "../../contract/language.ts";
import { type BuiltPage, builtPages } from "../../scripts/built-pages.ts";
import { structuredData, visibleText } from "../support/page-text.ts";

const pages = await builtPages(join(import.meta.dirname, "../../build/client"));
const kept = pages.filter((page) => !page.noindex);

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());
const context = { "@context": v.literal("https://schema.org") };
const organization = { "@type": v.literal("Organization"), name: text };

/** The types of schema.org that the pages use, with the properties they use; any other property is refused. */
const shapes = v.variant("@type", [
  v.strictObject({
    ...context,
    ...organization,
    url,
    logo: url,
    slogan: text,
    email: v.pipe(v.string(), v.email()),
    telephone: v.pipe(v.array(v.pipe(text, v.regex(/^\+[\d ]+$/))), v.minLength(1)),
    address: v.pipe(v.array(text), v.minLength(1)),
  }),
  v.strictObject({
    ...context,
    "@type": v.literal("WebSite"),
    name: text,
    url,
    inLanguage: v.picklist(languages),
  }),
  v.strictObject({
    ...context,
    "@type": v.literal("Service"),
    name: text,
    description: text,
    url,
    provider: v.strictObject(organization),
  }),
  v.strictObject({
    ...context,
    "@type": v.literal("BreadcrumbList"),
    itemListElement: v.pipe(
      v.array(
        v.strictObject({ "@type": v.literal("ListItem"), position: v.number(), name: text, item: url }),
      ),
      v.minLength(2),
      v.check((items) => items.every(({ position }, index) => position === index + 1), "counts from 1"),
    ),
  }),
]);
type Data = v.InferOutput<typeof shapes>;

const dataOf = (page: BuiltPage): Data[] => structuredData(page).map((json) => JSON.parse(json));
/** Returns the words in a block of data, without addresses, types and the language. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key.startsWith("@") || ["url", "item", "logo", "inLanguage"].includes(key) ? [] : wordsOf(inner),
  );
};

it.each(kept)("$path: structured data follows schema.org and matches the page", (page) => {
  const shown = visibleText(page.html);
  for (const data of dataOf(page)) {
    const { success, issues } = v.safeParse(shapes, data);
    expect(
      success,
      JSON.stringify(issues?.map(({ message, path }) => [path?.map(({ key }) => key), message])),
    ).toBe(true);
    for (const words of wordsOf(data)) expect(shown).toContain(words);
  }
});

it.each(kept)("$path: the URLs in structured data are the page's own or those of existing pages", (page) => {
  for (const data of dataOf(page)) {
    if (data["@type"] === "Service") expect(data.url).toBe(page.canonical);
    if (data["@type"] !== "BreadcrumbList") continue;
    expect(data.itemListElement.at(-1)?.item).toBe(page.canonical);
    for (const { item } of data.itemListElement)
      expect(pages.map(({ path }) => path)).toContain(new URL(item).pathname);
  }
});

it("names the company on the home page, and each product on its own below the catalogue", () => {
  const types = (path: string) =>
    pages.filter((page) => page.path === path).flatMap((page) => dataOf(page).map((data) => data["@type"]));
  const offers = kept.filter(({ path }) => /^(\/ar)?\/(solutions|services)\//.test(path));
  expect(offers).toHaveLength(13 * languages.length);
  for (const { path } of offers) expect(types(path), path).toEqual(["Service", "BreadcrumbList"]);
  for (const language of languages)
    expect(types(localPath("/", language))).toEqual(["Organization", "WebSite"]);
});
