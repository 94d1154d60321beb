import { expect, it } from "vitest";
import { counted, languageOf, localPath, pathIn, versionsOf } from "./language.ts";

it.each([
  ["/", "en"],
  ["/about", "en"],
  ["/arx", "en"],
  ["/about/ar", "en"],
  ["/ar", "ar"],
  ["/ar/", "ar"],
  ["/ar/about", "ar"],
  ["/ar/*", "ar"],
])("%s is a page in %s", (path, language) => expect(languageOf(path)).toBe(language));

it.each([
  ["/", "/ar"],
  ["/about", "/ar/about"],
  ["/#services", "/ar#services"],
  ["/login?from=menu", "/ar/login?from=menu"],
] as const)("%s is %s in Arabic", (path, arabic) => {
  expect(localPath(path, "ar")).toBe(arabic);
  expect(localPath(path, "en")).toBe(path);
});

it.each([
  ["/", "/ar"],
  ["/services/training", "/ar/services/training"],
] as const)("%s and %s are the same page", (english, arabic) => {
  for (const path of [english, arabic]) {
    expect(pathIn(path, "en")).toBe(english);
    expect(pathIn(path, "ar")).toBe(arabic);
  }
});

it("offers English to visitors of any other language", () => {
  expect(versionsOf("/ar/about")).toEqual([
    { hreflang: "en", path: "/about" },
    { hreflang: "ar", path: "/ar/about" },
    { hreflang: "x-default", path: "/about" },
  ]);
});

const attempts = {
  zero: "لا محاولات",
  one: "محاولة واحدة",
  two: "محاولتان",
  few: "{n} محاولات",
  many: "{n} محاولة",
  other: "{n} محاولة",
};
const days = { one: "يوم واحد", two: "يومان", few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم" };

it.each([
  [0, "لا محاولات", "0 يوم"],
  [1, "محاولة واحدة", "يوم واحد"],
  [2, "محاولتان", "يومان"],
  [3, "3 محاولات", "3 أيام"],
  [10, "10 محاولات", "10 أيام"],
  [11, "11 محاولة", "11 يومًا"],
  [99, "99 محاولة", "99 يومًا"],
  [100, "100 محاولة", "100 يوم"],
  [103, "103 محاولات", "103 أيام"],
  [1000, "1,000 محاولة", "1,000 يوم"],
  [2_000_000, "2,000,000 محاولة", "2,000,000 يوم"],
])("counts %i in Arabic", (n, ...said) => {
  expect([attempts, days].map((forms) => counted(forms, n, "ar"))).toEqual(said);
});

it("counts in English", () => {
  const minutes = { one: "a minute", other: "{n} minutes" };
  expect([0, 1, 2, 1000].map((n) => counted(minutes, n, "en"))).toEqual([
    "0 minutes",
    "a minute",
    "2 minutes",
    "1,000 minutes",
  ]);
});
