import { escapeHtml } from "./text.ts";

/** HTML that needs no more escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

function renderValue(part: HtmlValue): string {
  if (part === false || part === undefined) return "";
  if (part instanceof Html) return part.text;
  return Array.isArray(part) ? part.map(renderValue).join("") : escapeHtml(String(part));
}

/** Writes a template as HTML: values are escaped unless they are HTML; `false` and `undefined` add nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlValue[]): Html =>
  new Html(strings.map((string, index) => string + renderValue(parts[index])).join(""));
