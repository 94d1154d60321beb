import { random } from "../../../content/random.ts";
import { circles, num, stroke } from "../../engine/paths.ts";
import { type Point, times } from "../../engine/plane.ts";
import { upright } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const ACCOUNTS = 41;
const SHARED = 22;

/** The accounts opened on one phone: spread over the row, always the same; the last account has its own phone. */
function sharers(): Set<number> {
  const next = random(11);
  const order = times(ACCOUNTS, (k) => ({ k, at: next() })).sort((a, b) => a.at - b.at);
  return new Set(order.slice(0, SHARED).map(({ k }) => k));
}

/** `d` of a handset `w` wide whose top stands at `y`, with its speaker. */
function handset(x: number, y: number, w: number): string {
  const [r, tall] = [w * 0.16, w * 1.8];
  const corner = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx * r)} ${num(dy * r)}`;
  const [across, down] = [num(w - 2 * r), num(tall - 2 * r)];
  const outline = `M${num(x - w / 2 + r)} ${num(y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h-${across}${corner(-1, -1)}v-${down}${corner(1, -1)}z`;
  return w < 20 ? outline : `${outline}M${num(x - w / 8)} ${num(y + w * 0.2)}h${num(w / 4)}`;
}

/** Accounts and their devices; twenty-two share one handset. */
export const transactionMonitoring = chart.figure(
  { id: "transaction-monitoring", phoneHeight: 318 },
  ({ width, height, phone }, words) => {
    const shared = sharers();
    const [left, right, top] = [0, width, 34];
    const [end, own, bend] = phone ? [62, 74, 96] : [78, 94, 124];
    const x = (k: number) => left + ((k + 0.5) * (right - left)) / ACCOUNTS;
    const [w, small, ring] = phone ? [26, 4.6, 38] : [36, 9, 52];
    const [hx, hy] = [width / 2, phone ? 186 : height - 92];
    const all = times(ACCOUNTS, (k) => k);
    const inOne = all.filter((k) => shared.has(k));
    const alone = all.filter((k) => !shared.has(k));
    /** From its stroke straight down past the other handsets, then into the one it shares. */
    const falls = inOne.map((k, i) => {
      const foot = hx + ((i - (inOne.length - 1) / 2) * (w - 6)) / inOne.length;
      const [from, to] = [num(x(k)), num(foot)];
      return `M${from} ${end}V${bend}C${from} ${num(bend + 70)} ${to} ${num(hy - 60)} ${to} ${num(hy)}`;
    });
    const last = Math.max(...alone);
    const ownY = phone ? height - 8 : height - 92;
    return {
      base:
        chart.plain(
          alone.map((k) => upright(x(k), top, end)),
          2,
        ) +
        chart.quiet([
          ...alone.map((k) => upright(x(k), end, own)),
          upright(x(last), own + small * 1.8, ownY - 18),
        ]) +
        stroke(alone.map((k) => handset(x(k), own, small)).join(""), chart.INK, 1),
      fraud: `<g>${chart.warm(
        inOne.map((k) => upright(x(k), top, end)),
        2.4,
      )}${stroke(falls.join(""), chart.WARM, 0.9)}${stroke(handset(hx, hy, w), chart.WARM, 1.8)}</g>`,
      checked: stroke(circles([[hx, hy + w * 0.9] as Point], ring), chart.CHECKED, 1.6),
      labels: [
        label([left, 18], words.accounts),
        ...(phone
          ? [label([hx, hy + 92], words.shared, { anchor: "middle", colour: chart.WARM_TEXT })]
          : [label([hx + 72, hy + 38], words.shared, { colour: chart.WARM_TEXT })]),
        label([right, ownY], words.own, { anchor: "end" }),
      ].join(""),
      counts: { accounts: all.length, shared: inOne.length, single: alone.length },
    };
  },
);
