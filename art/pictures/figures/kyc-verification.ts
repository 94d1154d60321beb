import { random } from "../../../content/random.ts";
import { fill, lines, stroke } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { level, upright } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const MINUTES = 60;
/** The minutes that leave their band, and how far, in half widths of the band. */
const AWAY: Record<number, number> = { 36: 1.5, 37: 2, 38: 2.5, 39: 2.7, 40: 2.6, 41: 2.3, 42: 1.8, 43: 1.4 };
const OUT = 2;

/** One measure: where its band lies and where it is, minute by minute, in half widths. */
function series(index: number): { band: number; value: number }[] {
  const next = random(31 + index);
  let drift = 0;
  return times(MINUTES, (minute) => {
    drift = drift * 0.7 + (next() - 0.5) * 0.9;
    const band = 0.5 * Math.sin((minute + index * 13) / 9);
    const away = index === OUT ? (AWAY[minute] ?? 0) : 0;
    return { band, value: band + (away || Math.max(-0.85, Math.min(0.85, drift))) };
  });
}

/** Four measures in their usual bands; one of them leaves its band. */
export const kycVerification = chart.figure(
  { id: "kyc-verification", phoneHeight: 340 },
  ({ width, height, phone }, words) => {
    const [first, count] = phone ? [26, 24] : [0, MINUTES];
    const [left, right, top] = [phone ? 83 : 88, width - (phone ? 6 : 30), 18];
    const names = [words.accepted, words.review, words.stopped, words.refunds];
    const row = (height - top - 40) / names.length;
    const half = row * (phone ? 0.17 : 0.21);
    const x = (minute: number) => left + ((minute - first) * (right - left)) / count;
    const rows = names.map((name, index) => {
      const middle = top + row * (index + 0.56) + (index === OUT ? 10 : 0);
      const data = series(index).slice(first, first + count);
      const y = (value: number) => middle - value * half;
      const edge = (by: number) => data.map(({ band }, k): Point => [x(first + k), y(band + by)]);
      const line = data.map(({ value }, k): Point => [x(first + k), y(value)]);
      const outside = data.flatMap(({ band, value }, k) => (value > band + 1 ? [k] : []));
      return {
        name,
        middle,
        band: [...edge(1), ...edge(-1).reverse()],
        edges: [edge(1), edge(-1)],
        line,
        outside,
      };
    });
    const away = rows.flatMap(({ line, outside }) =>
      outside.length ? [line.slice((outside[0] ?? 0) - 1, (outside.at(-1) ?? 0) + 2)] : [],
    );
    const marks = rows.flatMap(({ line, outside }) => line.filter((_, k) => outside.includes(k)));
    const peak = Math.min(...marks.map(([, y]) => y));
    const clock = phone ? [30, 45] : [0, 15, 30, 45, MINUTES];
    return {
      base:
        rows
          .map(({ band }) =>
            fill(`${lines([band])}z`, "var(--sand)", { stroke: "var(--field)", "stroke-width": 0.6 }),
          )
          .join("") +
        chart.quiet(
          rows.flatMap(({ edges }) => edges),
          0.6,
        ) +
        stroke(lines(rows.map(({ line }) => line)), chart.INK, 1.25) +
        chart.plain(
          [
            level(height - 30, left, right),
            ...clock.map((minute) => upright(x(minute), height - 30, height - 25)),
          ],
          0.8,
        ),
      fraud: chart.warm(away, 2.4),
      checked: chart.joints(marks, phone ? 3.4 : 4.4),
      labels: [
        label([left, 14], words.usual),
        ...rows.map(({ name, middle }) => label([left - 12, middle + 4], name, { anchor: "end" })),
        ...clock.map((minute) =>
          label(
            [x(minute), height - 9],
            minute === MINUTES ? words.to : `14:${String(minute).padStart(2, "0")}`,
            {
              anchor: "middle",
            },
          ),
        ),
        phone
          ? label([x(39.5), peak - 12], words.left, { anchor: "middle", colour: chart.WARM_TEXT })
          : label([x(44) + 14, peak + 8], words.left, { colour: chart.WARM_TEXT }),
      ].join(""),
      counts: { series: rows.length, outside: marks.length },
    };
  },
);
