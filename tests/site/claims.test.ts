import { expect, it } from "vitest";
import * as arabic from "../../content/ar/claims.ts";
import * as english from "../../content/en/claims.ts";
import { pages } from "../support/built-site.ts";
import { figuresIn } from "../support/figures-in.ts";
import { structuredData, visibleText } from "../support/page-text.ts";

const listed = new Set<string>(
  [...Object.values(english.claims), ...Object.values(arabic.claims), ...english.otherFigures].flatMap(
    ({ value }) => figuresIn(value),
  ),
);

it("takes for a figure what readers would take for a claim, and no telephone, date or count", () => {
  const claims = "2 billion records, 99.8 % or 99.9%, 60+ patterns, 24/7 monitoring, 60–85% lower losses";
  expect(figuresIn(claims)).toEqual(["2 billion", "99.8%", "99.9%", "60+", "24/7", "60–85%"]);
  const others = "+44 20 7946 0000, 8 May 2025, 5-6 scenarios, 66 of 170, TX-48231, 9:00 AM";
  expect(figuresIn(others)).toEqual([]);
});

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
