import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ALL = "app/**/*.{tsx,css}";
/** Forbidden by docs/design.md under Styles. */
const rules: [string, string, RegExp][] = [
  ["arbitrary value", ALL, /[\w-]*[a-z]-\[[^\]\s]+\]/g],
  ["physical margin or padding", ALL, /(?<![\w-])-?(scroll-)?[mp][lr]-[\w.(]+/g],
  ["physical place", ALL, /(?<![\w-])-?(left|right)-(\d|\(|px|full|auto)[\w./)-]*/g],
  ["physical side", ALL, /(?<![\w-])(text-(left|right)|(border|rounded)-[tb]?[lr])(?!\w)/g],
  ["physical property", "app/**/*.css", /(?<![\w-])((margin|padding|border)-)?(left|right)(-[a-z-]+)?:/g],
];

it.each(rules)("no %s stands in %s", (_, files, rule) => {
  const paths = globSync(files);
  expect(paths.length).toBeGreaterThan(10);
  const found = paths.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(rule)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
