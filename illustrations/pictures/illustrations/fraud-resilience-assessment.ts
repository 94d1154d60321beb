import { caliper } from "./caliper.ts";

/** A cracked tile, measured on a rule. */
export const fraudResilienceAssessment = (): string =>
  caliper({
    centre: [104, 90],
    r: 46,
    rule: { width: 180, height: 16, foot: 32 },
    marks: 20,
    mark: (k) => (k % 10 === 0 ? 9 : k % 5 === 0 ? 6.5 : 4),
    jaw: { inside: 112, outside: 98, width: 9 },
    crack: [
      [112, 62],
      [119, 76],
      [103, 88],
      [110, 104],
      [95, 114],
    ],
    weight: 1.8,
  });
