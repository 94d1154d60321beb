import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { site } from "../site.config.ts";
import { ERROR, jointMarks, loneTile, type Place, socket } from "./engine/broken.ts";
import type { Stage } from "./engine/field.ts";
import { angle, ring, ticks } from "./engine/gauge.ts";
import { inked, LIGHT } from "./engine/palette.ts";
import type { Point } from "./engine/plane.ts";
import { text } from "./engine/text.ts";
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
const TRACKING = -0.034;

/** The name of the company stays this wide, beside the logo. */
const NAME_MEASURE = MEASURE - (NAME_X - MARGIN);

const READEX = (letters: string) =>
  `@fontsource-variable/readex-pro/files/readex-pro-${letters}-wght-normal.woff2`;
const PLEX = "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2";
const FACES: readonly { file: string; from: string; axes?: Record<string, number> }[] = [
  { file: "light.ttf", from: READEX("latin"), axes: { wght: 300 } },
  { file: "medium.ttf", from: READEX("latin"), axes: { wght: 500 } },
  // for the owner's names
  { file: "medium-ext.ttf", from: READEX("latin-ext"), axes: { wght: 500 } },
  { file: "medium-arabic.ttf", from: READEX("arabic"), axes: { wght: 500 } },
  { file: "mono.ttf", from: PLEX },
];

interface Setting {
  readonly fonts: string[];
  readonly backdrop: string;
}
let setting: Promise<Setting> | undefined;

/**
 * A page's picture for sharing, as PNG: its name at the start, the broken tile at the end, nothing claimed.
 * `title` is plain text. The slogan stands under it, unless it is the slogan.
 */
export async function socialImage(title: string): Promise<Uint8Array> {
  setting ??= prepare();
  const { fonts, backdrop } = await setting;
  const alone = title === site.slogan.en;
  const { size, lines } = linesOf(title, fonts);
  const foot = alone ? 560 : 502;
  const words = lines.map((line, k) => word(line, foot - (lines.length - 1 - k) * size * 1.02, size));
  const slogan = alone
    ? ""
    : word(site.slogan.en, 562, 28, { fill: LIGHT.ink2 ?? "", "letter-spacing": -0.3 });
  return render(
    `<image href="${backdrop}" width="1200" height="630"/>${words.join("")}${slogan}`,
    fonts,
  ).asPng();
}

/** Static instances of the page's fonts, and the picture that all titles share. */
async function prepare(): Promise<Setting> {
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const fonts = await Promise.all(
    FACES.map(async ({ file, from, axes }) => {
      const path = join(folder, file);
      const source = readFileSync(new URL(import.meta.resolve(from)));
      const more = axes ? { variationAxes: axes } : {};
      writeFileSync(
        path,
        await subsetFont(source, "", { targetFormat: "truetype", keepAllGlyphs: true, ...more }),
      );
      return path;
    }),
  );
  const png = Buffer.from(render(scene(fonts), fonts).asPng());
  return { fonts, backdrop: `data:image/png;base64,${png.toString("base64")}` };
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

/** Paper, field, broken tile and logo. */
function scene(fonts: string[]): string {
  const place: Place = { centre: [828, 318], s: 78, rotation: 18 };
  const crop = { x: 0, y: 0, ...SOCIAL };
  const { grid, lines, stars, straps } = fieldAt(place, crop, stage);
  const { outline, seed, point } = logo();
  const mark = `<path d="${outline}" fill="none" stroke="${LIGHT.ink}" stroke-width="1.6"/><path d="${seed}" fill="${LIGHT.ink}"/><path d="${point}" fill="${LIGHT.ember}"/>`;
  return [
    `<path fill="${LIGHT.paper}" d="M0 0h1200v630H0z"/>`,
    grid,
    lines,
    stars,
    straps,
    socket(place),
    loneTile(place, ERROR, "warm"),
    ring(place),
    ticks(place),
    ...jointMarks(place, () => false),
    angle(place, 216, [-192, -140]),
    `<g transform="translate(64 62) scale(1.5)">${mark}</g>`,
    name(fonts),
  ].join("");
}

/** The company's name at the size at which it stands beside the logo. */
function name(fonts: string[]): string {
  const at = (size: number) =>
    word(site.brand, 95, size, { x: NAME_X, "font-weight": 500, "letter-spacing": -size / 68 });
  return at(34 * Math.min(1, NAME_MEASURE / widthOf(at(34), fonts)));
}

/** The width of drawn text, px. */
function widthOf(drawn: string, fonts: string[]): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${drawn}</svg>`;
  return new Resvg(svg, { font: { fontFiles: fonts, loadSystemFonts: false } }).getBBox()?.width ?? 0;
}

function word(
  words: string,
  y: number,
  size: number,
  more: Record<string, string | number> & { x?: number } = {},
): string {
  const { x = MARGIN, ...attributes } = {
    "font-family": "Readex Pro",
    "font-size": size,
    "font-weight": 300,
    "letter-spacing": size * TRACKING,
    fill: LIGHT.ink ?? "",
    ...more,
  };
  return text([Number(x), y], words, attributes);
}

/** The largest size at which the title stands in a few lines, and those lines. */
function linesOf(title: string, fonts: string[]): { size: number; lines: string[] } {
  const fits = (line: string, size: number) => widthOf(word(line, 100, size), fonts) <= MEASURE;
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
