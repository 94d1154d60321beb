import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const skipped = /node_modules|\.git\/|^build|^data|\.cache|app\/pictures\//;

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => ending.test(name) && !skipped.test(name));
}

const isCode = (name: string) => !/\.test[.-]/.test(name);

const settings = ["build-settings.ts", "build-constants.ts"];
/** The folders that each folder may import beside itself and the owner's `settings`. */
const allowed: Record<string, string[]> = {
  app: ["content", "contract", ...settings],
  illustrations: ["content"],
  content: ["contract"],
  contract: [],
  settings: [],
  leads: ["contract"],
  server: ["leads", "contract"],
  desk: ["leads", "contract"],
  cli: ["leads", "contract"],
  scripts: ["illustrations", "content", "contract", "leads", "server", ...settings],
};
// What pages share must not import a page.
const shared = ["forms", "i18n", "layout", "navigation", "pictures", "sections", "tools", "ui"].map(
  (name) => `app/${name}`,
);
for (const folder of ["app/forms", "app/sections", "app/tools", "app/ui"])
  allowed[folder] = [...shared, "content", "contract"];

it.each(Object.entries(allowed))("%s imports only from allowed folders", (folder, others) => {
  const targets = [folder, "settings", ...others];
  for (const file of files(folder, /\.(?:tsx?|js)$/).filter(isCode)) {
    const source = readFileSync(join(root, file), "utf8");
    for (const [, from = ""] of source.matchAll(
      /(?:from|import|\bglob<.*>|\bresolve|\bURL)[\s(]*"(\.[^"]+)"/g,
    )) {
      const target = relative(root, resolve(root, dirname(file), from.replace(/\?.*/, "")));
      expect(
        targets.some((start) => target === start || target.startsWith(`${start}/`)),
        `${file} -> ${target}`,
      ).toBe(true);
    }
  }
});

it("keeps content plain data: it imports no package", () => {
  for (const file of files("content", /\.ts$/).filter(isCode))
    expect(readFileSync(join(root, file), "utf8"), file).not.toMatch(/\b(?:from|import) "[^.]/);
});

it("lets only app/i18n import the words of a language", () => {
  const importers = files("app", /\.tsx?$/)
    .filter(isCode)
    .filter((file) => /content\/(en|ar)\//.test(readFileSync(join(root, file), "utf8")))
    .map((file) => dirname(file));
  expect(new Set(importers)).toEqual(new Set(["app/i18n"]));
});

it("keeps what runs only in the build out of the browser: no other file imports a server file", () => {
  const importers = files("app", /\.tsx?$/)
    .filter((file) => isCode(file) && !/\.server\.tsx?$/.test(file))
    .filter((file) => /import (?!type )[^;]*\.server\.ts"/.test(readFileSync(join(root, file), "utf8")));
  expect(importers).toEqual([]);
});

it("has no path of the site in a component: links are content", () => {
  const path = /(?:href|path|to)[=:] ?\{?["'`]\/|navigate\(["'`]\//;
  const literal = files("app", /\.tsx$/)
    .filter((file) => isCode(file) && file !== "app/entry.server.tsx")
    .filter((file) => path.test(readFileSync(join(root, file), "utf8")));
  expect(literal).toEqual([]);
});

it("keeps files short: none over 300 lines but content", () => {
  const long = [...Object.keys(allowed), "tests", "bench"]
    .flatMap((folder) => files(folder, /\.(?:tsx?|js|css)$/))
    .filter((file) => !file.startsWith("content/"))
    .filter((file) => readFileSync(join(root, file), "utf8").split("\n").length > 300);
  expect(long).toEqual([]);
});
