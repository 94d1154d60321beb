import { figures } from "../../../../../content/en/figures.ts";
import { figure, joints, label, plain, quiet, type Size, WARM_TEXT, warm } from "../../charts/figure.ts";
import { each, random } from "../../charts/random.ts";
import type { Point } from "../../engine/plane.ts";

const words = figures["digital-identity"].labels;
const details = [words.name, words.number, words.email, words.device, words.address];
const AGREE = 22;
/** Where the line that disagrees crosses each axis, as a share of years. */
const DISAGREES = [0.72, 0.06, 0.12, 0.03, 0.66];

/** Customers whose details have kept company for about as long: nearly level lines. */
const customers = (): number[][] => {
  const next = random(7);
  return each(AGREE, (k) => {
    const years = 0.22 + (0.74 * (k + 0.4)) / AGREE;
    return details.map(() => Math.min(1, Math.max(0, years + (next() - 0.5) * 0.14)));
  });
};

function draw({ width, height, phone }: Size) {
  const [left, right, top, base] = [phone ? 44 : 90, width - (phone ? 32 : 90), 46, height - 28];
  const x = (k: number) => left + (k * (right - left)) / (details.length - 1);
  const y = (share: number) => base - share * (base - top);
  const line = (shares: number[]) => shares.map((share, k): Point => [x(k), y(share)]);
  const agree = customers();
  const odd = line(DISAGREES);
  return {
    base:
      quiet(agree.map(line), 0.9) +
      plain(
        details.map((_, k): Point[] => [
          [x(k), top - 6],
          [x(k), base + 6],
        ]),
        1.25,
      ),
    fraud: warm([odd], 2.6),
    checked: joints(odd.slice(1, 4)),
    labels: [
      ...details.map((name, k) => label([x(k), 22], name, { anchor: "middle" })),
      label([left - 10, top + 6], words.years, { anchor: "end" }),
      label([left - 10, base], words.days, { anchor: "end" }),
      label([x(1) + 14, base + 20], words.disagrees, { colour: WARM_TEXT }),
    ].join(""),
    counts: { customers: agree.length + 1, agree: agree.length, disagree: 1, details: details.length },
  };
}

/** Identity: parallel coordinates of five details, and the line that disagrees. */
export const agreement = () => figure("digital-identity", draw);
