import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as ar from "../../content/ar/words.ts";
import * as en from "../../content/en/words.ts";
import { languages, localPath } from "../../contract/language.ts";
import { builtPages } from "../../scripts/built-pages.ts";
import { supplierAnswers } from "../../scripts/supplier-check.ts";
import { attribute } from "../../server/http/elements.ts";

const client = join(import.meta.dirname, "../../build/client");
const pages = await builtPages(client);
const content = { en, ar };

it.each(languages)("offers every question of the supplier check as a table in %s", (language) => {
  const { supplierCheck } = content[language];
  const file = supplierCheck.file.path;
  const page = pages.find(({ path }) => path === localPath("/why-us", language));
  const links = page?.elements.filter((element) => attribute(element, "href") === file) ?? [];
  expect(links.map((link) => attribute(link, "download"))).toEqual([""]);
  const table = readFileSync(join(client, file), "utf8");
  const rows = supplierAnswers(supplierCheck, language).flatMap(({ rows }) => rows);
  expect(table.startsWith("\uFEFF")).toBe(true);
  expect(table.trimEnd().split("\r\n")).toHaveLength(rows.length + 1);
  for (const { path } of rows) if (path) expect(pages.map((one) => one.path)).toContain(path.split("#")[0]);
});
