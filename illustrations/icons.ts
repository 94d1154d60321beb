import { Resvg } from "@resvg/resvg-js";
import { site } from "../settings/site.js";
import { compact } from "./engine/drawing.ts";
import { DARK, LIGHT } from "./engine/palette.ts";
import { decagon, polygons } from "./engine/paths.ts";
import { escapeText } from "./engine/text.ts";
import { logo } from "./pictures/logo.ts";

/** The mark on a decagon of its own ground, so that it reads on any tab; colours swap in dark schemes. */
function icon({ scheme, square }: { scheme: boolean; square: boolean }): string {
  const { outline, seed, point } = logo();
  const [ground, figure, ember] = [LIGHT.ink, LIGHT.paper, DARK.ember];
  const tile = square
    ? `<path class="g" fill="${ground}" d="M0 0h28v28H0z"/>`
    : `<path class="g" fill="${ground}" d="${polygons([decagon(14, 14, 14)], 2)}"/>`;
  const style = scheme
    ? `<style>@media(prefers-color-scheme:dark){.g{fill:${figure}}.f{fill:${ground}}.p{fill:${LIGHT.ember}}}</style>`
    : "";
  const shrink = square ? "translate(4.2 4.2) scale(.7)" : "translate(2.4 2.2) scale(.84)";
  const body = [
    `<path class="f" fill="${figure}" d="${outline}"/>`,
    `<path class="g" fill="${ground}" d="${seed}"/>`,
    `<path class="p" fill="${ember}" d="${point}"/>`,
  ].join("");
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><title>${escapeText(site.brand)}</title>${style}${tile}<g transform="${shrink}">${body}</g></svg>`,
  );
}

const png = (svg: string, side: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: "width", value: side } }).render().asPng();

/** Returns an ICO file of one PNG, for browsers that take no SVG (Safari before 26) and for what asks for no other file. */
function ico(image: Uint8Array, side: number): Uint8Array {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(image.length, 14);
  return Buffer.concat([head, image]);
}

/** The icons browsers and phones ask for, by the file name they have at the root of the site. */
export function icons(): Record<string, string | Uint8Array> {
  return {
    "favicon.svg": icon({ scheme: true, square: false }),
    "favicon.ico": ico(png(icon({ scheme: false, square: false }), 32), 32),
    "apple-touch-icon.png": png(icon({ scheme: false, square: true }), 180),
  };
}
