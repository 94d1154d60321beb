import { figures } from "../../../../../content/en/figures.ts";
import { figure, INK, joints, label, plain, quiet, type Size, WARM_TEXT, warm } from "../../charts/figure.ts";
import { each, random } from "../../charts/random.ts";
import { fill, lines, stroke } from "../../engine/paths.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures["kyc-verification"].labels;
const MINUTES = 60;
/** The minutes that leave their band, and how far, in half widths of the band. */
const AWAY: Record<number, number> = { 36: 1.5, 37: 2, 38: 2.5, 39: 2.7, 40: 2.6, 41: 2.3, 42: 1.8, 43: 1.4 };
const OUT = 2;
const names = [words.accepted, words.review, words.stopped, words.refunds];

/** One measure: where its band lies and where it is, minute by minute, in half widths. */
function series(index: number): { band: number; value: number }[] {
  const next = random(31 + index);
  let drift = 0;
  return each(MINUTES, (minute) => {
    drift = drift * 0.7 + (next() - 0.5) * 0.9;
    const band = 0.5 * Math.sin((minute + index * 13) / 9);
    const away = index === OUT ? (AWAY[minute] ?? 0) : 0;
    return { band, value: band + (away || Math.max(-0.85, Math.min(0.85, drift))) };
  });
}

function draw({ width, height, phone }: Size) {
  const first = phone ? 24 : 0;
  const count = phone ? 26 : MINUTES;
  const [left, right] = [phone ? 76 : 110, width - (phone ? 8 : 30)];
  const row = (height - 40) / names.length;
  const half = row * 0.2;
  const x = (minute: number) => left + ((minute - first) * (right - left)) / (count - 1);
  const rows = names.map((name, index) => {
    const middle = row * (index + 0.56) + (index === OUT ? 10 : 0);
    const data = series(index).slice(first, first + count);
    const y = (value: number) => middle - value * half;
    const edge = (by: number) => data.map(({ band }, k): Point => [x(first + k), y(band + by)]);
    const band = [...edge(1), ...edge(-1).reverse()];
    const line = data.map(({ value }, k): Point => [x(first + k), y(value)]);
    const outside = data.flatMap(({ band: centre, value }, k) => (value > centre + 1 ? [k] : []));
    return { name, middle, band, line, outside, ceiling: edge(1) };
  });
  const away = rows.flatMap(({ line, outside }) =>
    outside.length ? [line.slice((outside[0] ?? 0) - 1, (outside.at(-1) ?? 0) + 2)] : [],
  );
  const marks = rows.flatMap(({ line, outside }) => outside.map((k) => line[k] as Point));
  return {
    base:
      rows.map(({ band }) => fill(`${lines([band])}z`, "var(--sand)")).join("") +
      quiet(
        rows.map(({ ceiling }) => ceiling),
        0.6,
      ) +
      stroke(lines(rows.map(({ line }) => line)), INK, 1.25) +
      plain(
        [
          [
            [left, height - 30],
            [right, height - 30],
          ],
        ],
        0.8,
      ),
    fraud: warm(away, 2.4),
    checked: joints(marks, phone ? 3.4 : 4.4),
    labels: [
      ...rows.map(({ name, middle }) => label([left - 12, middle + 4], name, { anchor: "end" })),
      ...(phone
        ? [label([x(30), height - 10], words.middle)]
        : [
            label([left, height - 10], words.from),
            label([x(30), height - 10], words.middle, { anchor: "middle" }),
            label([right, height - 10], words.to, { anchor: "end" }),
          ]),
      phone ? "" : label([x(44) + 14, (marks[3]?.[1] ?? 0) + 6], words.left, { colour: WARM_TEXT }),
    ].join(""),
    counts: { series: rows.length, outside: marks.length },
  };
}

/** Dashboard: four measures in their bands, one of which leaves. */
export const measures = () => figure("kyc-verification", draw);
