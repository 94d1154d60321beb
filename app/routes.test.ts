import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "pages");

it.each(readdirSync(folder))("%s returns its content from a loader", (name) => {
  expect(readFileSync(join(folder, name, "route.tsx"), "utf8")).toMatch(/export (async )?function loader/);
});
