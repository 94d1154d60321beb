import { expect, it } from "vitest";
import { countries, industries, useCases } from "../../contract/options.ts";
import { forms } from "./forms.ts";

it("labels the options with the words that are mailed, in their order", () => {
  const { registration } = forms;
  expect(Object.entries(registration.industries)).toEqual(industries.map((value) => [value, value]));
  expect(Object.entries(registration.countries)).toEqual(countries.map((value) => [value, value]));
  expect(registration.useCases).toEqual(useCases);
});
