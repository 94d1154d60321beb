import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.Node;

export function* descendants(node: HtmlNode): Generator<HtmlElement> {
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) {
    if ("tagName" in child) yield child;
    yield* descendants(child);
  }
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Returns the text that stands in the element itself, without that of the elements inside it. */
export function ownText(element: HtmlElement): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

export function setText(element: HtmlElement, text: string): void {
  element.childNodes = [];
  if (text) defaultTreeAdapter.insertText(element, text);
}
