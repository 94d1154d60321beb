/**
 * Cuts the site's fonts down to what its pages need: `node scripts/cut-fonts.ts` writes `cut/NAME.woff2`.
 * Other letters come from the whole fonts, which a browser fetches only when a page uses one.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { languageNames } from "../contract/language.ts";
import { ARABIC_LETTERS } from "../illustrations/engine/text.ts";

const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** The characters of prose. `fonts.css` names the same ranges. */
const PROSE = `${ALPHANUMERIC} !"%&'()+,-./:;=?@[]_\u00a0©«·»×–—‘’“”…−`;
/** The characters of code and times. */
const LABELS = `${ALPHANUMERIC} "%'()+,-./:=@[]_{}\u00a0°·×–’…−`;
/** The lightest and the boldest cut in use. */
const WEIGHTS = { wght: { min: 200, max: 500 } };
/** Kerning is all that Latin pages ask of a font's features; Arabic letters also need those that join them. */
const KERNING = ["kern"];
const JOINING = ["ccmp", "init", "medi", "fina", "rlig", "calt", "mark", "mkmk", "kern"];

const READEX_LATIN = "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2";
const READEX_ARABIC = "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2";
const PLEX = "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2";

const fonts = [
  { name: "readex-pro", file: READEX_LATIN, letters: PROSE, features: KERNING, axes: WEIGHTS },
  {
    name: "readex-pro-arabic",
    file: READEX_ARABIC,
    letters: ARABIC_LETTERS,
    features: JOINING,
    axes: WEIGHTS,
  },
  // The one word of Arabic on English pages.
  {
    name: "readex-pro-name",
    file: READEX_ARABIC,
    letters: languageNames.ar,
    features: JOINING,
    axes: { wght: 350 },
  },
  { name: "ibm-plex-mono-400", file: PLEX, letters: LABELS, features: KERNING },
];

const out = new URL("../app/styles/cut/", import.meta.url);
mkdirSync(out, { recursive: true });
for (const { name, file, letters, features, axes } of fonts) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(file)));
  // The text font comes without hints for coarse screens, so the others do too.
  const lean = { targetFormat: "woff2", keepFeatures: features, noHinting: true } as const;
  const cut = await subsetFont(whole, letters, { ...lean, ...(axes && { variationAxes: axes }) });
  writeFileSync(new URL(`${name}.woff2`, out), cut);
}
