import { expect, it } from "vitest";
import { languages, pathFor } from "../../contract/language.ts";
import type { BuiltPage } from "../../scripts/built-pages.ts";
import { pages } from "../support/built-site.ts";
import { structuredData, visibleText } from "../support/page-text.ts";

const paths = pages.map(({ path }) => path);
const kept = pages.filter((page) => !page.isNoindex);

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

/** Returns the types that a page must have: the company at home, each product below the catalogue. */
function typesOf({ path }: BuiltPage): string[] {
  const bare = pathFor(path, "en");
  if (bare === "/") return ["Organization", "WebSite"];
  return /^\/(solutions|services)\//.test(bare) ? ["Service", "BreadcrumbList"] : [];
}

it.each(kept)(
  "$path: structured data has the types of the page with their properties, all filled in, and matches it",
  (page) => {
    const shown = visibleText(page.html);
    expect(dataOf(page).map((data) => data["@type"])).toEqual(typesOf(page));
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

it("each product has data", () =>
  expect(kept.filter((page) => typesOf(page).includes("Service"))).toHaveLength(13 * languages.length));
