import { expect, it } from "vitest";
import { locales } from "../../contract/language.ts";
import { officeHoursIn } from "./office-hours.ts";

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

it("supports time zones that are not whole hours away, in the local notation", () => {
  expect(officeHoursIn(winter, "Asia/Kolkata", "en-US")).toEqual({ from: "2:30 PM", to: "11:30 PM" });
});
