import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inked } from "../../illustrations/engine/palette.ts";

const folder = join(import.meta.dirname, "../../app/pictures");
const files = readdirSync(folder).filter((name) => name.endsWith(".svg"));

it.each(files)("draws %s only in colours that the page has", (file) => {
  expect(inked(readFileSync(join(folder, file), "utf8"))).not.toContain("var(--");
});
