import { readFileSync } from "node:fs";
import { colours } from "../../settings/site.js";

/** The stylesheet of the colour tokens, with the owner's. */
export const COLOURS_CSS = readFileSync(
  new URL("../../app/styles/colours.css", import.meta.url),
  "utf8",
).replace(/^ {2}--([\w-]+): light-dark\(.*$/gm, (line, name: string) => {
  const own = colours[name];
  return own ? `  --${name}: light-dark(${own.light}, ${own.dark});` : line;
});
const pairs = [...COLOURS_CSS.matchAll(/^ {2}--([\w-]+): light-dark\((#\w+), (#\w+)\);$/gm)];
const written = COLOURS_CSS.match(/^ {2}--[\w-]+: light-dark\(.*$/gm) ?? [];
if (written.length !== pairs.length)
  throw new Error("app/styles/colours.css: write a colour as --NAME: light-dark(#rrggbb, #rrggbb);");

/** The colour tokens of the page in one theme, for what leaves the page: social images, icons, the browser's bar. */
const theme = (index: 2 | 3): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.map((pair) => [pair[1], pair[index]]));

export const LIGHT = theme(2);
export const DARK = theme(3);

/**
 * Returns markup with its colour tokens written out, in the light theme.
 * @throws Error on a token without a colour
 */
export function inked(markup: string): string {
  return markup.replace(/var\(--([\w-]+)\)/g, (_, token: string) => {
    const colour = LIGHT[token];
    if (!colour) throw new Error(`The page has no colour --${token}.`);
    return colour;
  });
}
