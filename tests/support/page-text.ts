import { parse } from "parse5";
import type { BuiltPage } from "../../scripts/built-pages.ts";
import { attribute, type Node, ownText } from "../../server/http/html.ts";

const UNSEEN = ["script", "style", "head"];

function textsIn(node: Node): string[] {
  if (UNSEEN.includes(node.nodeName)) return [];
  if ("value" in node) return [node.value];
  return "childNodes" in node ? node.childNodes.flatMap(textsIn) : [];
}

/** Returns the words of a page's body, one space between them. */
export function visibleText(html: string): string {
  return textsIn(parse(html)).join(" ").replaceAll(/\s+/g, " ");
}

/** Returns the JSON-LD blocks of a page, as text. */
export function structuredData({ elements }: BuiltPage): string[] {
  return elements.filter((element) => attribute(element, "type") === "application/ld+json").map(ownText);
}
