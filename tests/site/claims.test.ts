import { join } from "node:path";
import { parse } from "parse5";
import { expect, it } from "vitest";
import { claims, otherFigures } from "../../content/en/claims.ts";
import { builtPages } from "../../scripts/built-pages.ts";
import { figuresIn } from "../support/figures-in.ts";

const pages = await builtPages(join(import.meta.dirname, "../../build/client"));
const listed = new Set<string>([...Object.values(claims), ...otherFigures].map(({ value }) => value));

interface Node {
  nodeName: string;
  value?: string;
  childNodes?: Node[];
}

/** The text a visitor reads: no scripts, no styles. */
function text(node: Node): string {
  if (node.nodeName === "script" || node.nodeName === "style") return "";
  if (node.nodeName === "#text") return node.value ?? "";
  return (node.childNodes ?? []).map(text).join(" ");
}

it.each(pages)("$path shows no figure that claims.ts does not list", ({ html }) => {
  const shown = figuresIn(text(parse(html) as unknown as Node));
  expect(shown.filter((figure) => !listed.has(figure))).toEqual([]);
});

it.each(pages)(
  "$path keeps figures out of its title and its structured data",
  ({ html, title, description }) => {
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = ""]) => json,
    );
    for (const place of [title, description, ...data]) expect(figuresIn(place)).toEqual([]);
  },
);

it("never shows 99.8% without the question to ask about it", () => {
  for (const { path, html } of pages)
    if (html.includes("99.8%"))
      expect(/detection rate, false positives, sample and period/i.test(html), path).toBe(true);
});
