import { type Answer, questions, type Row } from "./priority.ts";

/** Below this width the picture lies on its side: scenarios run down. */
const ON_ITS_SIDE_UNDER = 760;
/** The most between two strokes of a scenario. */
const STROKE = 9;

const round = (value: number) => Math.round(value * 10) / 10;

/** The places of the picture's parts, in px. `along` runs over the scenarios, `across` over the three lines. */
export function layoutFor(width: number, count: number) {
  const isTall = width < ON_ITS_SIDE_UNDER;
  const names = isTall ? 142 : 190;
  const head = isTall ? 26 : 62;
  const foot = isTall ? 4 : 34;
  const span = isTall ? 34 : (width - names) / count;
  const gate = isTall ? (width - names - 26) / 3 : 74;
  return {
    isTall,
    width,
    height: round(isTall ? head + span * count + foot : head + gate * 3 + foot),
    span,
    gate,
    stroke: isTall ? 6.5 : Math.min(STROKE, span / 4.2),
    first: isTall ? head : names,
    top: isTall ? names : head,
  };
}

export type Layout = ReturnType<typeof layoutFor>;

/** Returns where a scenario's middle is along the picture. */
export const middleOf = ({ first, span }: Layout, index: number) => first + (index + 0.5) * span;

/** Returns where a question's line is across the picture. */
export const lineOf = ({ top, gate }: Layout, question: number) => top + (question + 0.5) * gate;

/**
 * Returns the paths of the picture. A scenario has one stroke for each step of exposure. A line is whole with a joint
 * where the reply is yes, and broken by warm strokes where it is no or not known.
 * @param mirrored the scenarios run from right to left
 */
export function pathsOf(rows: readonly Row[], answers: readonly Answer[], layout: Layout, mirrored: boolean) {
  const { isTall, span, gate, stroke, top, width } = layout;
  const x = (value: number) => (mirrored ? width - value : value);
  const at = (along: number, across: number): [number, number] =>
    isTall ? [round(x(across)), round(along)] : [round(x(along)), round(across)];
  const line = (a1: number, b1: number, a2: number, b2: number) => `M${at(a1, b1)}L${at(a2, b2)}`;
  const paths = { yes: "", open: "", thin: "", no: "", unsure: "" };
  const joints: [number, number][] = [];
  for (const { index, exposure = 0 } of rows) {
    const middle = middleOf(layout, index);
    const [from, to] = [middle - span / 2, middle + span / 2];
    const strokes = Array.from({ length: exposure }, (_, k) => middle + (k - (exposure - 1) / 2) * stroke);
    const half = (stroke * (exposure + 1)) / 2;
    for (const [k, question] of questions.entries()) {
      const across = lineOf(layout, k);
      const [start, end] = [top + k * gate, top + (k + 1) * gate];
      const reply = exposure ? answers[index]?.replies[question] : undefined;
      if (reply === "no" || reply === "unsure") {
        const reach = gate * 0.34;
        paths.yes += line(from, across, middle - half, across) + line(middle + half, across, to, across);
        for (const s of strokes) {
          paths.thin += line(s, start, s, across - reach - 2) + line(s, across + reach + 2, s, end);
          paths[reply] += line(s, across - reach, s, across + reach);
        }
        continue;
      }
      const room = reply ? 7 : 0; // For the joint.
      paths[reply ?? "open"] += line(from, across, to, across);
      for (const s of strokes)
        paths.thin += line(s, start, s, across - room) + line(s, across + room, s, end);
      if (reply) joints.push(at(middle, across));
    }
  }
  return { paths, joints };
}
