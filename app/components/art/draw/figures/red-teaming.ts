import { figures } from "../../../../../content/en/figures.ts";
import {
  CHECKED,
  checkedLine,
  figure,
  label,
  plain,
  type Size,
  WARM,
  WARM_TEXT,
  warm,
} from "../../charts/figure.ts";
import { each, random } from "../../charts/random.ts";
import { circles, fill } from "../../engine/paths.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures["red-teaming"].labels;
const PATHS = 26;
/** How many paths each gate stops; the one that is left goes through. */
const STOPS = [13, 8, 4] as const;
const THROUGH = 17;

/** The gate that stops each path, 0 to 2, and 3 for the one that goes through; always the same. */
function fates(): number[] {
  const next = random(5);
  const gates = STOPS.flatMap((count, gate) => each(count, () => gate))
    .map((gate) => ({ gate, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ gate }) => gate);
  gates.splice(THROUGH - 1, 0, STOPS.length);
  return gates;
}

function draw({ width, height, phone }: Size) {
  const [left, right, top, base] = [phone ? 10 : 30, width - (phone ? 14 : 150), 40, height - 20];
  const y = (path: number) => top + 12 + (path * (base - top - 24)) / (PATHS - 1);
  const gateX = (gate: number) => left + ((gate + 1) * (right - left)) / 3.4;
  const paths = fates().map((gate, path) => ({ gate, path, end: gate < STOPS.length ? gateX(gate) : right }));
  const line = ({ path, end }: { path: number; end: number }): Point[] => [
    [left, y(path)],
    [end, y(path)],
  ];
  const stopped = paths.filter(({ gate }) => gate < STOPS.length);
  const through = paths.filter(({ gate }) => gate === STOPS.length);
  const gates = STOPS.map((_, gate): Point[] => [
    [gateX(gate), top],
    [gateX(gate), base],
  ]);
  const names = [words.first, words.second, words.third];
  return {
    base: plain(stopped.map(line), 1.25),
    fraud: `<g>${warm(through.map(line), 2.6)}${fill(
      circles(
        through.map(({ path }): Point => [right, y(path)]),
        5,
      ),
      WARM,
    )}</g>`,
    checked:
      checkedLine(gates, 2) +
      fill(
        circles(
          stopped.map(({ path, end }): Point => [end, y(path)]),
          phone ? 2.6 : 3.4,
        ),
        CHECKED,
      ),
    labels: [
      ...names.map((name, gate) => label([gateX(gate), 24], name, { anchor: "middle", colour: CHECKED })),
      ...(phone
        ? []
        : through.flatMap(({ path }) => [
            label([right + 16, y(path) + 1], words.through, { colour: WARM_TEXT }),
            label([right + 16, y(path) + 19], words.noticed),
          ])),
    ].join(""),
    counts: {
      paths: paths.length,
      stopped: stopped.length,
      through: through.length,
      first: STOPS[0],
      second: STOPS[1],
      third: STOPS[2],
    },
  };
}

/** Simulation: twenty-six paths against three gates, one through. */
export const gates = () => figure("red-teaming", draw);
