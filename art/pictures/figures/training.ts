import { random } from "../../../content/random.ts";
import { type Point, times } from "../../engine/plane.ts";
import { level, upright } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const HALF_HOURS = 48;
/** Days and half-hours that differ from other weeks: 02:00 to 03:30 on two nights. */
const ODD = [3, 6].flatMap((day) => [4, 5, 6].map((slot) => ({ day, slot })));

/** Log-ins of a half-hour as a share of the tallest: quiet nights, a noon and an evening. */
function share(slot: number, noise: number): number {
  const hour = slot / 2;
  const hump = (at: number, wide: number) => Math.exp(-(((hour - at) / wide) ** 2));
  return 0.06 + 0.5 * hump(12.5, 3.4) + 0.72 * hump(21, 2.8) + 0.1 * noise;
}

/** A week of half-hours, and the nights that differ. */
export const training = chart.figure({ id: "training" }, ({ width, height, phone }, words) => {
  const next = random(41);
  const names = [words.day1, words.day2, words.day3, words.day4, words.day5, words.day6, words.day7];
  const all = names.flatMap((_, day) =>
    times(HALF_HOURS, (slot) => {
      const odd = ODD.some((one) => one.day === day && one.slot === slot);
      return { day, slot, odd, share: odd ? 0.86 + 0.1 * next() : share(slot, next()) };
    }),
  );
  const days = names.map((_, day) => day).slice(phone ? 3 : 0);
  const shown = all.filter(({ day }) => days.includes(day));
  const [left, right, top] = [phone ? 52 : 56, width, 14];
  const row = (height - top - 34) / days.length;
  const tall = row * 0.84;
  const x = (slot: number) => left + ((slot + 0.5) * (right - left)) / HALF_HOURS;
  const foot = (day: number) => top + (days.indexOf(day) + 1) * row - 4;
  const mark = ({ day, slot, share: part }: (typeof all)[number]) =>
    upright(x(slot), foot(day), foot(day) - part * tall);
  const odd = shown.filter((one) => one.odd);
  const nights = [...new Set(odd.map(({ day }) => day))];
  const hours: [number, string, "start" | "middle" | "end"][] = [
    [left, words.from, "start"],
    [(left + right) / 2, words.noon, "middle"],
    [right, words.to, "end"],
  ];
  return {
    base:
      chart.quiet(
        days.map((day) => level(foot(day), left, right)),
        0.6,
      ) + chart.plain(shown.filter((one) => !one.odd).map(mark), phone ? 1.6 : 2),
    fraud: chart.warm(odd.map(mark), phone ? 2.2 : 2.6),
    checked: chart.joints(
      odd
        .filter(({ slot }) => slot === 5)
        .map(({ day, share: part }): Point => [x(5), foot(day) - part * tall]),
    ),
    labels: [
      ...days.map((day) => label([left - 12, foot(day) - 2], names[day] ?? "", { anchor: "end" })),
      ...hours.map(([at, text, anchor]) => label([at, height - 10], text, { anchor })),
      ...nights.map((day) =>
        label([x(7.4), foot(day) - tall * (phone ? 0.76 : 0.62)], words.odd, { colour: chart.WARM_TEXT }),
      ),
    ].join(""),
    counts: {
      strokes: shown.length,
      odd: odd.length,
      nights: nights.length,
      days: days.length,
      perDay: HALF_HOURS,
    },
  };
});
