import { expect, test } from "vitest";
import { officeHoursSentence as arabicSentence } from "../../content/ar/office-hours.ts";
import { officeHoursSentence } from "../../content/en/office-hours.ts";
import { clockOf, localTime, officeClocks } from "../../content/office-clocks.ts";
import { OFFICE_HOURS_GMT } from "../../content/office-hours.ts";
import { hours } from "./hours.ts";

const words = (markup: string) => [...markup.matchAll(/>([^<]+)<\/text>/g)].map(([, text = ""]) => text);

const cities = officeClocks.map(({ city }) => city.en);
const withSummer = officeClocks.flatMap(({ city, summerTime }) => (summerTime ? [city.en] : []));
const { from, to } = OFFICE_HOURS_GMT;

const drawn = hours();
const of = (file: string) =>
  drawn.filter((drawing) => drawing.file === file).map((drawing) => [drawing.format, drawing] as const);

test.each(of("home"))(
  "%s shows the office hours in the time of each city, in text of a readable size",
  (format, { layers }) => {
    const all = words(layers.all ?? "");
    expect(all.slice(0, cities.length)).toEqual(cities);
    const times = officeClocks.flatMap(({ ahead }) => [localTime(from, ahead), localTime(to, ahead)]);
    expect(all.filter((text) => /^\d+:/.test(text))).toEqual(times.map((time) => time.padStart(5, "0")));
    // In the bars of the cities, or once at the foot with their names.
    expect(all.filter((text) => text.includes("summer"))).toEqual(
      format === "wide"
        ? withSummer.map(() => "+1 h in summer")
        : [`${withSummer.join(", ")}: +1 h in summer`],
    );
    for (const [, size] of (layers.all ?? "").matchAll(/font-size="(\d+)"/g))
      expect(Number(size)).toBeGreaterThanOrEqual(13);
  },
);

test.each(of("home-ar"))("%s has the same times in Arabic", (format, { layers }) => {
  const all = words(layers.all ?? "");
  expect(all.slice(0, cities.length)).toEqual(officeClocks.map(({ city }) => city.ar));
  const [, english] = of("home").find(([other]) => other === format) ?? [];
  const times = (texts: string[]) => texts.filter((text) => /^\d+:/.test(text));
  expect(times(all)).toEqual(times(words(english?.layers.all ?? "")));
  expect(all.join("")).not.toMatch(/[a-z]/i);
});

test.each(officeClocks)("the words about the chart say the same hours for $city.en", ({ city, ahead }) => {
  const hours = `${localTime(from, ahead)} to ${localTime(to, ahead)}`;
  expect(officeHoursSentence).toContain(`${hours} in ${city.en}`);
  const arabic = `من ${localTime(from, ahead)} إلى ${localTime(to, ahead)} في ${city.ar}`;
  expect(arabicSentence).toContain(arabic);
});

test.each([
  ["Europe/London", 0, true, "9:00"],
  ["Africa/Cairo", 2, true, "11:00"],
  ["Asia/Dubai", 4, false, "13:00"],
  ["Asia/Kolkata", 5.5, false, "14:30"],
  ["America/New_York", -5, true, "4:00"],
  ["Australia/Sydney", 10, true, "19:00"],
])("knows the clock of %s", (timeZone, ahead, summerTime, nine) => {
  expect(clockOf({ city: { en: "", ar: "" }, timeZone })).toMatchObject({ ahead, summerTime });
  expect(localTime(9, ahead)).toBe(nine);
});
