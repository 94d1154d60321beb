import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import index from "../../app/pictures/index.json";
import { inked } from "../../illustrations/engine/palette.ts";

const folder = join(import.meta.dirname, "../../app/pictures");

it.each(Object.keys(index))("draws %s only in colours that the page has", (file) => {
  expect(inked(readFileSync(join(folder, `${file}.svg`), "utf8"))).not.toContain("var(--");
});
