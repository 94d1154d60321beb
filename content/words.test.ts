import { describe, expect, it } from "vitest";
import { localPath } from "../contract/language.ts";
import * as ar from "./ar/words.ts";
import * as en from "./en/words.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
/** A sentence in the plural forms of its language. */
const isPlural = (value: Record<string, unknown>) => typeof value.other === "string";

/** Returns all texts by their place, such as "whyUs.heading"; of the forms of a plural only the general one. */
function textsOf(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([key]) => !isPlural(value) || key === "other")
    .flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

const isPath = ([, text]: [string, string]) => text.startsWith("/");
const english = textsOf(en);
const arabic = new Map(textsOf(ar));

/** Finds the parts of the texts that must be the same in both languages. */
const partsIn = (parts: RegExp) => {
  const found = (text = "") => text.match(parts)?.sort() ?? [];
  return (texts: (place: string) => string | undefined) =>
    english.flatMap(([place]) => (found(texts(place)).length > 0 ? [[place, found(texts(place))]] : []));
};

describe("Arabic beside English", () => {
  it.each([
    ["slots", /\{\w+\}/g],
    // Small numbers may be words.
    ["numbers", /\d[\d.,:]*\d/g],
  ])("gives the same %s", (_, parts) => {
    const englishTexts = new Map(english);
    const partsOf = partsIn(parts);
    expect(partsOf((place) => arabic.get(place))).toEqual(partsOf((place) => englishTexts.get(place)));
  });

  it("links to the same pages", () => {
    const links = english.filter(isPath);
    expect(links.length).toBeGreaterThan(50);
    const expected = links.map(([place, path]) => [place, localPath(path as "/", "ar")]);
    expect([...arabic].filter(isPath).sort()).toEqual(expected.sort());
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
});
