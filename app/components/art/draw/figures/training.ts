import { figures } from "../../../../../content/en/figures.ts";
import {
  figure,
  joints,
  label,
  level,
  plain,
  quiet,
  type Size,
  WARM_TEXT,
  warm,
} from "../../charts/figure.ts";
import { each, random } from "../../charts/random.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures.training.labels;
const DAYS = 7;
const HALF_HOURS = 48;
/** Day and half-hour of what differs from other weeks: 02:00 to 03:30 on two nights. */
const ODD = [3, 5].flatMap((day) => [4, 5, 6].map((slot) => ({ day, slot })));

/** Log-ins of a half-hour as a share of the tallest: quiet nights, a noon and an evening. */
function share(slot: number, noise: number): number {
  const hour = slot / 2;
  const hump = (at: number, wide: number) => Math.exp(-(((hour - at) / wide) ** 2));
  return 0.06 + 0.5 * hump(12.5, 3.4) + 0.72 * hump(21, 2.8) + 0.1 * noise;
}

function draw({ width, height, phone }: Size) {
  const next = random(41);
  const days = phone ? [2, 3, 4, 5] : each(DAYS, (day) => day);
  const [left, right, top] = [phone ? 12 : 30, width - (phone ? 12 : 150), 16];
  const row = (height - top - 34) / days.length;
  const tall = row * 0.84;
  const x = (slot: number) => left + ((slot + 0.5) * (right - left)) / HALF_HOURS;
  const all = each(DAYS, (day) =>
    each(HALF_HOURS, (slot) => {
      const odd = ODD.some((one) => one.day === day && one.slot === slot);
      return { day, slot, odd, share: odd ? 0.86 + 0.1 * next() : share(slot, next()) };
    }),
  ).flat();
  const shown = all.filter(({ day }) => days.includes(day));
  const foot = (day: number) => top + (days.indexOf(day) + 1) * row - 4;
  const upright = ({ day, slot, share: part }: (typeof all)[number]): Point[] => [
    [x(slot), foot(day)],
    [x(slot), foot(day) - part * tall],
  ];
  const odd = shown.filter((one) => one.odd);
  const nights = [...new Set(odd.map(({ day }) => day))];
  return {
    base:
      quiet(
        days.map((day) => level(foot(day), left, right)),
        0.6,
      ) + plain(shown.filter((one) => !one.odd).map(upright), phone ? 1.6 : 2),
    fraud: warm(odd.map(upright), phone ? 2 : 2.6),
    checked: joints(nights.map((day): Point => [x(5), foot(day) - tall - 1])),
    labels: [
      label([left, height - 10], words.from),
      label([(left + right) / 2, height - 10], words.noon, { anchor: "middle" }),
      label([right, height - 10], words.to, { anchor: "end" }),
      ...(phone
        ? []
        : nights.map((day) => label([right + 16, foot(day) - 10], words.odd, { colour: WARM_TEXT }))),
    ].join(""),
    counts: { strokes: all.length, odd: ODD.length, nights: 2, perDay: HALF_HOURS },
  };
}

/** Monitoring: a week of half-hours, and the odd nights. */
export const week = () => figure("training", draw);
