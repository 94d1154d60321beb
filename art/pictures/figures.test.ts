import { describe, expect, it } from "vitest";
import { figures } from "../../content/en/figures.ts";
import { fill } from "../../content/fill.ts";
import type { FigureId } from "../../content/types/figures.ts";
import type { Drawing } from "../engine/drawing.ts";
import { figures as draw } from "./figures.ts";

const drawings = draw.flatMap((figure) => figure());
const again = draw.flatMap((figure) => figure());
const isArabic = ({ file }: Drawing) => file.endsWith("-ar");
const allOf = (id: FigureId) =>
  drawings.filter(({ file, name }) => (name === "figure" ? file.replace(/-ar$/, "") : name) === id);
const figureOf = (id: FigureId) => allOf(id).filter((drawing) => !isArabic(drawing));

/** Strokes of a colour: the subpaths of its paths. */
function strokes(markup: string, colour: string): number {
  const paths = [...markup.matchAll(/<path [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`stroke="${colour}"`));
  return paths.join("").match(/[Mm](?=[-\d.])/g)?.length ?? 0;
}
const NARROW = /[اأإآرزدذوؤء،:. ]/;
/** Returns the width of a letter as a part of its size; Arabic letters are wider at the end of a word. */
function widthOf(letter: string, at: number, letters: readonly string[]): number {
  if (!/[\u0600-\u06ff]/.test(letters.join(""))) return 0.6;
  if (NARROW.test(letter)) return 0.38;
  if (/[سشصض]/.test(letter)) return 0.9;
  if (/[\dA-Z-]/.test(letter)) return 0.6;
  const isLast = /[^\u0621-\u064a]/.test(letters[at + 1] ?? " ");
  if (!isLast) return /[ليبتثن]/.test(letter) ? 0.36 : 0.55;
  return /[بتثفك]/.test(letter) ? 0.85 : 0.66;
}
/** Returns the boxes of a drawing's labels. */
function wordsOf(markup: string) {
  const size = Number(markup.match(/font-size="(\d+)"/)?.[1]);
  const found = markup.matchAll(
    /<text x="([^"]+)" y="([^"]+)" direction="ltr"(?: unicode-bidi="plaintext")? text-anchor="(\w+)"[^>]*>([^<]+)/g,
  );
  return [...found].map(([, x, y, anchor, text = ""]) => {
    const letters = [...text.replace(/\p{M}/gu, "")];
    const width = letters.reduce((sum, letter, at) => sum + widthOf(letter, at, letters) * size, 0);
    const left =
      Number(x) - { start: 0, middle: width / 2, end: width }[anchor as "start" | "middle" | "end"];
    return { text, left, right: left + width, top: Number(y) - size * 0.75, bottom: Number(y) + size * 0.25 };
  });
}
const labelsOf = ({ labels = "" }: Drawing["layers"]) => labels;
const layers = (id: FigureId) => figureOf(id)[0]?.layers ?? {};

describe.each(Object.keys(figures) as FigureId[])("%s", (id) => {
  it("is drawn the same each time, for three widths", () => {
    const formats = figureOf(id).map(({ format }) => format);
    expect(formats).toEqual(["wide", "middle", "phone"]);
    expect(again).toEqual(expect.arrayContaining(allOf(id)));
  });

  it("has one warm group", () => {
    const { base = "", checked = "", fraud = "" } = layers(id);
    expect(base + checked).not.toContain("--ember");
    expect(fraud).toContain("--ember");
  });

  it("has a count for every name in its words", () => {
    const { totals, alt } = figures[id];
    for (const { counts = {}, layers } of figureOf(id)) {
      expect(labelsOf(layers)).not.toContain("{");
      expect(fill(totals, counts)).not.toContain("{");
      expect(fill(alt, counts)).toMatch(/^[^{]*\d[^{]*$/);
    }
  });

  it("has its Arabic labels in a file of their own, and no English word in them", () => {
    const arabic = allOf(id).filter(isArabic);
    expect(arabic.map(({ format }) => format)).toEqual(["wide", "middle", "phone"]);
    for (const { layers } of arabic) {
      for (const layer of Object.keys(layers)) expect(layer).toMatch(/labels$/);
      expect(labelsOf(layers)).not.toContain("{");
      for (const { text } of wordsOf(labelsOf(layers))) expect(text).not.toMatch(/[a-z]/);
      const unread = labelsOf(layers).match(/<text(?![^>]*plaintext)[^>]*>[^<]*[\u0621-\u064a][^<]*/g);
      expect(unread, "read from the right").toBeNull();
    }
  });

  it("keeps its words inside the picture, and apart from each other", () => {
    for (const { format, viewBox, layers } of allOf(id)) {
      const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
      const boxes = wordsOf(labelsOf(layers));
      for (const box of boxes) {
        expect(box.left, `${format}: ${box.text}`).toBeGreaterThanOrEqual(0);
        expect(box.right, `${format}: ${box.text}`).toBeLessThanOrEqual(width);
        expect(box.bottom, `${format}: ${box.text}`).toBeLessThanOrEqual(height);
        expect(box.top, `${format}: ${box.text}`).toBeGreaterThanOrEqual(0);
      }
      const touching = boxes.flatMap((one, k) =>
        boxes
          .slice(k + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `${format}: ${one.text} / ${other.text}`),
      );
      expect(touching).toEqual([]);
    }
  });
});

it("says 125 passed and 6 stopped, and gives reasons that add up to the score", () => {
  for (const { layers, counts } of figureOf("fraud-detection")) {
    const texts = wordsOf(labelsOf(layers)).map(({ text }) => text);
    expect(texts).toContain("125");
    expect(texts).toContain("TX-48231 scores 91, because");
    const points = texts.filter((text) => /^(38|24|17|12)$/.test(text)).map(Number);
    expect(points.reduce((sum, point) => sum + point, 0)).toBe(counts?.score);
    expect(strokes(labelsOf(layers), "var(--ember)")).toBe(points.length);
    const LEAD = 1;
    const drawn = { frauds: strokes(layers.fraud ?? "", "var(--ember)") - LEAD, all: counts?.total };
    expect(drawn).toEqual({ frauds: 7, all: 131 });
  }
});

it("draws half a year of weeks, of which 7 are below the approved range, and a circle for each of those", () => {
  for (const { layers, counts } of figureOf("model")) {
    expect(counts).toMatchObject({ weeks: 26, below: 7 });
    expect(layers.checked?.match(/a[\d.]+ [\d.]+ 0 1/g)?.length).toBe(7 * 2);
  }
});

it("draws 170 attempts, of which 66 are over the limit", () => {
  const { base = "", fraud = "" } = layers("risk-assessment");
  const AXIS = 1;
  expect(strokes(fraud, "var(--ember)")).toBe(66);
  expect(strokes(base, "var(--line)") - AXIS).toBe(170 - 66);
  expect(figureOf("risk-assessment")[0]?.counts).toMatchObject({ total: 170, stopped: 66 });
});

it("drops 22 of 41 accounts into one handset", () => {
  const { base = "", fraud = "" } = layers("transaction-monitoring");
  // Its outline and its speaker.
  expect(strokes(fraud, "var(--ember)")).toBe(22 + 22 + 2);
  expect(strokes(base, "var(--line)")).toBe(19 + 19);
});

it("runs 26 paths, of which one goes through", () => {
  const { base = "", fraud = "" } = layers("red-teaming");
  expect(strokes(base, "var(--line)")).toBe(25);
  expect(strokes(fraud, "var(--ember)")).toBe(1);
});

it("shows a week of half-hours", () => {
  const { base = "", fraud = "" } = layers("training");
  expect(strokes(base, "var(--line)") + strokes(fraud, "var(--ember)")).toBe(7 * 48);
});
