/**
 * The frame of an explanatory figure. One function draws it for a wide sheet, a middle one and a phone: the window
 * shrinks and the strokes do not. Each drawing is shown between .8 and 1.4 of its own size, so
 * that its labels keep to reading size.
 */
import { figures as arabic } from "../../../content/ar/figures.ts";
import { countIn } from "../../../content/count-in.ts";
import { figures as english } from "../../../content/en/figures.ts";
import type { ProductId } from "../../../content/types/catalogue.ts";
import type { FigureId, Figures, Nouns } from "../../../content/types/figures.ts";
import { type Drawing, FORMATS, type Format } from "../../engine/drawing.ts";
import { circles, stroke } from "../../engine/paths.ts";
import { type Lists, pens } from "../../engine/pens.ts";
import type { Point } from "../../engine/plane.ts";
import { LABEL_FONTS, text } from "../../engine/text.ts";

export interface Size {
  width: number;
  height: number;
  format: Format;
  /** True for the narrow format. */
  phone: boolean;
  /** For Arabic: a list that is no axis of time begins at the right. */
  mirrored: boolean;
}

/** The layers of a figure, and the numbers that can be counted in it. */
interface Drawn {
  base: string;
  fraud: string;
  checked: string;
  labels: string;
  counts: Record<string, number>;
}

const SIZES: Record<Format, { width: number; height: number; fontSize: number }> = {
  wide: { width: 1144, height: 336, fontSize: 13 },
  middle: { width: 720, height: 330, fontSize: 14 },
  phone: { width: 300, height: 270, fontSize: 13 },
};

/** A function that draws one figure at a size, with its words. */
export type Draw<Id extends FigureId> = (size: Size, words: Figures[Id]["labels"]) => Drawn;

/** Returns the layer of labels, their counts filled in. */
const setLabels = (
  language: keyof typeof LABEL_FONTS,
  fontSize: number,
  { labels, counts }: Drawn,
  nouns?: Nouns,
) => ({
  labels: `<g font-family="${LABEL_FONTS[language]}" font-size="${fontSize}">${countIn(labels, counts, { nouns, language })}</g>`,
});

/**
 * Returns the function that draws a figure in its three formats. The Arabic labels lie in a file of their own, so that a
 * page in English does not fetch them.
 * @param page the page it is drawn for, when that is not its id
 * @param phoneHeight the height on a phone, where 270 px are not enough
 */
export const figure =
  <Id extends FigureId>(
    { id, page, phoneHeight }: { id: Id; page?: ProductId; phoneHeight?: number },
    draw: Draw<Id>,
  ) =>
  (): Drawing[] =>
    FORMATS.flatMap((format) => {
      const { width, height, fontSize } = {
        ...SIZES[format],
        ...(format === "phone" && phoneHeight && { height: phoneHeight }),
      };
      const size = { width, height, format, phone: format === "phone", mirrored: false };
      const drawn = draw(size, english[id].labels);
      const { base, fraud, checked, counts } = drawn;
      const file = page ?? id;
      const place = { name: page ? id : "figure", format, viewBox: `0 0 ${width} ${height}` };
      const labels = setLabels("en", fontSize, drawn);
      const arabicLabels = setLabels(
        "ar",
        fontSize,
        draw({ ...size, mirrored: true }, arabic[id].labels),
        arabic[id].nouns,
      );
      return [
        { file, ...place, layers: { base, fraud, checked, ...labels }, counts },
        { file: `${file}-ar`, ...place, layers: arabicLabels },
      ];
    });

export const INK = "var(--line)";
export const WARM = "var(--ember)";
export const CHECKED = "var(--acc)";
/** Words about ordinary activity. */
export const QUIET_TEXT = "var(--ink2)";
/** Warm words need the contrast of a status. */
export const WARM_TEXT = "var(--bad)";

const { open } = pens(2);
export const plain = (lists: Lists, width?: number): string => open(lists, "line", width);
export const quiet = (lists: Lists, width = 0.8): string => open(lists, "field", width);
export const warm = (lists: Lists, width = 1.7): string => open(lists, "ember", width);
export const checkedLine = (lists: Lists, width = 1.6): string => open(lists, "acc", width);
/** Open circles at checked points, in green; another colour for checks by others. */
export const joints = (centres: readonly Point[], r = 4.4, colour = CHECKED): string =>
  stroke(circles(centres, r, 2), colour, 1.6, { fill: "var(--raised)" });

/** A label in the monospaced face, its baseline at `y`. Its size is that of the drawing. */
export const label = (
  at: Point,
  words: string | number,
  { anchor = "start", colour = QUIET_TEXT }: { anchor?: "start" | "middle" | "end"; colour?: string } = {},
): string => text(at, words, { "text-anchor": anchor, fill: colour });
