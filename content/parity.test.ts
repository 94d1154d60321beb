import { expect, it } from "vitest";
import { languages } from "../contract/language.ts";
import { words as ar } from "./ar/words.ts";
import { machineKeys } from "./en/words.test-support.ts";
import { words as en } from "./en/words.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
/** A sentence in the plural forms of its language. */
const isPlural = (value: unknown) =>
  isObject(value) &&
  typeof value.other === "string" &&
  Object.keys(value).every((key) => ["zero", "one", "two", "few", "many", "other"].includes(key));

/** Returns all texts by their place, such as "whyUs.reasons.0.heading"; of the forms of a plural only the general one. */
function textsOf(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([key]) => !isPlural(value) || key === "other")
    .flatMap(([key, inner]) => textsOf(inner, place ? `${place}.${key}` : key));
}

const english = textsOf(en);
const arabic = new Map(textsOf(ar));
/** The slots of a text. A noun in one belongs to its language: {weeks:week} is {weeks}. */
const namesIn = (text: string) =>
  text
    .replaceAll(/:\w+\}/g, "}")
    .match(/\{\w+\}/g)
    ?.sort() ?? [];
const isId = (place: string, text: string) =>
  machineKeys.has(
    place
      .replace(/(\.\d+)+$/, "")
      .split(".")
      .at(-1) ?? "",
  ) && !text.includes(" ");
/** As many as a language needs: the lines of the headline. */
const isFree = (place: string) => place.startsWith("home.hero.headline.");

it("says everything in both languages", () => {
  expect(languages).toEqual(["en", "ar"]);
  const places = (texts: [place: string, text: string][]) =>
    texts.map(([place]) => place).filter((place) => !isFree(place));
  expect(places(textsOf(ar)).sort()).toEqual(places(english).sort());
});

it("has the same links and ids in both", () => {
  const fixed = english.filter(([place, text]) => /^(\/|https?:)/.test(text) || isId(place, text));
  expect(fixed.length).toBeGreaterThan(100);
  expect(fixed.filter(([place, text]) => arabic.get(place) !== text)).toEqual([]);
});

it("fills in the same values in both", () => {
  const named = english.filter(([, text]) => namesIn(text).length > 0);
  expect(named.length).toBeGreaterThan(20);
  for (const [place, text] of named)
    expect(namesIn(arabic.get(place) ?? ""), `${place}: ${text}`).toEqual(namesIn(text));
});

it("gives the same numbers in both", () => {
  // Small numbers may be words.
  const numbersIn = (text: string) => text.match(/\d[\d.,:]*\d/g)?.sort() ?? [];
  for (const [place, text] of english)
    if (!isFree(place))
      expect(numbersIn(arabic.get(place) ?? ""), `${place}: ${text}`).toEqual(numbersIn(text));
});

it("has a plural for every number, or one form that fits all", () => {
  // The form for none is missing where none never occurs.
  const needed = ["one", "two", "few", "many"];
  const incomplete = (value: unknown): unknown[] => {
    if (!isObject(value)) return [];
    if (!isPlural(value)) return Object.values(value).flatMap(incomplete);
    return Object.keys(value).length === 1 || needed.every((form) => form in value) ? [] : [value];
  };
  expect(incomplete(ar)).toEqual([]);
});
