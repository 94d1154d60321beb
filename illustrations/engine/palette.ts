import { readFileSync } from "node:fs";
import { join } from "node:path";
import { colours, type Settings } from "../../settings/site.js";

/** The stylesheet of the colour tokens, as it is shipped. */
export const COLOURS = join(import.meta.dirname, "../../app/styles/colours.css");

/** Returns the stylesheet of the colour tokens with the owner's colours. */
export const coloursCss = (ownerColours: Settings["colours"]): string =>
  readFileSync(COLOURS, "utf8").replace(/^ {2}--([\w-]+): light-dark\(.*$/gm, (line, name: string) => {
    const colour = ownerColours[name];
    return colour ? `  --${name}: light-dark(${colour.light}, ${colour.dark});` : line;
  });

const css = coloursCss(colours);
const pairs = [...css.matchAll(/^ {2}--([\w-]+): light-dark\((#\w+), (#\w+)\);$/gm)];
const written = css.match(/^ {2}--[\w-]+: light-dark\(.*$/gm) ?? [];
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
export function inlineColours(markup: string): string {
  return markup.replace(/var\(--([\w-]+)\)/g, (_, token: string) => {
    const colour = LIGHT[token];
    if (!colour) throw new Error(`The page has no colour --${token}.`);
    return colour;
  });
}
