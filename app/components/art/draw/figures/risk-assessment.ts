import { figures } from "../../../../../content/en/figures.ts";
import {
  CHECKED,
  checkedLine,
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
import { each } from "../../charts/random.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures["risk-assessment"].labels;
const LIMIT = 6;
/** Attempts a minute from 14:00 to 14:59. */
const ATTEMPTS = [
  1, 0, 2, 1, 1, 1, 0, 3, 1, 1, 1, 2, 1, 0, 4, 1, 0, 1, 2, 0, 1, 0, 3, 1, 0, 1, 1, 0, 2, 1, 3, 1, 0, 1, 2, 1,
  9, 13, 17, 19, 18, 16, 12, 10, 1, 3, 1, 0, 1, 2, 1, 0, 1, 0, 2, 1, 0, 1, 1, 0,
];
const COLUMN = 18.9;

function draw({ width, height, phone }: Size) {
  const first = phone ? 30 : 0;
  const minutes = ATTEMPTS.slice(first, phone ? 46 : 60);
  const pitch = phone ? 9.6 : 12.4;
  const [left, base] = [phone ? 36 : 56, height - 32];
  const right = left + minutes.length * COLUMN;
  const y = (count: number) => base - count * pitch;
  const x = (minute: number) => left + (minute - first + 0.5) * COLUMN;
  const marks = minutes.flatMap((count, k) =>
    each(count, (n): { at: Point; over: boolean } => ({ at: [x(first + k), y(n + 0.6)], over: n >= LIMIT })),
  );
  const bars = (over: boolean) =>
    marks
      .filter((mark) => mark.over === over)
      .map(({ at: [cx, cy] }): Point[] => [
        [cx - 6.5, cy],
        [cx + 6.5, cy],
      ]);
  const breaking = minutes.flatMap((count, k) => (count > LIMIT ? [first + k] : []));
  const clock = (minute: number) => `14:${String(minute).padStart(2, "0")}`;
  const shown = phone ? [30, 35, 40, 45] : [0, 10, 20, 30, 40, 50];
  const peak = x(Math.max(...breaking));
  return {
    base:
      quiet(
        [5, 10, 15, 20].map((count) => level(y(count), left, right)),
        0.6,
      ) +
      plain([level(base, left, right)], 1) +
      plain(bars(false), 2),
    fraud: warm(bars(true), 2.4),
    checked:
      checkedLine([level(y(LIMIT), left - 6, right + (phone ? 0 : 14))]) +
      joints(breaking.map((minute): Point => [x(minute), y(LIMIT)])),
    labels: [
      ...[0, 5, 10, 15, 20].map((count) =>
        label([left - 10, y(count) + 4], String(count), { anchor: "end" }),
      ),
      ...shown.map((minute) => label([x(minute), height - 10], clock(minute), { anchor: "middle" })),
      label([left, y(LIMIT) - 9], phone ? words.limit.slice(0, 7) : words.limit, { colour: CHECKED }),
      ...(phone
        ? []
        : [
            label([left - 36, 22], words.axis),
            label([peak + 22, y(19)], words.stopped, { colour: WARM_TEXT }),
            label([peak + 22, y(19) + 19], words.window),
          ]),
    ].join(""),
    counts: {
      total: marks.length,
      stopped: bars(true).length,
      minutes: breaking.length,
      limit: LIMIT,
    },
  };
}

/** Velocity: strokes a minute against a limit. */
export const velocity = () => figure("risk-assessment", draw);
