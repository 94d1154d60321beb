import { expect, test } from "vitest";
import { hours } from "./hours.ts";

const words = (markup: string) => [...markup.matchAll(/>([^<]+)<\/text>/g)].map(([, text = ""]) => text);

test.each(hours().map((drawing) => [drawing.format, drawing] as const))(
  "%s gives the office hours on the clock of each city, in text that is never small",
  (format, { layers }) => {
    expect(words(layers.cities ?? "")).toEqual(["London", "Cairo", "Riyadh", "Dubai"]);
    const times = ["09:00", "18:00", "11:00", "20:00", "12:00", "21:00", "13:00", "22:00"];
    const bars = words(layers.bars ?? "");
    expect(bars.filter((text) => !text.includes("summer"))).toEqual(times);
    // in the bars of the two cities, or once at the foot with their names
    const foot = words(layers.axis ?? "").filter((text) => text.includes("summer"));
    if (format === "wide") expect(bars.filter((text) => text === "+1 h in summer")).toHaveLength(2);
    else expect(foot).toEqual(["London, Cairo: +1 h in summer"]);
    for (const [, size] of Object.values(layers)
      .join("")
      .matchAll(/font-size="(\d+)"/g))
      expect(Number(size)).toBeGreaterThanOrEqual(13);
  },
);
