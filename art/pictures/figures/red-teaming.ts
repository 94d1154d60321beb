import { random } from "../../../content/random.ts";
import { circles, fill } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { level, upright } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const PATHS = 26;
/** Number of paths that each gate stops; one path gets through all gates. */
const STOPS = [13, 8, 4] as const;
const THROUGH = 17;

/** The gate that stops each path, 0 to 2, and 3 for the one that goes through; always the same. */
function fates(): number[] {
  const next = random(5);
  const gates = STOPS.flatMap((count, gate) => times(count, () => gate))
    .map((gate) => ({ gate, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ gate }) => gate);
  gates.splice(THROUGH - 1, 0, STOPS.length);
  return gates;
}

/** Twenty-six attack paths against three gates; one gets through. */
export const redTeaming = chart.figure(
  { id: "red-teaming", phoneHeight: 310 },
  ({ width, height, phone }, words) => {
    const [left, right, top, base] = [0, width - (phone ? 5 : 150), 50, height - (phone ? 34 : 14)];
    const y = (path: number) => top + 12 + (path * (base - top - 24)) / (PATHS - 1);
    const gateX = (gate: number) => left + ((gate + 1) * (right - left)) / 3.4;
    const paths = fates().map((gate, path) => ({
      gate,
      path,
      end: gate < STOPS.length ? gateX(gate) : right,
    }));
    const line = ({ path, end }: { path: number; end: number }) => level(y(path), left, end);
    const stopped = paths.filter(({ gate }) => gate < STOPS.length);
    const through = paths.filter(({ gate }) => gate === STOPS.length);
    const ends = (list: typeof paths) => list.map(({ path, end }): Point => [end, y(path)]);
    const names = [words.first, words.second, words.third];
    const out = y(THROUGH - 1);
    return {
      base: chart.plain(stopped.map(line), 1.25),
      fraud: `<g>${chart.warm(through.map(line), 2.6)}${fill(circles(ends(through), 5), chart.WARM)}${
        phone ? chart.warm([upright(right, out, base + 8)], 1) : ""
      }</g>`,
      checked:
        chart.checkedLine(
          names.map((_, gate) => upright(gateX(gate), top, base)),
          2,
        ) + fill(circles(ends(stopped), phone ? 2.6 : 3.4), chart.CHECKED),
      labels: [
        phone ? "" : label([left, 18], words.paths),
        ...names.flatMap((name, gate) =>
          [name, `${words.stops} ${STOPS[gate]}`].map((text, k) =>
            label([gateX(gate), 18 + k * 19], text, {
              anchor: "middle",
              colour: k ? chart.QUIET_TEXT : chart.CHECKED,
            }),
          ),
        ),
        ...(phone
          ? [label([width, height - 8], words.short, { anchor: "end", colour: chart.WARM_TEXT })]
          : [
              label([right + 16, out - 1], words.through, { colour: chart.WARM_TEXT }),
              label([right + 16, out + 18], words.noticed),
            ]),
      ].join(""),
      counts: {
        paths: paths.length,
        stopped: stopped.length,
        first: STOPS[0],
        second: STOPS[1],
        third: STOPS[2],
      },
    };
  },
);
