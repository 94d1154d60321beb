import { expect, it } from "vitest";
import { locales } from "../contract/language.ts";
import { site } from "../settings/site.js";
import { officeHours as ar } from "./ar/office-hours.ts";
import { officeHours as en } from "./en/office-hours.ts";
import { clockOf, localTime, officeClocks, officeHoursChart, officeHoursIn } from "./office-hours.ts";

const winter = new Date("2025-01-15T12:00:00Z");
const summer = new Date("2025-07-15T12:00:00Z");

it("shows the hours on the clock of a city, in winter and in summer", () => {
  const { from, to } = site.officeHours;
  const hours = (ahead: number) => ({ from: localTime(from, ahead), to: localTime(to, ahead) });
  expect(officeHoursIn(winter, "Asia/Dubai", "en-GB")).toEqual(hours(4));
  expect(officeHoursIn(winter, "Europe/London", "en-GB")).toEqual(hours(0));
  expect(officeHoursIn(summer, "Europe/London", "en-GB")).toEqual(hours(1));
});

it("writes Arabic times in the digits of the site, without invisible marks", () => {
  const { from, to } = officeHoursIn(winter, "Asia/Dubai", locales.ar) ?? {};
  expect(`${from}, ${to}`).toMatch(/^\d+:00 [صم], \d+:00 [صم]$/);
});

it("says nothing of a place whose time the browser does not know", () => {
  expect(officeHoursIn(winter, "Nowhere/At-all", locales.en)).toBeUndefined();
});

it("supports time zones that are not whole hours away, in the local notation", () => {
  expect(officeHoursIn(winter, "Asia/Kolkata", "en-US")?.to).toMatch(/^\d+:30 [AP]M$/);
});

it.each(officeClocks())(
  "puts the hours in $city.en into the sentence of each language",
  ({ city, ahead }) => {
    const { from, to } = site.officeHours;
    const hours = `${localTime(from, ahead)} to ${localTime(to, ahead)}`;
    expect(en.sentence).toContain(`${hours} in ${city.en}`);
    const arabic = `من ${localTime(from, ahead)} إلى ${localTime(to, ahead)} في ${city.ar}`;
    expect(ar.sentence).toContain(arabic);
  },
);

it("charts the times in the words of each language", () => {
  const [english, arabic] = [officeHoursChart(en, "en"), officeHoursChart(ar, "ar")];
  expect(english.rows.map(({ city }) => city)).toEqual(officeClocks().map(({ city }) => city.en));
  expect(arabic.rows.map(({ from, to }) => [from, to])).toEqual(
    english.rows.map(({ from, to }) => [from, to]),
  );
  expect(JSON.stringify(arabic.rows.map(({ city }) => city) + arabic.zone + arabic.summer)).not.toMatch(
    /[a-z]/i,
  );
});

it.each([
  ["Europe/London", 0, true, "9:00"],
  ["Africa/Cairo", 2, true, "11:00"],
  ["Asia/Dubai", 4, false, "13:00"],
  ["Asia/Kolkata", 5.5, false, "14:30"],
  ["America/New_York", -5, true, "4:00"],
  ["Australia/Sydney", 10, true, "19:00"],
])("knows the clock of %s", (timeZone, ahead, hasSummerTime, nine) => {
  expect(clockOf({ city: { en: "", ar: "" }, timeZone })).toMatchObject({ ahead, hasSummerTime });
  expect(localTime(9, ahead)).toBe(nine);
});
