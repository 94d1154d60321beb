import { type LocalizedText, site } from "../settings/site.js";
import { jointMarks, loneTile, type Pose, ring, socket, TILT_DEG, ticks } from "./engine/broken.ts";
import type { TileState } from "./engine/field.ts";
import { LIGHT } from "./engine/palette.ts";
import type { Point } from "./engine/plane.ts";
import { logo } from "./pictures/logo.ts";
import { fieldAt } from "./pictures/plate.ts";
import { picture, setText } from "./social-text.ts";

/** The size every network crops to, px. */
export const SOCIAL = { width: 1200, height: 630 } as const;
const MARGIN = 66;
/** Text stays this wide so that it never touches the pattern. */
const MEASURE = 520;

type Language = keyof LocalizedText;
interface Company {
  brand: string;
  slogan: LocalizedText;
}

/** The side at which reading starts, and where the last line of the title stands. */
const SETTINGS = {
  en: { anchor: "start", direction: "ltr", foot: 502 },
  ar: { anchor: "end", direction: "rtl", foot: 490 },
} as const;
/** Returns an x that is so far from the side at which reading starts. */
const fromStart = (x: number, language: Language) => (language === "en" ? x : SOCIAL.width - x);

/** The baseline of the slogan's last line. */
const SLOGAN_FOOT = 562;
/** The name beside the logo, whose middle is at `middle`. A name that would be smaller than `least` takes two lines. */
const NAME = { x: 122, middle: 83, least: 24 } as const;
/** From the middle of capital letters to the line they stand on, as part of the size. */
const HALF_CAPITAL = 0.35;

/**
 * A page's picture for sharing, as PNG: its name at the start, the broken tile at the end, nothing claimed.
 * `title` is plain text. The slogan stands under it, unless it is the slogan.
 */
export function socialImage(
  title: string,
  language: Language = "en",
  { brand, slogan }: Company = site,
): Uint8Array {
  const { anchor, direction, foot } = SETTINGS[language];
  const style = { anchor, direction, measure: MEASURE, weight: 300 } as const;
  const head = setText(title, { ...style, size: 84, most: 3, tracking: -0.034, line: 1.02, fill: LIGHT.ink });
  const quiet = { ...style, size: 28, most: 2, tracking: -0.011, line: 1.3, fill: LIGHT["ink-muted"] };
  const under = setText(slogan[language], quiet);
  const x = fromStart(MARGIN, language);
  const words =
    title === slogan[language]
      ? head.draw([x, SLOGAN_FOOT])
      : head.draw([x, foot - under.height]) + under.draw([x, SLOGAN_FOOT]);
  backdrops[language] ??= backdrop(language);
  const markup = `<image href="${backdrops[language]}" width="1200" height="630"/>${name(brand, language)}${words}`;
  return picture(SOCIAL.width, SOCIAL.height, markup).render().asPng();
}

/** The company's name beside the logo. */
function name(brand: string, language: Language): string {
  const { anchor } = SETTINGS[language];
  const measure = MEASURE - (NAME.x - MARGIN);
  const style = {
    anchor,
    measure,
    direction: "auto",
    weight: 500,
    tracking: -0.015,
    line: 1.15,
    fill: LIGHT.ink,
  } as const;
  const single = setText(brand, { ...style, size: 34, most: 1 });
  const { size, height, draw } =
    single.size < NAME.least ? setText(brand, { ...style, size: 28, most: 2 }) : single;
  return draw([fromStart(NAME.x, language), NAME.middle + HALF_CAPITAL * size + height / 2]);
}

/** The part that all titles of a language share, as the URL of a picture. */
const backdrops: Partial<Record<Language, string>> = {};

function backdrop(language: Language): string {
  const png = Buffer.from(picture(SOCIAL.width, SOCIAL.height, scene(language)).render().asPng());
  return `data:image/png;base64,${png.toString("base64")}`;
}
/** The plate ends sooner here than beside a page's words: nothing is drawn where a title may stand. */
function stateAt([x, y]: Point): TileState {
  const d = 0.96 * (x - 828) - 0.22 * (y - 318);
  if (x < 640 || d < -215) return "none";
  if (d < -188) return "grid";
  if (d < -150) return "line";
  return d < -110 ? "plain" : "woven";
}

/** Paper, field, broken tile and logo. In Arabic all but the logo is mirrored. */
function scene(language: Language): string {
  const pose: Pose = { centre: [828, 318], s: 78, rotation: 18 };
  const crop = { x: 0, y: 0, ...SOCIAL };
  const { grid, lines, stars, straps } = fieldAt(pose, crop, stateAt);
  const { outline, seed, point } = logo();
  const mark = `<path d="${outline}" fill="none" stroke="${LIGHT.ink}" stroke-width="1.6"/><path d="${seed}" fill="${LIGHT.ink}"/><path d="${point}" fill="${LIGHT.ember}"/>`;
  const mirrored = language === "ar";
  const field = [
    grid,
    lines,
    stars,
    straps,
    socket(pose),
    loneTile(pose, TILT_DEG, "warm"),
    ring(pose),
    ticks(pose),
    ...jointMarks(pose, () => false),
  ].join("");
  return [
    `<path fill="${LIGHT.paper}" d="M0 0h1200v630H0z"/>`,
    mirrored ? `<g transform="translate(${SOCIAL.width}) scale(-1 1)">${field}</g>` : field,
    `<g transform="translate(${mirrored ? SOCIAL.width - 64 - 42 : 64} 62) scale(1.5)">${mark}</g>`,
  ].join("");
}
