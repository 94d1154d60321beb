import { parse } from "parse5";
import type { BuiltPage } from "../../scripts/built-pages.ts";
import { attribute, type HtmlNode, ownText } from "../../server/http/html-elements.ts";

const UNSEEN = ["script", "style", "head"];

/** Words that are kept whole are part of the text around them. */
const isWhole = (node: HtmlNode) => "attrs" in node && attribute(node, "class") === "whitespace-nowrap";

function textIn(node: HtmlNode): string {
  if (UNSEEN.includes(node.nodeName)) return "";
  if ("value" in node) return node.value;
  const text = "childNodes" in node ? node.childNodes.map(textIn).join("") : "";
  return isWhole(node) ? text : ` ${text} `;
}

/** Returns the words of a page's body, one space between them. */
export function visibleText(html: string): string {
  return textIn(parse(html)).replaceAll(/\s+/g, " ");
}

/** Returns the JSON-LD blocks of a page, as text. */
export function structuredData({ elements }: BuiltPage): string[] {
  return elements.filter((element) => attribute(element, "type") === "application/ld+json").map(ownText);
}
