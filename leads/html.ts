import { escapeHtml } from "./text.ts";

/** HTML that needs no more escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

function textOf(part: Part): string {
  if (part === false || part === undefined) return "";
  if (part instanceof Html) return part.text;
  return Array.isArray(part) ? part.map(textOf).join("") : escapeHtml(String(part));
}

/** Writes a template as HTML: values are escaped unless they are HTML; `false` and `undefined` add nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((string, index) => string + textOf(parts[index])).join(""));
