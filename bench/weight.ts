/** Build time, and what each page costs a visitor before any interaction, in brotli bytes. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { builtPages } from "../scripts/built-pages.ts";
import { run } from "../scripts/run.ts";
import { writeSection } from "./results.ts";

const client = join(import.meta.dirname, "../build/client");
const sum = async (paths: Iterable<string>) => {
  let total = 0;
  for (const path of paths) total += brotliCompressSync(await readFile(join(client, path))).length;
  return total;
};
/** Returns what a pattern captures, each text once. */
const pathsIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, path = ""]) => path));

/** The scripts a page asks for by itself: its entry and route modules, and what they import statically. */
async function scripts(html: string): Promise<Set<string>> {
  const found = new Set<string>();
  const queue = [...pathsIn(html, /"(\/assets\/[\w.-]+\.js)"/g)];
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const code = await readFile(join(client, path), "utf8");
    for (const name of pathsIn(code, /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) queue.push(`/assets/${name}`);
  }
  return found;
}

const start = performance.now();
await run("node", ["scripts/build.ts"]);
const seconds = ((performance.now() - start) / 1000).toFixed(1);

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const rows: string[] = [];
for (const page of await builtPages(client)) {
  if (/^\/(ar|thank-you)\//.test(page.path)) continue;
  const html = brotliCompressSync(page.html).length;
  const css = await sum(pathsIn(page.html, /<link rel="stylesheet" href="([^"]+)"/g));
  const js = await sum(await scripts(page.html));
  const art = await sum(pathsIn(page.html, /<use href="([^"#]+)/g));
  rows.push(`| ${page.path} | ${[html, css, js, art].map(kb).join(" | ")} |`);
}
await writeSection(
  "Weight",
  `Build from a clean clone after \`npm ci\`: ${seconds} s. Sizes in kB, brotli; drawings are cached across pages. Arabic pages weigh as /ar does beside /, thank-you pages as /404.\n\n` +
    `| page | HTML | CSS | JS | drawings |\n|---|---|---|---|---|\n${rows.join("\n")}`,
);
