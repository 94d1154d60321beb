/** Points in, path strings out: plain ones, which `compact` shortens once the file is written. */
import { add, distance, type Point, polar, type Segment, scale, times, turn } from "./plane.ts";

/** Lines, outlines or areas: each a list of points. */
export type PointLists = readonly (readonly Point[])[];
/** Presentation attributes, by their names in SVG: `"stroke-width"`. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Circumradius (the golden ratio) and apothem of a decagon whose edge is 1. */
export const CIRCUMRADIUS = 1 / (2 * Math.sin(Math.PI / 10));
export const APOTHEM = 1 / (2 * Math.tan(Math.PI / 10));
/** The apothem of a decagon whose circumradius is 1: cos 18. */
export const FLAT = Math.cos(Math.PI / 10);
/** Radius of the notches of the star {10/3}, as a share of its tips' radius: cos 54 / cos 36. */
export const NOTCH = Math.cos((54 * Math.PI) / 180) / Math.cos((36 * Math.PI) / 180);
/** The seed in the middle, as a share of the star's tip radius. */
export const SEED = 0.235;

/** A number with at most `digits` decimals and no leading zero: `0.50` becomes `.5`. */
export function num(value: number, digits = 1): string {
  const text = String(Number(value.toFixed(digits)));
  if (text === "-0") return "0";
  return text.replace(/^(-?)0\./, "$1.");
}

function path(lists: PointLists, digits: number, end: "" | "z"): string {
  const pair = ([x, y]: Point) => `${num(x, digits)} ${num(y, digits)}`;
  return lists
    .filter(({ length }) => length > 1)
    .map((list) => `M${list.map(pair).join("L")}${end}`)
    .join("");
}

/** `d` of closed polygons. Of `digits`, the decimals kept, 1 suits pictures in pixels, 2 suits marks of 10 to 60 px. */
export const polygons = (lists: PointLists, digits = 1): string => path(lists, digits, "z");

export const lines = (lists: PointLists, digits = 1): string => path(lists, digits, "");

/** `d` of circles of one radius. */
export function circles(centres: readonly Point[], r: number, digits = 1): string {
  const d = num(2 * r, digits);
  const arc = (way: string) => `a${num(r, digits)} ${num(r, digits)} 0 1 1 ${way} 0`;
  return centres.map(([x, y]) => `M${num(x - r, digits)} ${num(y, digits)}${arc(d)}${arc(`-${d}`)}`).join("");
}

export const attributeText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? num(value, 3) : value}"`)
    .join("");

export const shape = (d: string, attributes: Attributes): string =>
  d && `<path${attributeText(attributes)} d="${d}"/>`;

/** A stroked path: `stroke("M…", "var(--line)", 1.05, { opacity: 0.3 })`. */
export const stroke = (d: string, colour: string, width: number, more?: Attributes): string =>
  shape(d, { fill: "none", stroke: colour, "stroke-width": width, ...more });

export const fill = (d: string, colour: string, more?: Attributes): string =>
  shape(d, { fill: colour, ...more });

export const circle = ([x, y]: Point, r: number, attributes: Attributes): string =>
  `<circle${attributeText({ cx: num(x, 2), cy: num(y, 2), r: num(r, 2), ...attributes })}/>`;

/**
 * Ten corners of a regular decagon, the first in direction `rotation` (degrees, clockwise on screen from the
 * right). `r` is the circumradius; edge = r / 1.618. With `rotation` 18 the edges' midpoints lie at 0, 36, 72...
 */
export function decagon(cx: number, cy: number, r: number, rotation = 0): Point[] {
  return times(10, (k) => polar([cx, cy], r, rotation + 36 * k));
}

/**
 * The outline of the {10/3} star: 20 points, tip first, tips at radius `r` in directions rotation + 36k, notches
 * between them at .7265 r. A star that fits the decagon of circumradius R touches its edges' midpoints: its tip
 * radius is the apothem, R cos 18, and its rotation differs by 18.
 */
export function decagonStar(cx: number, cy: number, r: number, rotation = 0): Point[] {
  return times(20, (k) => polar([cx, cy], k % 2 === 0 ? r : r * NOTCH, rotation + 18 * k));
}

/** The notches that a chord joins: k to k+3, and from 60 px of edge length also k to k+4, which below would blur. */
export const chordSteps = (s: number): readonly number[] => (s < 60 ? [3] : [3, 4]);

/** The chords inside that star: `steps` from k to k+step on its ten notches drawn in to 92 %, ten segments a step. */
export function innerChords(cx: number, cy: number, r: number, rotation: number, steps: readonly number[]) {
  const notch = (k: number) => polar([cx, cy], r * NOTCH * 0.92, rotation + 18 + 36 * k);
  return steps.flatMap((step) => times(10, (k): Segment => [notch(k), notch(k + step)]));
}

/** The small star in the middle of that star: the same outline at .235 of its radius. */
export const seedStar = (cx: number, cy: number, r: number, rotation = 0): Point[] =>
  decagonStar(cx, cy, r * SEED, rotation);

/** Ten spokes of a decagon as five diameters through its corners. */
export function spokes(cx: number, cy: number, r: number, rotation = 0): Segment[] {
  const corner = (k: number) => polar([cx, cy], r, rotation + 36 * k);
  return times(5, (k) => [corner(k), corner(k + 5)]);
}

/** Points turned by `degrees` and scaled by `k` about the origin, then moved by `by`. */
export function place(points: readonly Point[], by: Point, degrees = 0, k = 1): Point[] {
  return points.map((p) => add(turn(scale(p, k), degrees), by));
}

/**
 * The `pathLength` that makes every line of a path draw itself at one speed: browsers restart dashes at each
 * line, so with `stroke-dasharray: 1` and an offset from 1 to 0 the longest line ends last.
 */
export function drawLength(lists: PointLists): number {
  const lengths = lists.map((list) => list.reduce((sum, p, k) => sum + distance(p, list[k - 1] ?? p), 0));
  return lengths.reduce((sum, l) => sum + l, 0) / Math.max(...lengths, 1e-9);
}

/** A colour token of the page as an SVG paint. */
const paint = (token: string): string => (token === "none" ? token : `var(--${token})`);

const outline = (d: string, filled: string, colour: string, width: number): string =>
  fill(d, paint(filled), { stroke: paint(colour), "stroke-width": width });

/** The pens of a picture whose coordinates keep `digits` decimals. Colours are tokens of the page. */
export const pens = (digits: number) => ({
  /** Open lines. */
  open: (lists: PointLists, colour = "line", width = 1.25): string =>
    stroke(lines(lists, digits), paint(colour), width),
  /** Closed outlines, filled or not. */
  closed: (rings: PointLists, filled = "none", colour = "line", width = 1.25): string =>
    outline(polygons(rings, digits), filled, colour, width),
  /** Areas without an outline. */
  area: (rings: PointLists, colour: string): string => fill(polygons(rings, digits), paint(colour)),
  /** Solid dots of one radius. */
  dots: (centres: readonly Point[], r: number, colour = "line"): string =>
    fill(circles(centres, r, digits), paint(colour)),
  /** Round outlines of one radius, filled or not. */
  rounds: (centres: readonly Point[], r: number, filled = "none", colour = "line", width = 1.25): string =>
    outline(circles(centres, r, digits), filled, colour, width),
});
