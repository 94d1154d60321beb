/**
 * Cuts the site's fonts down to what an English page needs: `node scripts/cut-fonts.ts` writes `cut/NAME.woff2`.
 * Other letters come from the whole fonts, which a browser fetches only when a page uses one.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** The characters of prose. `fonts.css` names the same ranges. */
const PROSE = `${ALPHANUMERIC} !"%&'()+,-./:;=?@[]_\u00a0£©·×–—‘’“”…€−`;
/** The characters of ids, times, counts and statuses. A file under 4.1 kB arrives in the first round trip. */
const LABELS = `${ALPHANUMERIC} %'()+,-./:=?@[]_\u00a0°·×–—’…−`;
/** The lightest and the boldest cut in use. */
const WEIGHTS = { wght: { min: 250, max: 500 } };
/** Kerning is all the pages ask of a font's features; the text font comes without hints for coarse screens, so the others do too. */
const LEAN = { targetFormat: "woff2", keepFeatures: ["kern"], noHinting: true } as const;

/** Each with its file and its letters. */
const fonts = {
  "readex-pro": ["@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2", PROSE],
  "ibm-plex-mono-400": ["@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2", LABELS],
  "ibm-plex-mono-500": ["@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2", LABELS],
} as const;

const out = new URL("../app/styles/cut/", import.meta.url);
mkdirSync(out, { recursive: true });
for (const [name, [file, letters]] of Object.entries(fonts)) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const axes = file.includes("wght") ? { variationAxes: WEIGHTS } : {};
  const cut = await subsetFont(whole, letters, { ...LEAN, ...axes });
  writeFileSync(new URL(`${name}.woff2`, out), cut);
}
