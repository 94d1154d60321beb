import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "routes");

it.each(readdirSync(folder).filter((name) => name !== "not-found.tsx"))(
  "%s gives its content by a loader",
  (name) => {
    expect(readFileSync(join(folder, name), "utf8")).toMatch(
      /export (async )?function loader|export const loader/,
    );
  },
);
