import { expect, it } from "vitest";
import { locales } from "../contract/language.ts";
import { site } from "../settings/site.js";
import { officeHours as ar } from "./ar/office-hours.ts";
import { officeHours as en } from "./en/office-hours.ts";
import { clockOf, localTime, officeClocks, officeHoursChart, officeHoursIn } from "./office-hours.ts";

const winter = new Date("2025-01-15T12:00:00Z");
const summer = new Date("2025-07-15T12:00:00Z");

it("shows Dubai's afternoon and evening", () => {
  expect(officeHoursIn(winter, "Asia/Dubai", "en-GB")).toEqual({ from: "13:00", to: "22:00" });
});

it("stays with GMT when London's clocks move", () => {
  expect(officeHoursIn(winter, "Europe/London", "en-GB")).toEqual({ from: "9:00", to: "18:00" });
  expect(officeHoursIn(summer, "Europe/London", "en-GB")).toEqual({ from: "10:00", to: "19:00" });
});

it("writes Arabic times in the digits of the site, without invisible marks", () => {
  expect(officeHoursIn(winter, "Asia/Dubai", locales.ar)).toEqual({ from: "1:00 م", to: "10:00 م" });
});

it("says nothing of a place whose time the browser does not know", () => {
  expect(officeHoursIn(winter, "Nowhere/At-all", locales.en)).toBeUndefined();
});

it("supports time zones that are not whole hours away, in the local notation", () => {
  expect(officeHoursIn(winter, "Asia/Kolkata", "en-US")).toEqual({ from: "2:30 PM", to: "11:30 PM" });
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

it("charts the same times in both languages, each in its own words", () => {
  const [english, arabic] = [officeHoursChart(en, "en"), officeHoursChart(ar, "ar")];
  const times = ({ rows }: typeof english) => rows.map(({ from, to }) => [from, to]);
  expect(times(arabic)).toEqual(times(english));
  expect(english.rows.map(({ city }) => city)).toEqual(officeClocks().map(({ city }) => city.en));
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
])("knows the clock of %s", (timeZone, ahead, summerTime, nine) => {
  expect(clockOf({ city: { en: "", ar: "" }, timeZone })).toMatchObject({ ahead, summerTime });
  expect(localTime(9, ahead)).toBe(nine);
});
