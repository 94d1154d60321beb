import { expect, it } from "vitest";
import { words } from "../../content/en/words.ts";
import { paths } from "../../tests/support/paths.ts";
import { localised } from "./localised.ts";

const pages: readonly string[] = [...paths, "/404"];

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}

it("takes for a link only what is the path of a page", () => {
  const links = textsIn(words).filter((text) => text.startsWith("/"));
  expect(links).toContain("/#services");
  expect(links.map((link) => link.split("#")[0]).filter((path) => !pages.includes(path ?? ""))).toEqual([]);
});

it("leaves English words and links as they are", () => {
  expect(localised(words, "en")).toEqual(words);
});
