import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import index from "../../app/drawn/index.json";
import { products } from "../../content/en/products.ts";
import { leadKinds } from "../../contract/kinds.ts";
import { commands } from "../../server/commands.ts";
import { paths } from "../support/paths.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The files of a fresh clone; files that a build or a start writes do not count. */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file && existsSync(join(root, file)));
const folders = new Set(
  files.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(0, at).join("/"))),
);
const top = [...new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]))].join(
  "|",
);

/** Neither a pattern such as `NAME.ts` nor a drawing, which the build makes. */
const isSaid = (path: string) => !/NAME|SLUG|\/drawn\b/.test(path);

const pages = files.filter((file) => file.endsWith(".md") && file !== "bench/RESULTS.md");

it("finds the documents to check", () => {
  expect(pages).toEqual(
    expect.arrayContaining(["README.md", "docs/architecture.md", "docs/decisions/README.md"]),
  );
  expect(top).toContain("server");
});

describe.each(pages)("%s", (page) => {
  const text = read(page);

  it("names only scripts of package.json", () => {
    const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
    for (const name of all(text, /npm (?:run )?(start|test|(?<=run )[a-z0-9:-]+)/g))
      expect(scripts).toContain(name);
  });

  it("names only files and folders of a clone", () => {
    const paths = all(text, new RegExp(`(?<![\\w./@-])((?:${top})/[\\w./*-]*)`, "g"));
    for (const path of paths.filter(isSaid).map((path) => path.replace(/[./]+$/, "")))
      expect(files.includes(path) || folders.has(path), path).toBe(true);
    const modules = all(text, /`([\w./-]+\.(?:tsx?|css|service|conf|toml|ya?ml))`/g);
    for (const name of modules.filter(isSaid))
      expect(files.join("\n"), name).toMatch(new RegExp(`^(.*/)?${name.replaceAll(".", "\\.")}$`, "m"));
  });

  it("has no broken link", () => {
    for (const link of all(text, /\]\((?!https?:|#)([^)#]+)/g))
      expect(files, link).toContain(join(dirname(page), link));
  });
});

/** The names of all layers of the index. */
const layersIn = (node: object): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === "layers" ? value : typeof value === "object" ? layersIn(value) : [],
  );

it("docs/design.md lists every file of drawings, and only layers that exist", () => {
  const shared = Object.keys(index).filter((file) => !(file.replace(/-ar$/, "") in products));
  const [, text = ""] = read("docs/design.md").split("## Drawings");
  const [table = "", meaning = ""] = text.split("What the layers of a field mean:");
  const told = all(table, /^\| (`.*) \|.*\|$/gm).flatMap((cell) => all(cell, /`([\w-]+)`/g));
  expect(told.toSorted()).toEqual(shared.toSorted());
  const layers = layersIn(index);
  const named = all(meaning.split("\n## ")[0] ?? "", /`([a-z]+(?:-[a-z]+)*)`/g);
  expect(named.length).toBeGreaterThan(20);
  for (const name of named)
    expect(
      layers.some((layer) => layer === name || layer.startsWith(`${name}-`)),
      name,
    ).toBe(true);
});

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

it("the README counts the pages and the forms", () => {
  const [, pageCount, formCount = ""] =
    /(\d+) prerendered pages, (\w+) lead forms/.exec(read("README.md")) ?? [];
  expect(Number(pageCount)).toBe(paths.length);
  expect(NUMBERS.indexOf(formCount)).toBe(leadKinds.length);
});

it("the README lists exactly the variables that are read", () => {
  const told = read("README.md").split("## Environment")[1] ?? "";
  const server = all(read("server/config.ts"), /get\("([A-Z_]+)"\)/g);
  const build = all(read("build.config.ts") + read("build.addresses.ts"), /\benv\.([A-Z_]+)/g);
  expect(new Set(all(told, /`([A-Z]+(?:_[A-Z]+)*)`/g))).toEqual(new Set([...server, ...build]));
});

it("docs/operations.md lists exactly the operator's commands", () => {
  const told = all(read("docs/operations.md"), /npm run leads (?:--silent )?-- ([a-z-]+)/g);
  expect(new Set(told)).toEqual(new Set(Object.keys(commands)));
});

it("no comment cites a specification by its section: that is not in the repository", () => {
  const cites = /\b(?:the|by) specification\b|\b[Ss]ection \d/;
  const sources = files.filter((file) => /\.(tsx?|css)$/.test(file) && file !== "tests/site/docs.test.ts");
  expect(sources.filter((file) => cites.test(read(file)))).toEqual([]);
});
