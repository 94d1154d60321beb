import { random } from "../../../content/random.ts";
import { type Point, times } from "../../engine/plane.ts";
import { upright } from "../../engine/shapes.ts";
import * as chart from "./figure.ts";

const { label } = chart;
const DETAILS = 5;
const AGREE = 22;
/** Age of each detail of the inconsistent customer, as a share of the years shown. */
const DISAGREES = [0.72, 0.06, 0.12, 0.03, 0.66];

/** Customers whose details have been known for about as long: nearly level lines. */
const customers = (): number[][] => {
  const next = random(7);
  return times(AGREE, (k) => {
    const years = 0.22 + (0.74 * (k + 0.4)) / AGREE;
    return times(DETAILS, () => Math.min(1, Math.max(0, years + (next() - 0.5) * 0.14)));
  });
};

/** Parallel coordinates of five details, and the customer whose line stands out. */
export const digitalIdentity = chart.figure(
  { id: "digital-identity", phoneHeight: 300 },
  ({ width, height, phone, mirrored }, words) => {
    const [left, right, top, base] = [
      phone ? 50 : 62,
      width - (phone ? 30 : 60),
      phone ? 54 : 46,
      height - (phone ? 56 : 40),
    ];
    /** In Arabic the page mirrors the lines, and the words stand at the mirrored places. */
    const place = (at: number) => (mirrored ? width - at : at);
    const beside = { anchor: mirrored ? "start" : "end" } as const;
    const x = (k: number) => left + (k * (right - left)) / (DETAILS - 1);
    const y = (share: number) => base - share * (base - top);
    const line = (shares: readonly number[]) => shares.map((share, k): Point => [x(k), y(share)]);
    const agree = customers();
    const odd = line(DISAGREES);
    const names = [words.name, words.number, words.email, words.device, words.address];
    const ages = [words.numberAge, words.emailAge, words.deviceAge];
    /** On a phone every other word of a row is set lower, so that neighbours do not touch. */
    const low = (k: number) => (phone && k % 2 ? 16 : 0);
    return {
      base:
        chart.quiet(agree.map(line), 0.9) +
        chart.plain(
          names.map((_, k) => upright(x(k), top - 6, base + 6)),
          1.25,
        ),
      fraud: chart.warm([odd], 2.6),
      checked: chart.joints(odd.slice(1, 4)),
      labels: [
        ...names.map((name, k) =>
          label([place(x(k)), (phone ? 14 : 24) + low(k)], name, { anchor: "middle" }),
        ),
        label([place(left - 10), top + 6], words.years, beside),
        ...(phone ? [] : [label([place(left - 10), (top + base) / 2 + 4], words.months, beside)]),
        label([place(left - 10), base + 4], words.days, beside),
        ...ages.map((age, k) =>
          label([place(x(k + 1)), base + 26 + low(k)], age, { anchor: "middle", colour: chart.WARM_TEXT }),
        ),
      ].join(""),
      counts: { customers: agree.length + 1, agree: agree.length, details: DETAILS },
    };
  },
);
