import { expect, test } from "vitest";
import { localTime, OFFICE_HOURS_GMT, officeClocks } from "../../content/office-hours.ts";
import { officeHours } from "./office-hours.ts";

const words = (markup: string) => [...markup.matchAll(/>([^<]+)<\/text>/g)].map(([, text = ""]) => text);

const clocks = officeClocks();
const cities = clocks.map(({ city }) => city.en);
const withSummer = clocks.flatMap(({ city, summerTime }) => (summerTime ? [city.en] : []));
const { from, to } = OFFICE_HOURS_GMT;

const drawn = officeHours();
const of = (file: string) =>
  drawn.filter((drawing) => drawing.file === file).map((drawing) => [drawing.format, drawing] as const);

test.each(of("office-hours"))(
  "%s shows the office hours in the time of each city, in text of a readable size",
  (format, { layers }) => {
    const all = words(layers.all ?? "");
    expect(all.slice(0, cities.length)).toEqual(cities);
    const times = clocks.flatMap(({ ahead }) => [localTime(from, ahead), localTime(to, ahead)]);
    expect(all.filter((text) => /^\d+:/.test(text))).toEqual(times.map((time) => time.padStart(5, "0")));
    // In the bars of the cities, or once at the foot with their names.
    expect(all.filter((text) => text.includes("summer"))).toEqual(
      format === "wide"
        ? withSummer.map(() => "+1 h in summer")
        : [`${withSummer.join(", ")}: +1 h in summer`],
    );
    for (const [, size] of (layers.all ?? "").matchAll(/font-size="(\d+)"/g))
      expect(Number(size)).toBeGreaterThanOrEqual(15);
  },
);

test.each(of("office-hours-ar"))("%s has the same times in Arabic", (format, { layers }) => {
  const all = words(layers.all ?? "");
  expect(all.slice(0, cities.length)).toEqual(clocks.map(({ city }) => city.ar));
  const [, english] = of("office-hours").find(([other]) => other === format) ?? [];
  const times = (texts: string[]) => texts.filter((text) => /^\d+:/.test(text));
  expect(times(all)).toEqual(times(words(english?.layers.all ?? "")));
  expect(all.join("")).not.toMatch(/[a-z]/i);
});
