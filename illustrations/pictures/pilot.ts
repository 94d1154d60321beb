import { random } from "../../content/random.ts";
import type { Drawing } from "../engine/drawing.ts";
import { pens } from "../engine/paths.ts";
import { type Point, times } from "../engine/plane.ts";
import { upright } from "../engine/shapes.ts";

const { area, closed, open } = pens(1);
/** Days of the two months whose outcomes are shown, and of all three. */
const SHOWN = 60;
const DAYS = 90;
/** The days on which fraud was confirmed, with its share of the day. */
const FRAUD: Readonly<Record<number, number>> = { 9: 0.18, 17: 0.12, 24: 0.25, 38: 0.22, 45: 0.16, 58: 0.2 };

/** One bar a day, or one for every second day, from edge to edge: outcomes known, then the line, then outcomes held back. */
function days(format: "wide" | "phone", [width, height]: Point, every: number): Drawing {
  const chance = random(41);
  const pitch = (width / DAYS) * every;
  const bars = times(DAYS, (day) => ({ day, high: 0.45 + 0.4 * chance() ** 2 })).filter(
    ({ day }) => day % every === 0 || day in FRAUD,
  );
  const bar = (day: number, from: number, to: number) => {
    const x = Math.floor(day / every) * pitch + pitch * 0.3;
    const [bottom, top] = [height - from * height, height - to * height];
    return [...upright(x, bottom, top), ...upright(x + pitch * 0.4, top, bottom)];
  };
  const fullBars = (group: typeof bars) => group.map(({ day, high }) => bar(day, 0, high));
  const shown = bars.filter(({ day }) => day < SHOWN);
  const frauds = shown.flatMap(({ day, high }) => {
    const part = FRAUD[day];
    return part ? [bar(day, high, high + part * 0.5)] : [];
  });
  const hidden = fullBars(bars.filter(({ day }) => day >= SHOWN));
  return {
    file: "pilot",
    name: "pilot",
    format,
    viewBox: `0 0 ${width} ${height}`,
    layers: {
      days: area(fullBars(shown), "line") + area(frauds, "ember"),
      hidden: closed(hidden, "none", "accent", 1),
      line: open([upright((SHOWN / DAYS) * width, 0, height)], "accent", 1.5),
    },
  };
}

export const pilot = (): Drawing[] => [days("wide", [1440, 240], 1), days("phone", [390, 160], 2)];
