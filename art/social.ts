import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { site, type Text } from "../site.config.ts";
import { ERROR, jointMarks, loneTile, type Place, socket } from "./engine/broken.ts";
import type { Stage } from "./engine/field.ts";
import { angle, ring, ticks } from "./engine/gauge.ts";
import { inked, LIGHT } from "./engine/palette.ts";
import type { Point } from "./engine/plane.ts";
import { ARABIC_LETTERS, text } from "./engine/text.ts";
import { logo } from "./pictures/logo.ts";
import { fieldAt } from "./pictures/plate.ts";

/** The size every network crops to, px. */
export const SOCIAL = { width: 1200, height: 630 } as const;
const MARGIN = 66;
/** Text stays this wide so that it never touches the pattern. */
const MEASURE = 530;
const NAME_X = 122;
const SIZES = [84, 72, 62, 54, 46] as const;
const MOST_LINES = 3;

type Language = keyof Text;
/** The side at which reading starts, the height of a line of the title, where its last line stands, and its tracking. */
const SETTINGS = {
  en: { anchor: "start", line: 1.02, foot: 502, tracking: -0.034 },
  ar: { anchor: "end", line: 1.3, foot: 490, tracking: 0 },
} as const;
/** Returns an x that is so far from the side at which reading starts. */
const fromStart = (x: number, language: Language) => (language === "en" ? x : SOCIAL.width - x);

/** The name of the company stays this wide, beside the logo. */
const NAME_MEASURE = MEASURE - (NAME_X - MARGIN);

const READEX = (letters: string) =>
  `@fontsource-variable/readex-pro/files/readex-pro-${letters}-wght-normal.woff2`;
const PLEX = "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2";
const FACES: readonly { file: string; from: string; letters?: string; axes?: Record<string, number> }[] = [
  { file: "light.ttf", from: READEX("latin"), axes: { wght: 300 } },
  { file: "light-arabic.ttf", from: READEX("arabic"), letters: ARABIC_LETTERS, axes: { wght: 300 } },
  { file: "medium.ttf", from: READEX("latin"), axes: { wght: 500 } },
  // For the owner's names.
  { file: "medium-ext.ttf", from: READEX("latin-ext"), axes: { wght: 500 } },
  { file: "medium-arabic.ttf", from: READEX("arabic"), axes: { wght: 500 } },
  { file: "mono.ttf", from: PLEX },
];

let setting: ReturnType<typeof prepare> | undefined;

/**
 * A page's picture for sharing, as PNG: its name at the start, the broken tile at the end, nothing claimed.
 * `title` is plain text. The slogan stands under it, unless it is the slogan.
 */
export async function socialImage(title: string, language: Language = "en"): Promise<Uint8Array> {
  setting ??= prepare();
  const { fonts, backdrops } = await setting;
  const { line: height, foot: last, tracking } = SETTINGS[language];
  const alone = title === site.slogan[language];
  const { size, lines } = linesOf(title, language, fonts);
  const foot = alone ? last + 58 : last;
  const at = (k: number) => foot - (lines.length - 1 - k) * size * height;
  const words = lines.map((line, k) => lineOf(line, language, at(k), size, {}, fonts).drawn);
  const quiet = { fill: LIGHT.ink2 ?? "", "letter-spacing": tracking * 9 };
  const slogan = lineOf(site.slogan[language], language, 562, 28, quiet, fonts).drawn;
  return render(
    `<image href="${backdrops[language]}" width="1200" height="630"/>${words.join("")}${alone ? "" : slogan}`,
    fonts,
  ).asPng();
}

/** Static instances of the page's fonts, and the picture that all titles share. */
async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const fonts = await Promise.all(
    FACES.map(async ({ file, from, letters = "", axes }) => {
      const path = join(folder, file);
      const source = readFileSync(new URL(import.meta.resolve(from)));
      const more = axes ? { variationAxes: axes } : {};
      writeFileSync(
        path,
        await subsetFont(source, letters, {
          targetFormat: "truetype",
          keepAllGlyphs: letters === "",
          ...more,
        }),
      );
      return path;
    }),
  );
  const backdrop = (language: Language) => {
    const png = Buffer.from(render(scene(language, fonts), fonts).asPng());
    return `data:image/png;base64,${png.toString("base64")}`;
  };
  return { fonts, backdrops: { en: backdrop("en"), ar: backdrop("ar") } };
}

function render(body: string, fonts: string[]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOCIAL.width} ${SOCIAL.height}">${body}</svg>`;
  return new Resvg(inked(svg), { font: { fontFiles: fonts, loadSystemFonts: false } }).render();
}

/** The plate ends sooner here than beside a page's words: nothing is drawn where a title may stand. */
function stage([x, y]: Point): Stage {
  const d = 0.96 * (x - 828) - 0.22 * (y - 318);
  if (x < 606 || d < -215) return "none";
  if (d < -188) return "grid";
  if (d < -150) return "line";
  return d < -110 ? "plain" : "woven";
}

/** Paper, field, broken tile and logo. In Arabic all but the logo is mirrored. */
function scene(language: Language, fonts: string[]): string {
  const place: Place = { centre: [828, 318], s: 78, rotation: 18 };
  const crop = { x: 0, y: 0, ...SOCIAL };
  const { grid, lines, stars, straps } = fieldAt(place, crop, stage);
  const { outline, seed, point } = logo();
  const mark = `<path d="${outline}" fill="none" stroke="${LIGHT.ink}" stroke-width="1.6"/><path d="${seed}" fill="${LIGHT.ink}"/><path d="${point}" fill="${LIGHT.ember}"/>`;
  const mirrored = language === "ar";
  const field = [
    grid,
    lines,
    stars,
    straps,
    socket(place),
    loneTile(place, ERROR, "warm"),
    ring(place),
    ticks(place),
    ...jointMarks(place, () => false),
    angle(place, 216, [-192, -140], { mirrored }),
  ].join("");
  return [
    `<path fill="${LIGHT.paper}" d="M0 0h1200v630H0z"/>`,
    mirrored ? `<g transform="translate(${SOCIAL.width}) scale(-1 1)">${field}</g>` : field,
    `<g transform="translate(${mirrored ? SOCIAL.width - 64 - 42 : 64} 62) scale(1.5)">${mark}</g>`,
    name(language, fonts),
  ].join("");
}

/** The company's name at the size at which it stands beside the logo. */
function name(language: Language, fonts: string[]): string {
  const at = (size: number) =>
    word(site.brand, language, 95, size, { x: NAME_X, "font-weight": 500, "letter-spacing": -size / 68 });
  return at(34 * Math.min(1, NAME_MEASURE / widthOf(at(34), fonts)));
}

/** The width of drawn text, px. */
function widthOf(drawn: string, fonts: string[]): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${drawn}</svg>`;
  return new Resvg(svg, { font: { fontFiles: fonts, loadSystemFonts: false } }).getBBox()?.width ?? 0;
}

type Attributes = Record<string, string | number> & { x?: number };

function word(words: string, language: Language, y: number, size: number, more: Attributes = {}): string {
  const { anchor, tracking } = SETTINGS[language];
  const { x = MARGIN, ...attributes } = {
    "font-family": "Readex Pro",
    "font-size": size,
    "font-weight": 300,
    "letter-spacing": size * tracking,
    "text-anchor": anchor,
    fill: LIGHT.ink ?? "",
    ...more,
  };
  return text([fromStart(Number(x), language), y], words, attributes);
}

const MIRRORED: Record<string, string> = { "(": ")", ")": "(", "«": "»", "»": "«" };
/** Between words and between the parts of a word, as parts of the size. */
const GAPS = { words: 0.25, parts: 0.03 };
/** Widths at 100 px of words that have been measured. */
const widths = new Map<string, number>();

/**
 * A line of a title and its width. Arabic is set word by word from the right: the renderer knows no direction, and drops a
 * text for which it needs two fonts.
 */
function lineOf(
  words: string,
  language: Language,
  y: number,
  size: number,
  more: Attributes,
  fonts: string[],
): { drawn: string; width: number } {
  if (language === "en") {
    const drawn = word(words, language, y, size, more);
    return { drawn, width: widthOf(drawn, fonts) };
  }
  let x = MARGIN;
  let drawn = "";
  for (const one of words.split(" ")) {
    for (const run of one.match(/[\u0600-\u06ff]+|[^\u0600-\u06ff]+/g) ?? []) {
      const part = /\p{L}|\d/u.test(run) ? run : run.replace(/[()«»]/g, (mark) => MIRRORED[mark] ?? mark);
      const width = widths.get(part) ?? widthOf(word(part, language, 150, 100), fonts);
      widths.set(part, width);
      drawn += word(part, language, y, size, { ...more, x });
      x += (width / 100 + GAPS.parts) * size;
    }
    x += GAPS.words * size;
  }
  return { drawn, width: x - MARGIN - (GAPS.words + GAPS.parts) * size };
}

/** The largest size at which the title stands in a few lines, and those lines. */
function linesOf(title: string, language: Language, fonts: string[]): { size: number; lines: string[] } {
  const fits = (line: string, size: number) => lineOf(line, language, 100, size, {}, fonts).width <= MEASURE;
  const all = SIZES.map((size) => {
    const lines: string[] = [];
    for (const next of title.split(" ")) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${next}` : next;
      if (lines.length > 0 && fits(longer, size)) lines[lines.length - 1] = longer;
      else lines.push(next);
    }
    return { size, lines };
  });
  const whole = all.find(
    ({ size, lines }) => lines.length <= MOST_LINES && lines.every((line) => fits(line, size)),
  );
  return whole ?? all.at(-1) ?? { size: 46, lines: [title] };
}
