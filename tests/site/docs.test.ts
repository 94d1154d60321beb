import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const generated = all(read(".gitignore"), /^(.+?)\/?$/gm);
/** The files and folders of a fresh clone; what a build or a start writes does not count. */
const files = globSync("**", { cwd: root, exclude: [...generated, ".git"] });
const top = files.filter((file) => !/[./]/.test(file)).join("|");

/** A pattern such as `NAME.ts` is not. */
const isSaid = (path: string) => !/NAME|SLUG/.test(path);

const pages = files.filter((file) => file.endsWith(".md") && file !== "bench/RESULTS.md");
/** Programs that name files to the owner. */
pages.push("scripts/build.ts", "leads/owner-mail/weekly.ts");

it.each(pages)("%s names only scripts and files that there are, and keeps code blocks whole", (page) => {
  const text = read(page);
  expect(text).not.toMatch(/```.+```/);
  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
  for (const name of all(text, /npm (?:run )?(start|test|(?<=run )[a-z0-9:-]+)/g))
    expect(scripts).toContain(name);
  const paths = all(text, new RegExp(`(?<![\\w./@-])((?:${top})/[\\w./*-]*)`, "g"));
  for (const path of paths.filter(isSaid)) expect(files, path).toContain(path.replace(/[./]+$/, ""));
  const modules = all(text, /`([\w./-]+\.(?:tsx?|css|service|conf|toml|ya?ml))`/g);
  const named = files.map((file) => `/${file}`);
  expect(modules.filter((name) => isSaid(name) && !named.some((file) => file.endsWith(`/${name}`)))).toEqual(
    [],
  );
  for (const link of all(text, /\]\((?!https?:|#)([^)#]+)/g))
    expect(files, link).toContain(join(dirname(page), link));
});

it("the README lists exactly the variables that are read", () => {
  const documented = read("README.md").split("## Environment")[1] ?? "";
  const server = all(read("leads/config.ts"), /(?:get|read)\(\s*"([A-Z_]+)"/g);
  const build = all(
    ["build-settings.ts", "settings/urls.ts", "settings/read-settings.ts"].map(read).join(""),
    /\benv\.([A-Z_]+)/g,
  );
  expect(new Set(all(documented, /`([A-Z]+(?:_[A-Z]+)*)`/g))).toEqual(new Set([...server, ...build]));
});

it("docs/operations.md names only tests that there are", () => {
  const named = all(read("docs/operations.md"), /^\|.+\| ((?:`[\w-]+`(?:, )?)+) \|$/gm);
  expect(named.length).toBeGreaterThan(30);
  for (const name of named.flatMap((cell) => all(cell, /`([\w-]+)`/g)))
    expect(
      files.some((file) => file.endsWith(`/${name}.test.ts`)),
      name,
    ).toBe(true);
});
