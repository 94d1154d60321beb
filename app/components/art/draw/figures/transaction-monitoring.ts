import { figures } from "../../../../../content/en/figures.ts";
import {
  CHECKED,
  figure,
  label,
  plain,
  quiet,
  type Size,
  WARM,
  WARM_TEXT,
  warm,
} from "../../charts/figure.ts";
import { each, random } from "../../charts/random.ts";
import { num, stroke } from "../../engine/paths.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures["transaction-monitoring"].labels;
const ACCOUNTS = 41;
const SHARED = 22;

/** Which accounts came from the one handset: spread over the row, always the same. */
function sharers(): Set<number> {
  const next = random(11);
  const order = each(ACCOUNTS, (k) => ({ k, at: next() })).sort((a, b) => a.at - b.at);
  return new Set(order.slice(0, SHARED).map(({ k }) => k));
}

function draw({ width, height, phone }: Size) {
  const shared = sharers();
  const [left, right] = phone ? [10, width - 10] : [20, width - 20];
  const [top, end, own] = [phone ? 40 : 48, phone ? 70 : 92, phone ? 118 : 160];
  const x = (k: number) => left + ((k + 0.5) * (right - left)) / ACCOUNTS;
  const upright = (k: number): Point[] => [
    [x(k), top],
    [x(k), end],
  ];
  const all = each(ACCOUNTS, (k) => k);
  const inOne = all.filter((k) => shared.has(k));
  const alone = all.filter((k) => !shared.has(k));
  const [hx, hy] = [width / 2, height - (phone ? 62 : 76)];
  const falls = inOne
    .map((k, i) => {
      const foot = hx + ((i - (inOne.length - 1) / 2) * (phone ? 1.2 : 2)) / 1;
      return `M${num(x(k))} ${end}C${num(x(k))} ${num((end + hy) / 2 + 30)} ${num(foot)} ${num((end + hy) / 2)} ${num(foot)} ${num(hy)}`;
    })
    .join("");
  const box = (cx: number, cy: number, w: number, h: number): Point[] => [
    [cx - w / 2, cy],
    [cx + w / 2, cy],
    [cx + w / 2, cy + h],
    [cx - w / 2, cy + h],
    [cx - w / 2, cy],
  ];
  const small = phone ? 5 : 9;
  return {
    base:
      plain(alone.map(upright), 2) +
      quiet(
        alone.map((k): Point[] => [
          [x(k), end],
          [x(k), own],
        ]),
        1,
      ) +
      plain(
        alone.map((k) => box(x(k), own, small, small * 1.7)),
        1,
      ),
    fraud: `<g>${warm(inOne.map(upright), 2.4)}${stroke(falls, WARM, 0.9)}${warm([box(hx, hy, phone ? 34 : 52, phone ? 34 : 44)], 1.7)}</g>`,
    checked: stroke(
      `M${num(hx - (phone ? 30 : 44))} ${num(hy + (phone ? 17 : 22))}a${phone ? 30 : 44} ${phone ? 30 : 44} 0 1 0 ${phone ? 60 : 88} 0a${phone ? 30 : 44} ${phone ? 30 : 44} 0 1 0 ${phone ? -60 : -88} 0`,
      CHECKED,
      1.6,
    ),
    labels: [
      label([left, 24], words.accounts),
      label([left, own + small * 1.7 + (phone ? 18 : 22)], words.own),
      label([phone ? hx : hx + 62, phone ? height - 2 : hy + 28], phone ? "" : words.shared, {
        anchor: "start",
        colour: WARM_TEXT,
      }),
    ].join(""),
    counts: { accounts: all.length, shared: inOne.length, single: alone.length },
  };
}

/** Device: accounts, and the one handset that twenty-two of them fall into. */
export const handsets = () => figure("transaction-monitoring", draw);
