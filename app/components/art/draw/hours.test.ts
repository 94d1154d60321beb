import { expect, test } from "vitest";
import { hours } from "./hours.ts";

const words = (markup: string) => [...markup.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);

test.each(hours().map((drawing) => [drawing.name, drawing] as const))(
  "%s gives the office hours on the clock of each city, in text that is never small",
  (_, { layers }) => {
    expect(words(layers.cities ?? "")).toEqual(["London", "Cairo", "Riyadh", "Dubai"]);
    expect(words(layers.bars ?? "")).toEqual([
      "09:00",
      "18:00",
      "+1 h in summer",
      "11:00",
      "20:00",
      "+1 h in summer",
      "12:00",
      "21:00",
      "13:00",
      "22:00",
    ]);
    for (const [, size] of Object.values(layers)
      .join("")
      .matchAll(/font-size="(\d+)"/g))
      expect(Number(size)).toBeGreaterThanOrEqual(13);
  },
);
