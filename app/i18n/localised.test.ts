import { expect, it } from "vitest";
import { words as ar } from "../../content/ar/words.ts";
import { words as en } from "../../content/en/words.ts";
import { paths } from "../../tests/support/paths.ts";
import { localised } from "./localised.ts";

const pages: readonly string[] = [...paths, "/404"];

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}

const linksIn = (words: unknown) => textsIn(words).filter((text) => text.startsWith("/"));

it.each([
  ["English", en],
  ["Arabic", ar],
])("links only to pages and files that exist: %s", (_, words) => {
  const links = linksIn(words);
  expect(links).toContain("/#services");
  const files: string[] = [words.supplierCheck.file.path];
  const paths = links.map((link) => link.split("#")[0] ?? "");
  expect(paths.filter((path) => !pages.includes(path) && !files.includes(path))).toEqual([]);
});

it("leaves English words and links as they are", () => {
  expect(localised(en, "en")).toEqual(en);
});

it("links Arabic words to Arabic pages, and changes nothing else", () => {
  const words = localised(ar, "ar");
  const links = linksIn(words);
  expect(links).toContain("/ar#services");
  expect(links.filter((link) => !/^\/ar(?=$|[/#?])/.test(link))).toEqual([]);
  const isText = (text: string) => !text.startsWith("/");
  expect(textsIn(words).filter(isText)).toEqual(textsIn(ar).filter(isText));
});
