import { join } from "node:path";
import { expect, it } from "vitest";
import { languages, localPath } from "../../contract/language.ts";
import { type BuiltPage, builtPages } from "../../scripts/built-pages.ts";
import { structuredData, visibleText } from "../support/page-text.ts";

const pages = await builtPages(join(import.meta.dirname, "../../build/client"));
const paths = pages.map(({ path }) => path);
const kept = pages.filter((page) => !page.noindex);

/** The properties that each type of schema.org has on the pages, and no other. */
const properties: Record<string, string[]> = {
  Organization: ["name", "url", "logo", "slogan", "email", "telephone", "address"],
  WebSite: ["name", "url", "inLanguage"],
  Service: ["name", "description", "url", "provider"],
  BreadcrumbList: ["itemListElement"],
};
interface Data {
  "@type": string;
  url: string;
  itemListElement: { position: number; item: string }[];
  [property: string]: unknown;
}

const dataOf = (page: BuiltPage): Data[] => structuredData(page).map((json) => JSON.parse(json));
/** Returns the words in a block of data, without addresses, types and the language. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key.startsWith("@") || ["url", "item", "logo", "inLanguage"].includes(key) ? [] : wordsOf(inner),
  );
};

it.each(kept)(
  "$path: structured data has the properties of its types, all filled in, and matches the page",
  (page) => {
    const shown = visibleText(page.html);
    for (const { "@context": context, "@type": type, ...data } of dataOf(page)) {
      expect(context).toBe("https://schema.org");
      expect(Object.keys(data).sort()).toEqual(properties[type]?.toSorted());
      expect(JSON.stringify(data)).not.toMatch(/:""|\[\]|\[""/);
      for (const name of ["url", "logo"])
        if (name in data) expect(String(data[name])).toSatisfy(URL.canParse);
      for (const words of wordsOf(data)) expect(shown).toContain(words);
      if (type === "Service") expect(data.url).toBe(page.canonical);
      if (type !== "BreadcrumbList") continue;
      const items = data.itemListElement;
      expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
      expect(items.at(-1)?.item).toBe(page.canonical);
      for (const { item } of items) expect(paths).toContain(new URL(item).pathname);
    }
  },
);

it("names the company on the home page, and each product on its own below the catalogue", () => {
  const types = (path: string) =>
    pages.filter((page) => page.path === path).flatMap((page) => dataOf(page).map((data) => data["@type"]));
  const offers = kept.filter(({ path }) => /^(\/ar)?\/(solutions|services)\//.test(path));
  expect(offers).toHaveLength(13 * languages.length);
  for (const { path } of offers) expect(types(path), path).toEqual(["Service", "BreadcrumbList"]);
  for (const language of languages)
    expect(types(localPath("/", language))).toEqual(["Organization", "WebSite"]);
});
