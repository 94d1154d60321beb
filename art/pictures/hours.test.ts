import { expect, test } from "vitest";
import { home } from "../../content/en/home.ts";
import { officeHoursWords } from "../../content/en/office-hours.ts";
import { OFFICE_HOURS_GMT, officeClocks } from "../../content/office-hours.ts";
import { hours } from "./hours.ts";

const words = (markup: string) => [...markup.matchAll(/>([^<]+)<\/text>/g)].map(([, text = ""]) => text);

test.each(hours().map((drawing) => [drawing.format, drawing] as const))(
  "%s gives the office hours on the clock of each city, in text that is never small",
  (format, { layers }) => {
    const all = words(layers.all ?? "");
    expect(all.slice(0, 4)).toEqual(["London", "Cairo", "Riyadh", "Dubai"]);
    const times = ["09:00", "18:00", "11:00", "20:00", "12:00", "21:00", "13:00", "22:00"];
    expect(all.filter((text) => text.includes(":00"))).toEqual(times);
    // in the bars of the two cities, or once at the foot with their names
    expect(all.filter((text) => text.includes("summer"))).toEqual(
      format === "wide" ? ["+1 h in summer", "+1 h in summer"] : ["London, Cairo: +1 h in summer"],
    );
    for (const [, size] of (layers.all ?? "").matchAll(/font-size="(\d+)"/g))
      expect(Number(size)).toBeGreaterThanOrEqual(13);
  },
);

test.each(officeClocks)("the words about the chart say the same hours for $city", ({ city, ahead }) => {
  const { from, to } = OFFICE_HOURS_GMT;
  const name = officeHoursWords.cities[city];
  expect(home.contact.chart).toContain(`${from + ahead}:00 to ${to + ahead}:00 in ${name}`);
});
