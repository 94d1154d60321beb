import { random } from "../../../content/random.ts";
import type { Format } from "../../engine/drawing.ts";
import { circles, fill, num, stroke } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const MEMBERS = 19;
const SIGNALS = 26;
/** The member that confirmed the card, and those that met it. */
const SENDER = 6;
const MET = [1, 3, 9, 12, 14, 17];

/** Everyday signals between two members: mostly near ones, never the same pair twice. */
function signals(): [number, number][] {
  const next = random(23);
  const pairs = new Map<string, [number, number]>();
  while (pairs.size < SIGNALS) {
    const from = Math.floor(next() * MEMBERS);
    const to = from + 1 + Math.floor(next() * 7);
    if (to < MEMBERS) pairs.set(`${from}-${to}`, [from, to]);
  }
  return [...pairs.values()];
}

/** Height of an arc as a share of half its width. */
const RISE: Record<Format, number> = { wide: 0.68, middle: 1, phone: 1.3 };

/** An arc diagram of nineteen members and one shared card. */
export const fraudIntelligence = chart.figure(
  { id: "fraud-intelligence", phoneHeight: 250 },
  ({ width, height, format, phone }, words) => {
    const margin = phone ? 10 : 40;
    const base = height - 66;
    const x = (member: number) => margin + (member * (width - 2 * margin)) / (MEMBERS - 1);
    const radius = (a: number, b: number) => Math.abs(x(b) - x(a)) / 2;
    const arc = (a: number, b: number) => {
      const [from, to] = a < b ? [a, b] : [b, a];
      const rx = radius(a, b);
      return `M${num(x(from))} ${base}A${num(rx)} ${num(rx * RISE[format])} 0 0 1 ${num(x(to))} ${base}`;
    };
    const ordinary = signals();
    const dots = times(MEMBERS, (member): Point => [x(member), base]);
    const met = MET.map((member): Point => [x(member), base]);
    const far = Math.max(...MET);
    const crown: Point = [(x(SENDER) + x(far)) / 2, base - radius(SENDER, far) * RISE[format] - 12];
    return {
      base:
        stroke(ordinary.map(([a, b]) => arc(a, b)).join(""), "var(--field)", 0.8) +
        fill(circles(dots, phone ? 3.2 : 4.2), chart.INK),
      fraud: `<g>${stroke(MET.map((member) => arc(SENDER, member)).join(""), chart.WARM, 2)}${fill(circles([[x(SENDER), base]], phone ? 5.5 : 6.5), chart.WARM)}</g>`,
      checked: chart.joints(met, phone ? 4.6 : 6),
      labels: [
        label(phone ? [width, crown[1]] : crown, words.met, {
          anchor: phone ? "end" : "middle",
          colour: chart.CHECKED,
        }),
        label([x(SENDER), base + 28], words.card, { anchor: "middle", colour: chart.WARM_TEXT }),
        label([0, base + 54], words.members),
      ].join(""),
      counts: { members: MEMBERS, signals: ordinary.length, met: met.length },
    };
  },
);
