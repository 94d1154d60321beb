import { expect, it } from "vitest";
import { languageOf, localPath, pathIn, versionsOf } from "./language.ts";

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
