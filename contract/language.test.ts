import { expect, it } from "vitest";
import { counted, languageOf, localPath, versionsOf } from "./language.ts";

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
  ["/services/training", "/ar/services/training"],
  ["/#services", "/ar#services"],
  ["/login?from=menu", "/ar/login?from=menu"],
] as const)("%s is %s in Arabic", (path, arabic) => {
  expect(localPath(path, "ar")).toBe(arabic);
  expect(localPath(path, "en")).toBe(path);
});

it("offers English to visitors of any other language", () => {
  expect(versionsOf("/ar").map(({ path }) => path)).toEqual(["/", "/ar", "/"]);
  expect(versionsOf("/ar/about")).toEqual([
    { hreflang: "en", path: "/about" },
    { hreflang: "ar", path: "/ar/about" },
    { hreflang: "x-default", path: "/about" },
  ]);
});

it("counts in English and in Arabic", () => {
  const minutes = { one: "a minute", other: "{n} minutes" };
  const days = { one: "يوم واحد", two: "يومان", few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم" };
  const said = (forms: typeof minutes, numbers: number[], language: string) =>
    numbers.map((n) => counted(forms, n, language)).join(", ");
  expect(said(minutes, [0, 1, 2, 1000], "en")).toBe("0 minutes, a minute, 2 minutes, 1,000 minutes");
  expect(said(days, [0, 1, 2, 3, 10], "ar")).toBe("0 يوم, يوم واحد, يومان, 3 أيام, 10 أيام");
  expect(said(days, [11, 99, 100, 103, 2_000], "ar")).toBe("11 يومًا, 99 يومًا, 100 يوم, 103 أيام, 2,000 يوم");
});
