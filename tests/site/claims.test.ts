import { join } from "node:path";
import { expect, it } from "vitest";
import * as arabic from "../../content/ar/claims.ts";
import * as english from "../../content/en/claims.ts";
import { builtPages } from "../../scripts/built-pages.ts";
import { figuresIn } from "../support/figures-in.ts";
import { structuredData, visibleText } from "../support/page-text.ts";

const pages = await builtPages(join(import.meta.dirname, "../../build/client"));
const listed = new Set<string>(
  [...Object.values(english.claims), ...Object.values(arabic.claims), ...english.otherFigures].flatMap(
    ({ value }) => figuresIn(value),
  ),
);

it.each(pages)("$path shows no figure that claims.ts does not list", ({ html }) => {
  // The figures of the tools follow from settings and claim nothing.
  const tools = /<div class="tool .*?<\/details>/s;
  const shown = figuresIn(visibleText(html.replace(tools, "")));
  expect(shown.filter((figure) => !listed.has(figure))).toEqual([]);
});

it.each(pages)("$path keeps figures out of its title and its structured data", (page) => {
  for (const text of [page.title, page.description, ...structuredData(page)])
    expect(figuresIn(text)).toEqual([]);
});

it("opens the accuracy explorer with the published accuracy", () => {
  const page = pages.find(({ path }) => path === "/why-us");
  expect(visibleText(page?.html ?? "")).toContain(`${english.claims.accuracy.value} accurate`);
});
