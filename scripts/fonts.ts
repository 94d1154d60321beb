import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { NOTICES_FILE } from "../build-constants.ts";
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

const READEX_LATIN = "@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2";
const ARABIC = {
  file: "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
  features: ["ccmp", "init", "medi", "fina", "rlig", "calt", "mark", "mkmk", "kern"],
};
const PLEX = "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2";

const fonts = [
  { name: "readex-pro", file: READEX_LATIN, letters: PROSE, features: KERNING, axes: WEIGHTS },
  { name: "readex-pro-arabic", ...ARABIC, letters: ARABIC_LETTERS, axes: WEIGHTS },
  // The one word of Arabic on English pages.
  { name: "readex-pro-name", ...ARABIC, letters: languageNames.ar, axes: { wght: 350 } },
  { name: "ibm-plex-mono-400", file: PLEX, letters: LABELS, features: KERNING },
];

const root = join(import.meta.dirname, "..");
const styles = join(root, "app/styles");

/**
 * Cuts the site's fonts down to what its pages need. Other letters come from the whole fonts, which a browser fetches only
 * when a page uses one.
 */
export async function subsetFonts(): Promise<void> {
  await mkdir(join(styles, "generated"), { recursive: true });
  for (const { name, file, letters, features, axes } of fonts) {
    const whole = await readFile(fileURLToPath(import.meta.resolve(file)));
    // The text font comes without hints for coarse screens, so the others do too.
    const lean = { targetFormat: "woff2", keepFeatures: features, noHinting: true } as const;
    const subset = await subsetFont(whole, letters, { ...lean, ...(axes && { variationAxes: axes }) });
    await writeFile(join(styles, "generated", `${name}.woff2`), subset);
  }
}

/** Adds the licence of each font that `fonts.css` names to the notices that Vite has written for the scripts. */
export async function addFontLicences(client: string): Promise<void> {
  const css = await readFile(join(styles, "fonts.css"), "utf8");
  const names = new Set([...css.matchAll(/url\("(@[^/]+\/[^/]+)\//g)].map(([, name = ""]) => name));
  for (const name of names) {
    const folder = join(root, "node_modules", name);
    const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const text = await readFile(join(folder, "LICENSE"), "utf8");
    const notice = `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
    await appendFile(join(client, NOTICES_FILE), notice);
  }
}
