import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

export function* descendants(node: Node): Generator<Element> {
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) {
    if ("tagName" in child) yield child;
    yield* descendants(child);
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Returns the text that stands in the element itself, without that of the elements inside it. */
export function ownText(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  if (text) defaultTreeAdapter.insertText(element, text);
}
