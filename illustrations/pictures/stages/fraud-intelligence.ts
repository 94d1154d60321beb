import { random } from "../../../content/random.ts";
import { num, stroke } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { upright } from "../../engine/shapes.ts";
import { dots, hair, rounds, stage, warmCurves } from "./stage.ts";

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

/** Nineteen members along the floor, and the arcs of one card over all of them. */
export const fraudIntelligence = stage("fraud-intelligence", ({ width, height, isPhone }) => {
  const [margin, floor, rise] = isPhone ? [14, 500, 2.2] : [64, 860, 0.86];
  const x = (member: number) => margin + (member * (width - 2 * margin)) / (MEMBERS - 1);
  const arc = (a: number, b: number) => {
    const [from, to] = [Math.min(a, b), Math.max(a, b)].map(x) as [number, number];
    const r = (to - from) / 2;
    return `M${num(x(a))} ${floor}A${num(r)} ${num(r * rise)} 0 0 ${a < b ? 1 : 0} ${num(x(b))} ${floor}`;
  };
  const at = (member: number): Point => [x(member), floor];
  const members = times(MEMBERS, at);
  const signalled = signals().map(([a, b]) => arc(a, b));
  const shared = MET.map((member) => arc(SENDER, member));
  return {
    base:
      stroke(signalled.join(""), "var(--field)", 0.9) +
      hair(members.map(([at]) => upright(at, floor, height))) +
      dots(members, isPhone ? 3 : 5),
    warm: warmCurves(shared, isPhone ? 1.6 : 2.4) + dots([at(SENDER)], isPhone ? 5 : 9, "ember"),
    checked: rounds(MET.map(at), isPhone ? 5 : 8, "paper", "accent", 2),
    number: MET.length,
    at: { margin, gaps: MEMBERS - 1 },
  };
});
