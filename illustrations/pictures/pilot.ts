import { random } from "../../content/random.ts";
import type { Drawing } from "../engine/drawing.ts";
import { pens } from "../engine/paths.ts";
import type { Point } from "../engine/plane.ts";

const { area, closed, open } = pens(1);
/** Days of the two months whose outcomes are shown, and of all three. */
const SHOWN = 60;
const DAYS = 90;
/** The days on which fraud was confirmed, with its share of the day. */
const FRAUD = new Map([
  [9, 0.18],
  [17, 0.12],
  [24, 0.25],
  [38, 0.22],
  [45, 0.16],
  [58, 0.2],
]);

/** One bar a day, or one for every second day, from edge to edge: outcomes known, then the line, then outcomes held back. */
function days(format: "wide" | "phone", [width, height]: Point, every: number): Drawing {
  const chance = random(41);
  const pitch = (width / DAYS) * every;
  const bars = Array.from({ length: DAYS }, (_, day) => ({ day, high: 0.45 + 0.4 * chance() ** 2 })).filter(
    ({ day }) => day % every === 0 || FRAUD.has(day),
  );
  const box = (day: number, from: number, to: number): Point[] => {
    const x = Math.floor(day / every) * pitch + pitch * 0.3;
    const [top, bottom] = [height - to * height, height - from * height];
    return [
      [x, bottom],
      [x, top],
      [x + pitch * 0.4, top],
      [x + pitch * 0.4, bottom],
    ];
  };
  const shown = bars.filter(({ day }) => day < SHOWN);
  const line = (SHOWN / DAYS) * width;
  return {
    file: "pilot",
    name: "pilot",
    format,
    viewBox: `0 0 ${width} ${height}`,
    layers: {
      days:
        area(
          shown.map(({ day, high }) => box(day, 0, high)),
          "line",
        ) +
        area(
          shown.flatMap(({ day, high }) => {
            const part = FRAUD.get(day);
            return part ? [box(day, high, high + part * 0.5)] : [];
          }),
          "ember",
        ),
      hidden: closed(
        bars.filter(({ day }) => day >= SHOWN).map(({ day, high }) => box(day, 0, high)),
        "none",
        "acc",
        1,
      ),
      line: open(
        [
          [
            [line, 0],
            [line, height],
          ],
        ],
        "acc",
        1.5,
      ),
    },
  };
}

/** The three months of a pilot. */
export const pilot = (): Drawing[] => [days("wide", [1440, 240], 1), days("phone", [390, 160], 2)];
