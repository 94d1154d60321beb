import { random } from "../../../content/random.ts";
import { fill, lines } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { upright } from "../../engine/shapes.ts";
import { hair, open, rounds, stage, warmLines } from "./stage.ts";

/** The minutes that leave their band, and how far, in half widths of the band. */
const AWAY: Record<number, number> = {
  36: 1.8,
  37: 2.9,
  38: 3.9,
  39: 4.4,
  40: 4.2,
  41: 3.6,
  42: 2.6,
  43: 1.7,
};
const OUT = 2;

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
    const away = index === OUT ? (AWAY[minute] ?? 0) : 0;
    return { band, value: band + (away || Math.max(-0.85, Math.min(0.85, drift))) };
  });
}

/** Four measures in their usual bands across the page; one leaves its band, between two lines. */
export const kycVerification = stage("kyc-verification", ({ width, height, phone }) => {
  const { first, minute, half, rows } = PLACES[phone ? "phone" : "wide"];
  // The bands run on past both sides.
  const minutes = times(Math.ceil(width / minute) + (phone ? 3 : 61), (k) => k + first - (phone ? 1 : 30));
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
  const sides = [Math.min(...Object.keys(AWAY).map(Number)), Math.max(...Object.keys(AWAY).map(Number)) + 1];
  return {
    base:
      measures
        .map(({ edges: [upper = [], lower = []] }) =>
          fill(`${lines([[...upper, ...lower.toReversed()]])}z`, "var(--sand)"),
        )
        .join("") +
      hair(
        measures.flatMap(({ edges }) => edges),
        0.8,
        0.6,
      ) +
      open(measures.map(({ line }) => line)),
    warm: warmLines(away, phone ? 2 : 3),
    checked:
      open(
        sides.map((at) => upright(x(at), (rows[0] ?? 0) - 3 * half, height)),
        "acc",
        1.2,
      ) + rounds(marks, phone ? 3 : 4.4, "paper", "acc", 1.6),
    number: marks.length,
  };
});
