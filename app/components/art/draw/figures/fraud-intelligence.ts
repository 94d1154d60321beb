import { figures } from "../../../../../content/en/figures.ts";
import { figure, INK, joints, label, type Size, WARM, WARM_TEXT } from "../../charts/figure.ts";
import { each, random } from "../../charts/random.ts";
import { circles, fill, num, stroke } from "../../engine/paths.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures["fraud-intelligence"].labels;
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

function draw({ width, height, phone }: Size) {
  const [left, right, base] = [phone ? 12 : 60, width - (phone ? 12 : 60), height - (phone ? 46 : 62)];
  const x = (member: number) => left + (member * (right - left)) / (MEMBERS - 1);
  const flat = phone ? 0.95 : 0.42;
  const arc = (a: number, b: number) => {
    const [from, to] = a < b ? [a, b] : [b, a];
    const rx = (x(to) - x(from)) / 2;
    return `M${num(x(from))} ${base}A${num(rx)} ${num(rx * flat)} 0 0 1 ${num(x(to))} ${base}`;
  };
  const ordinary = signals();
  const dots = each(MEMBERS, (member): Point => [x(member), base]);
  const met = MET.map((member): Point => [x(member), base]);
  return {
    base:
      stroke(ordinary.map(([a, b]) => arc(a, b)).join(""), "var(--field)", 0.8) +
      fill(circles(dots, 4.2), INK),
    fraud: `<g>${stroke(MET.map((member) => arc(SENDER, member)).join(""), WARM, 2)}${fill(circles([[x(SENDER), base]], 6.5), WARM)}</g>`,
    checked: joints(met, 6),
    labels: [
      label([left, height - 16], words.members),
      phone ? "" : label([x(SENDER), base + 26], words.card, { anchor: "middle", colour: WARM_TEXT }),
    ].join(""),
    counts: { members: MEMBERS, signals: ordinary.length, met: met.length },
  };
}

/** Sharing: an arc diagram of nineteen members and one shared card. */
export const sharing = () => figure("fraud-intelligence", draw);
