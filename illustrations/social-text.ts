import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { inlineColours } from "./engine/palette.ts";
import type { Point } from "./engine/plane.ts";
import { ARABIC, text as textAt } from "./engine/text.ts";

const pathOf = (file: string) => fileURLToPath(import.meta.resolve(file));
const READEX = (cut: string) => pathOf(`@expo-google-fonts/readex-pro/${cut}.ttf`);
const FIRAGO = (weight: number) => `@fontsource/firago/files/firago-latin-${weight}-normal.woff2`;

const folder = mkdtempSync(join(tmpdir(), "fonts-"));
process.once("exit", () => rmSync(folder, { recursive: true }));

/** Writes a font of the browser's format as the renderer reads it, and returns its path. */
async function asTrueType(file: string): Promise<string> {
  const path = join(folder, `${basename(file, ".woff2")}.ttf`);
  const options = { targetFormat: "truetype", keepAllGlyphs: true } as const;
  writeFileSync(path, await subsetFont(readFileSync(pathOf(file)), "", options));
  return path;
}

/**
 * The families of titles and names, each with all its letters in one file: the renderer loses letters of a line for which
 * it needs two fonts. A text is set in the family that has most of its letters: Readex Pro has Arabic and Latin, FiraGO
 * also Greek and Cyrillic.
 */
const families = [
  {
    300: { name: "Readex Pro", file: READEX("300Light/ReadexPro_300Light") },
    500: { name: "Readex Pro", file: READEX("500Medium/ReadexPro_500Medium") },
  },
  {
    // As dark as the lightest of the other family.
    300: { name: "FiraGO", file: await asTrueType(FIRAGO(400)) },
    500: { name: "FiraGO Medium", file: await asTrueType(FIRAGO(500)) },
  },
] as const;
type Font = (typeof families)[number][300 | 500];

const fontFiles = [
  ...families.flatMap((family) => [family[300].file, family[500].file]),
  // For the reading beside the broken tile.
  await asTrueType("@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2"),
];

/** Returns markup of the given size for the renderer, in the page's light colours. */
export function picture(width: number, height: number, markup: string, fonts: string[] = fontFiles): Resvg {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${markup}</svg>`;
  return new Resvg(inlineColours(svg), { font: { fontFiles: fonts, loadSystemFonts: false } });
}

/** A code point that is never a letter: a font draws its sign for a missing one. */
const NO_LETTER = "\u{10fffe}";
const drawnAlone = (letter: string, { name, file }: Font) =>
  picture(99, 99, textAt([20, 70], letter, { "font-family": name, "font-size": 40 }), [file]).toString();
const known = new Map<string, boolean>();

function hasLetter(font: Font, letter: string): boolean {
  const key = font.name + letter;
  const has = known.get(key) ?? drawnAlone(letter, font) !== drawnAlone(NO_LETTER, font);
  known.set(key, has);
  return has;
}

/** Returns the family that has most letters of a text, and the text without the letters that it lacks. */
function familyOf(text: string) {
  const letters = [...new Set(text.replaceAll(/\s/g, ""))];
  const [best] = families
    .map((family) => ({ family, lost: letters.filter((letter) => !hasLetter(family[300], letter)) }))
    .sort((a, b) => a.lost.length - b.lost.length);
  const { family = families[0], lost = [] } = best ?? {};
  return { family, words: lost.reduce((words, letter) => words.replaceAll(letter, ""), text).trim() };
}

interface Style {
  /** The largest size, px. */
  size: number;
  weight: 300 | 500;
  /** Space between letters, as part of the size. Text with Arabic letters has none. */
  tracking: number;
  /** From one line to the next, as part of the size. */
  line: number;
  /** The width that no line exceeds, px, and how many lines there may be. */
  measure: number;
  most: number;
  /** The side at which the words of a line start; `auto` means that of its first letter. */
  direction: "ltr" | "rtl" | "auto";
  anchor: "start" | "end";
  fill: string | undefined;
}

/** A text in lines. */
export interface SetText {
  size: number;
  /** From the first line to the last, px. */
  height: number;
  /** Draws the lines at x, the last one at y. */
  draw: (at: Point) => string;
}

/** From one size to the next smaller one. */
const SHRINK = 0.93;
/** Arabic letters reach further up and down. */
const ARABIC_LINE = 1.3;
/** Widths at 100 px of the lines that have been measured. */
const widths = new Map<string, number>();

/** Returns the lines of a text, of which none but a single word is too long. */
function wrap(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Unicode's isolates: the renderer orders the words of a line, but reads no direction from the markup. */
const ISOLATE = { ltr: "\u2066", rtl: "\u2067", auto: "\u2068", end: "\u2069" } as const;
/** Returns an invisible letter of the same direction. */
const markOf = (letter = "") => letter && (ARABIC.test(letter) ? "\u200f" : "\u200e");
const lettersOf = (lines: readonly string[]) => lines.join("").match(/\p{L}/gu) ?? [];

/** Ends each line with the direction of the text beyond it, so that a sign such as & stays beside its word. */
const joined = (lines: readonly string[]) =>
  lines.map(
    (line, k) =>
      markOf(lettersOf(lines.slice(0, k)).at(-1)) + line + markOf(lettersOf(lines.slice(k + 1))[0]),
  );

/** Sets a text in few lines, as large as they fit. Letters that no font has are left out, such as those of Chinese. */
export function setText(text: string, style: Style): SetText {
  const { weight, tracking, line, measure, most, direction, anchor, fill = "" } = style;
  const { family, words } = familyOf(text.normalize());
  const isArabic = ARABIC.test(words);
  const isLatin = !isArabic && direction !== "rtl";
  const drawLine = (line: string, at: Point, size: number) =>
    textAt(at, isLatin ? line : ISOLATE[direction] + line + ISOLATE.end, {
      "font-family": family[weight].name,
      "font-size": size,
      "font-weight": weight,
      "letter-spacing": isLatin ? size * tracking : 0,
      "text-anchor": anchor,
      fill,
    });
  function widthOf(line: string, size: number): number {
    const drawn = drawLine(line, [0, 100], 100);
    const width = widths.get(drawn) ?? picture(9_000, 200, drawn).getBBox()?.width ?? 0;
    widths.set(drawn, width);
    return (width * size) / 100;
  }
  let { size } = style;
  const fits = (line: string) => widthOf(line, size) <= measure;
  let lines = wrap(words, fits);
  while (lines.length > most || !lines.every(fits)) {
    size *= SHRINK;
    lines = wrap(words, fits);
  }
  const step = size * (isArabic ? Math.max(line, ARABIC_LINE) : line);
  const height = (lines.length - 1) * step;
  const shown = isLatin ? lines : joined(lines);
  const draw = ([x, y]: Point) =>
    shown.map((line, k) => drawLine(line, [x, y - height + k * step], size)).join("");
  return { size, height, draw };
}
