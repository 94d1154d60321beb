import { random } from "../../../content/random.ts";
import { type Point, times } from "../../engine/plane.ts";
import { upright } from "../../engine/shapes.ts";
import { area, hair, open, rounds, stage, warmLines } from "./stage.ts";

/** The measure that leaves its band, from which minute on, and how far at each, in half widths of the band. */
const OUT = { index: 2, from: 36, by: [1.8, 2.9, 3.9, 4.4, 4.2, 3.6, 2.6, 1.7] } as const;

/** The minutes shown, px a minute, half the width of a band, and the middle of each band. */
const PLACES = {
  wide: { first: 15, minute: 36, half: 19, rows: [600, 672, 804, 872] },
  phone: { first: 27, minute: 390 / 24, half: 17, rows: [270, 335, 450, 512] },
} as const;

/** One measure: where its band lies and where it is at each minute, in half widths. */
function series(index: number, minutes: readonly number[]): { band: number; value: number }[] {
  const next = random(31 + index);
  let drift = 0;
  return minutes.map((minute) => {
    drift = drift * 0.7 + (next() - 0.5) * 0.9;
    const band = 0.5 * Math.sin((minute + index * 13) / 9);
    const away = index === OUT.index ? (OUT.by[minute - OUT.from] ?? 0) : 0;
    return { band, value: band + (away || Math.max(-0.85, Math.min(0.85, drift))) };
  });
}

/** Four measures in their usual bands across the page; one leaves its band, between two lines. */
export const kycVerification = stage("kyc-verification", ({ format, width, height, isPhone }) => {
  const { first, minute, half, rows } = PLACES[format];
  // The bands run on past both sides.
  const [after, before] = isPhone ? [3, 1] : [61, 30];
  const minutes = times(Math.ceil(width / minute) + after, (k) => k + first - before);
  const x = (at: number) => (at - first) * minute;
  const measures = rows.map((middle, index) => {
    const data = series(index, minutes).map((one, k) => ({ ...one, minute: minutes[k] ?? 0 }));
    const point = (at: number, value: number): Point => [x(at), middle - value * half];
    const edge = (by: number) => data.map(({ minute, band }) => point(minute, band + by));
    return {
      edges: [edge(1), edge(-1)],
      line: data.map(({ minute, value }) => point(minute, value)),
      outside: data.flatMap(({ band, value }, k) => (value > band + 1 ? [k] : [])),
    };
  });
  const away = measures.flatMap(({ line, outside }) =>
    outside.length ? [line.slice((outside[0] ?? 0) - 1, (outside.at(-1) ?? 0) + 2)] : [],
  );
  const marks = measures.flatMap(({ line, outside }) => line.filter((_, k) => outside.includes(k)));
  const bands = measures.map(({ edges: [upper = [], lower = []] }) => [...upper, ...lower.toReversed()]);
  const edges = measures.flatMap((measure) => measure.edges);
  const [a, b] = [x(OUT.from), x(OUT.from + OUT.by.length)];
  const sides = [a, b].map((side) => upright(side, rows[0] - 3 * half, height));
  return {
    base:
      bands.map((band) => area([band], "sand")).join("") +
      hair(edges, 0.8, 0.6) +
      open(measures.map(({ line }) => line)),
    warm: warmLines(away, isPhone ? 2 : 3),
    checked: open(sides, "accent", 1.2) + rounds(marks, isPhone ? 3 : 4.4, "paper", "accent", 1.6),
    number: marks.length,
    at: { a, b },
  };
});
