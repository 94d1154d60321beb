import { officeHours as ar } from "../../content/ar/office-hours.ts";
import { officeHours as en } from "../../content/en/office-hours.ts";
import { localTime, OFFICE_HOURS_GMT as OPEN, officeClocks } from "../../content/office-hours.ts";
import type { Text } from "../../settings/site.js";
import { type Drawing, type Format, still } from "../engine/drawing.ts";
import { lines, stroke } from "../engine/paths.ts";
import { pens } from "../engine/pens.ts";
import { type Point, times } from "../engine/plane.ts";
import { box, upright } from "../engine/shapes.ts";
import { LABEL_FONTS, text } from "../engine/text.ts";

const clocks = officeClocks();
const AXIS = { from: OPEN.from - 1, to: OPEN.to + 1 };
const ROW = { first: 30.5, step: 32, height: 26 };
const FOOT = ROW.first + (clocks.length - 1) * ROW.step + ROW.height + 7;
const HEIGHT = FOOT + 22;
/** A letter of a city's name is about 8 px wide. */
const CITY_COLUMN = Math.max(62, ...clocks.map(({ city }) => 8 * city.en.length + 6));
/** Below this width the bars have no room for the note on summer time: it stands at the foot. */
const NARROW = 400;

const two = (hour: number) => String(hour).padStart(2, "0");
const time = (hour: number, ahead: number) => localTime(hour, ahead).padStart(5, "0");

type Language = keyof Text;
const WORDS = { en, ar };

/** The chart for a column `width` px wide. Placed at that width its text is 15 px. */
function chart(format: Format, width: number, language: Language): Drawing {
  const words = WORDS[language];
  const mono = { "font-family": LABEL_FONTS[language], "font-size": 15 };
  const quiet = (at: Point, label: string, anchor = "start", font: object = mono) =>
    text(at, label, { "text-anchor": anchor, fill: "var(--ink2)", "font-size": 15, ...font });
  const bold = (at: Point, label: string, anchor = "start") =>
    text(at, label, { "text-anchor": anchor, fill: "var(--ink)", ...mono, "font-weight": 500 });
  const left = CITY_COLUMN + 8;
  const step = (width - 9 - left) / (AXIS.to - AXIS.from);
  // Half pixels keep hairlines sharp.
  const x = (hour: number) => Math.round(left + (hour - AXIS.from) * step) + 0.5;
  const top = (row: number) => ROW.first + row * ROW.step;
  const baseline = (row: number) => top(row) + 18.5;
  const hours = times(AXIS.to - AXIS.from + 1, (k) => AXIS.from + k);
  const wide = width > NARROW;
  const bars = clocks.map((_, row) => box(x(OPEN.from), top(row), x(OPEN.to) - x(OPEN.from), ROW.height));
  const readings = clocks.flatMap(({ ahead, summerTime }, row) => [
    bold([x(OPEN.from) + 8, baseline(row)], time(OPEN.from, ahead)),
    bold([x(OPEN.to) - 8, baseline(row)], time(OPEN.to, ahead), "end"),
    summerTime && wide
      ? quiet([(x(OPEN.from) + x(OPEN.to)) / 2, baseline(row)], words.summer, "middle", {})
      : "",
  ]);
  const later = clocks.flatMap(({ city, summerTime }) => (summerTime ? [city[language]] : []));
  return still({
    file: language === "en" ? "office-hours" : `office-hours-${language}`,
    name: "hours",
    format,
    viewBox: `0 0 ${width} ${HEIGHT}`,
    layers: {
      cities: clocks
        .map(({ city }, row) =>
          text([0, baseline(row)], city[language], {
            fill: "var(--ink)",
            "font-size": 15,
            "font-weight": 500,
          }),
        )
        .join(""),
      axis:
        stroke(lines(hours.map((hour) => upright(x(hour), 21, FOOT))), "var(--rule)", 1) +
        hours.map((hour) => quiet([x(hour), 12], two(hour), "middle")).join("") +
        quiet([x(AXIS.from), FOOT + 18], words.zone, "start", {}) +
        (wide
          ? ""
          : quiet(
              [x(AXIS.to), FOOT + 18],
              `${new Intl.ListFormat(language, { type: "unit" }).format(later)}: ${words.summer}`,
              "end",
              {},
            )),
      bars: pens(1).closed(bars, "acc-t", "acc", 1) + readings.join(""),
    },
  });
}

/**
 * The office hours in GMT and in the local time of each city, in one format for beside the contact form and one for phones;
 * for each language in a file of its own.
 */
export const officeHours = (): Drawing[] =>
  (["en", "ar"] as const).flatMap((language) => [
    chart("wide", 404, language),
    chart("phone", 350, language),
  ]);
