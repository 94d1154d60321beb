import { expect, it } from "vitest";
import { formatPlural, languageOf, localPath } from "./language.ts";

it("knows the language of a page by the first part of its path", () => {
  for (const path of ["/", "/about", "/arx", "/about/ar"]) expect(languageOf(path), path).toBe("en");
  for (const path of ["/ar", "/ar/", "/ar/about", "/ar/*"]) expect(languageOf(path), path).toBe("ar");
});

it.each([
  ["/", "/ar"],
  ["/services/training", "/ar/services/training"],
  ["/#services", "/ar#services"],
  ["/login?from=menu", "/ar/login?from=menu"],
] as const)("%s is %s in Arabic", (path, arabic) => {
  expect(localPath(path, "ar")).toBe(arabic);
  expect(localPath(path, "en")).toBe(path);
});

it("counts in English and in Arabic", () => {
  const minutes = { one: "a minute", other: "{n} minutes" };
  const days = { one: "يوم واحد", two: "يومان", few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم" };
  const text = (forms: typeof minutes, numbers: number[], language: string) =>
    numbers.map((n) => formatPlural(forms, n, language)).join(", ");
  expect(text(minutes, [0, 1, 2, 1000], "en")).toBe("0 minutes, a minute, 2 minutes, 1,000 minutes");
  expect(text(days, [0, 1, 2, 3, 10], "ar")).toBe("0 يوم, يوم واحد, يومان, 3 أيام, 10 أيام");
  expect(text(days, [11, 99, 100, 103, 2_000], "ar")).toBe("11 يومًا, 99 يومًا, 100 يوم, 103 أيام, 2,000 يوم");
});
