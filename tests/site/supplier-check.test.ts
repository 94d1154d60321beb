import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { words as ar } from "../../content/ar/words.ts";
import { words as en } from "../../content/en/words.ts";
import { supplierAnswers } from "../../content/supplier-check.ts";
import { languages, localPath } from "../../contract/language.ts";
import { builtPages } from "../../scripts/built-pages.ts";
import { attribute } from "../../server/http/elements.ts";
import { site } from "../../settings/site.js";
import { visibleText } from "../support/page-text.ts";

const client = join(import.meta.dirname, "../../build/client");
const pages = await builtPages(client);
const content = { en, ar };
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

describe.each(languages)("in %s", (language) => {
  const { supplierCheck } = content[language];
  const groups = supplierAnswers(supplierCheck, language);
  const rows = groups.flatMap(({ rows }) => rows);
  const page = (path: string) => {
    const bare = path.split("#")[0] as `/${string}`;
    return pages.find((one) => one.path === localPath(bare, language));
  };

  it("asks some forty questions in eight groups", () => {
    expect(groups).toHaveLength(8);
    expect(rows.length).toBeGreaterThan(35);
    expect(rows.length).toBeLessThan(50);
  });

  it("names a source for every answer: a page that says it, or a setting", () => {
    for (const question of supplierCheck.groups.flatMap(({ questions }) => questions)) {
      if (!("path" in question)) continue;
      const source = page(question.path);
      expect(source, question.ask).toBeDefined();
      if ("fact" in question) {
        expect({ ...site.facts, legalEntity: "" }).toHaveProperty(question.fact);
        continue;
      }
      // Why Us itself has the answers twice.
      const text = visibleText(source?.html ?? "");
      const times = text.split(plain(question.answer)).length - 1;
      expect(times, question.ask).toBeGreaterThan(question.path.startsWith("/why-us") ? 1 : 0);
    }
  });

  it("shows every question with its answer on Why Us", () => {
    const text = visibleText(page("/why-us")?.html ?? "");
    for (const { ask, answer } of rows)
      expect(text).toContain(`${ask} ${plain(answer ?? supplierCheck.onRequest)}`);
  });

  it("offers them as a table", () => {
    const file = localPath(supplierCheck.file.path, language);
    const links = page("/why-us")?.elements.filter((element) => attribute(element, "href") === file) ?? [];
    expect(links).toHaveLength(1);
    expect(links.map((link) => attribute(link, "download"))).toEqual([""]);
    const table = readFileSync(join(client, file), "utf8");
    expect(table.startsWith("\uFEFF")).toBe(true);
    expect(table.trimEnd().split("\r\n")).toHaveLength(rows.length + 1);
  });
});
