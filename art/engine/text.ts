import { num } from "./paths.ts";
import type { Point } from "./plane.ts";

/** One line of text. It keeps its direction, so that `text-anchor` means the same side on right-to-left pages. */
export function text(
  [x, y]: Point,
  words: string | number,
  attributes: Readonly<Record<string, string | number>>,
): string {
  const safe = String(words).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const all = Object.entries({ x: num(x), y: num(y), direction: "ltr", ...attributes });
  return `<text${all.map(([name, value]) => ` ${name}="${value}"`).join("")}>${safe}</text>`;
}
