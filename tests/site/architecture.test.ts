import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const skipped = /node_modules|\.git\/|^build|^data|\.react-router|drawn\//;

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => ending.test(name) && !skipped.test(name));
}

const allowed: Record<string, string[]> = {
  app: ["app", "content", "contract", "site.config.ts", "scripts/settings.ts"],
  content: ["content", "contract", "site.config.ts"],
  contract: ["contract", "site.config.ts"],
  server: ["server", "contract", "site.config.ts"],
};

it.each(Object.entries(allowed))("%s imports only what the house allows", (folder, targets) => {
  for (const file of files(folder, /\.tsx?$/).filter((name) => !name.includes(".test."))) {
    const source = readFileSync(join(root, file), "utf8");
    for (const [, from = ""] of source.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)) {
      if (from.includes("+types")) continue;
      const target = relative(root, resolve(root, dirname(file), from.replace(/\?.*/, "")));
      expect(
        targets.some((start) => target === start || target.startsWith(`${start}/`)),
        `${file} -> ${target}`,
      ).toBe(true);
    }
  }
});

it("names no path and no script in Markdown that does not exist", () => {
  const scripts = Object.keys(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts);
  const pages = files(".", /\.md$/).filter((file) => file !== "bench/RESULTS.md");
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    const text = readFileSync(join(root, page), "utf8");
    for (const [, name = ""] of text.matchAll(/npm run ([a-z0-9:-]+)/g))
      expect(scripts, page).toContain(name);
    for (const [, path = ""] of text.matchAll(
      /`((?:app|content|contract|server|scripts|tests|bench|docs)\/[\w./-]*)`/g,
    ))
      if (!/NAME|SLUG/.test(path))
        expect(existsSync(join(root, path.replace("drawn/", ""))), `${page}: ${path}`).toBe(true);
    for (const [, link = ""] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(existsSync(join(root, dirname(page), link)), `${page}: ${link}`).toBe(true);
  }
});

it("keeps files short: none over 300 lines but content, the median under 80", () => {
  const lines = ["app", "contract", "server", "scripts", "tests", "bench"]
    .flatMap((folder) => files(folder, /\.tsx?$/))
    .map((file) => ({ file, count: readFileSync(join(root, file), "utf8").split("\n").length }));
  expect(lines.filter(({ count }) => count > 300)).toEqual([]);
  const counts = lines.map(({ count }) => count).sort((a, b) => a - b);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(80);
});
