import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");
const pairs = [...css.matchAll(/^ {2}--([\w-]+): light-dark\((#\w+), (#\w+)\);$/gm)];
const written = css.match(/^ {2}--[\w-]+: light-dark\(.*$/gm) ?? [];
if (written.length !== pairs.length)
  throw new Error("app/styles/tokens.css: write a colour as --NAME: light-dark(#rrggbb, #rrggbb);");

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
