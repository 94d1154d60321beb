import { random } from "../../../content/random.ts";
import { type Point, polar, type Segment, times } from "../../engine/plane.ts";
import { open, rounds, stage, warmLines } from "./stage.ts";

const DAYS = 7;
const HALF_HOURS = 48;
/** Days and half-hours that differ from other weeks: 02:00 to 03:30 on two nights. */
const ODD = [3, 6].flatMap((day) => [4, 5, 6].map((slot) => ({ day, slot })));
/** The unusual half-hours are at the foot of the dial. */
const TURN = 90 - (5.5 * 360) / HALF_HOURS;

/** `inner` and `outer` bound the seven days; the hands end at `ends`, where the middle column of the offer begins and ends. */
const DIAL = {
  wide: { centre: [1000, 560], inner: 112, outer: 312, ends: [744, 1256], width: 3, loud: 6 },
  phone: { centre: [195, 188], inner: 62, outer: 168, ends: [20, 370], width: 1.6, loud: 3.2 },
} as const;

/** Logins of a half-hour as a share of the most: quiet nights, a noon and an evening. */
function share(slot: number, noise: number): number {
  const hour = slot / 2;
  const hump = (at: number, wide: number) => Math.exp(-(((hour - at) / wide) ** 2));
  return 0.1 + 0.46 * hump(12.5, 3.4) + 0.66 * hump(21, 2.8) + 0.1 * noise;
}

/** Seven days as rings of one dial of 24 hours; six half-hours of two nights stand out. */
export const training = stage("training", ({ format, height, isPhone }) => {
  const { centre, inner, outer, ends, width, loud } = DIAL[format];
  const next = random(41);
  const ring = (outer - inner) / DAYS;
  const angle = (slot: number) => TURN + (slot * 360) / HALF_HOURS;
  const all = times(DAYS, (day) => day).flatMap((day) =>
    times(HALF_HOURS, (slot) => {
      const isOdd = ODD.some((odd) => odd.day === day && odd.slot === slot);
      const noise = next();
      const r = inner + day * ring;
      const long = (isOdd ? 0.9 + 0.1 * noise : share(slot, noise) * 0.9) * ring;
      const mark: Segment = [polar(centre, r, angle(slot + 0.5)), polar(centre, r + long, angle(slot + 0.5))];
      return { isOdd, mark };
    }),
  );
  const marks = (isOdd: boolean) => all.filter((entry) => entry.isOdd === isOdd).map(({ mark }) => mark);
  const hands = [7, 4].map((slot, side): Point[] => [
    polar(centre, inner - 14, angle(slot)),
    polar(centre, outer + 10, angle(slot)),
    [ends[side as 0 | 1], height - (isPhone ? 150 : 0)],
  ]);
  const hours = times(24, (hour): Segment => {
    const at = (r: number) => polar(centre, outer + r, angle(hour * 2));
    return [at(10), at(hour % 6 ? 16 : 24)];
  });
  const circles = times(DAYS + 1, (day) => rounds([centre], inner + day * ring, "none", "rule", 1));
  return {
    base: circles.join("") + open(marks(false), "line", width),
    warm: warmLines(marks(true), loud),
    checked: open([...hours, ...hands], "accent", 1.25) + rounds([centre], outer + 10, "none", "accent", 1.5),
    number: ODD.length,
    at: { a: ends[0], b: ends[1] },
  };
});
