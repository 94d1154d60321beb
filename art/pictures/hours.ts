import { type Drawing, type Format, still } from "../engine/drawing.ts";
import { fill, lines, num, polygons, stroke } from "../engine/paths.ts";
import { times } from "../engine/plane.ts";
import { upright } from "../engine/shapes.ts";

/**
 * Office hours in GMT; and of four cities, whichever of them has an office, how many hours each is ahead of it and
 * whether its clock goes an hour further in summer.
 */
const OPEN = { from: 9, to: 18 };
const AXIS = { from: 8, to: 19 };
const CITIES: readonly (readonly [name: string, ahead: number, summer: boolean])[] = [
  ["London", 0, true],
  ["Cairo", 2, true],
  ["Riyadh", 3, false],
  ["Dubai", 4, false],
];

const summerCities = CITIES.flatMap(([city, , summer]) => (summer ? [city] : [])).join(", ");

const ROW = { first: 30.5, step: 30, height: 22 };
const FOOT = ROW.first + (CITIES.length - 1) * ROW.step + ROW.height + 7;
const HEIGHT = FOOT + 22;
const CITY_COLUMN = 62;

/** What the times of some cities are not in summer: said in their bars, or where these are short at the chart's foot. */
const SUMMER = "+1 h in summer";
const NARROW = 400;

const MONO = `font-family="IBM Plex Mono, monospace" font-size="13"`;
const two = (hour: number) => String(hour).padStart(2, "0");

interface Label {
  readonly colour: "ink" | "ink2";
  readonly font: string;
  readonly anchor?: "start" | "middle" | "end";
}

/** One line of text; numbers run left to right on every page, so the anchor must not turn with it. */
function label(text: string, x: number, y: number, { colour, font, anchor = "start" }: Label): string {
  return `<text x="${num(x)}" y="${num(y)}" direction="ltr" text-anchor="${anchor}" fill="var(--${colour})" ${font}>${text}</text>`;
}

/** The chart for a column `width` px wide. Placed at that width its text is 13 px. */
function chart(format: Format, width: number): Drawing {
  const left = CITY_COLUMN + 8;
  const step = (width - 9 - left) / (AXIS.to - AXIS.from);
  // Half pixels keep hairlines sharp.
  const x = (hour: number) => Math.round(left + (hour - AXIS.from) * step) + 0.5;
  const hours = times(AXIS.to - AXIS.from + 1, (k) => AXIS.from + k);
  const rules = hours.map((hour) => upright(x(hour), 21, FOOT));
  const top = (row: number) => ROW.first + row * ROW.step;
  const bars = polygons(
    CITIES.map((_, row): [number, number][] => [
      [x(OPEN.from), top(row)],
      [x(OPEN.to), top(row)],
      [x(OPEN.to), top(row) + ROW.height],
      [x(OPEN.from), top(row) + ROW.height],
    ]),
  );
  const time = (hour: number) => `${two(hour)}:00`;
  const bold = `${MONO} font-weight="500"`;
  const readings = CITIES.map(([, ahead, summer], row) => {
    const y = top(row) + 15.5;
    return (
      label(time(OPEN.from + ahead), x(OPEN.from) + 8, y, { colour: "ink", font: bold }) +
      label(time(OPEN.to + ahead), x(OPEN.to) - 8, y, { colour: "ink", font: bold, anchor: "end" }) +
      (summer && width > NARROW
        ? label(SUMMER, (x(OPEN.from) + x(OPEN.to)) / 2, y, { colour: "ink2", font: MONO, anchor: "middle" })
        : "")
    );
  });
  return still({
    file: "marks",
    name: "hours",
    format,
    viewBox: `0 0 ${width} ${HEIGHT}`,
    layers: {
      cities: CITIES.map(([city], row) =>
        label(city, 0, top(row) + 15.5, { colour: "ink", font: `font-size="14" font-weight="500"` }),
      ).join(""),
      axis:
        stroke(lines(rules), "var(--rule)", 1) +
        hours
          .map((hour) => label(two(hour), x(hour), 12, { colour: "ink2", font: MONO, anchor: "middle" }))
          .join("") +
        label("GMT", x(AXIS.from), FOOT + 18, { colour: "ink2", font: MONO }) +
        (width > NARROW
          ? ""
          : label(`${summerCities}: ${SUMMER}`, x(AXIS.to), FOOT + 18, {
              colour: "ink2",
              font: MONO,
              anchor: "end",
            })),
      bars: fill(bars, "var(--acc-t)", { stroke: "var(--acc)", "stroke-width": 1 }) + readings.join(""),
    },
  });
}

/** When the offices are open, in GMT and on the clock of each city: beside the contact form, and on phones. */
export const hours = (): Drawing[] => [chart("wide", 404), chart("phone", 350)];
