import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { UNFINISHED_BUILD } from "../build.addresses.ts";

/** A file of Vite's manifest (https://vite.dev/guide/backend-integration). */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Builds the scripts and sheets, and writes every page as HTML, with its words in files beside. */
export async function prerenderSite(): Promise<void> {
  process.env.NODE_ENV = "production";
  const client = join(UNFINISHED_BUILD, "client");
  const server = join(UNFINISHED_BUILD, "server");
  await build({ logLevel: "warn" });
  await build({ logLevel: "warn", build: { ssr: "app/entry.server.tsx", outDir: server } });
  const list = join(client, "manifest.json");
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(list, "utf8"));
  const chunksOf = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no module of the site.`);
    return [...(chunk.imports ?? []).flatMap(chunksOf), chunk];
  };
  const filesOf = (source: string) => {
    const chunks = [...new Set(chunksOf(source))];
    const files = chunks.map(({ file }) => `/${file}`);
    const sheets = chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`));
    return { module: files.pop() ?? "", imports: files, sheets: [...new Set(sheets)] };
  };
  const { makeSite } = await import(pathToFileURL(join(server, "entry.server.js")).href);
  const { files, paths, render } = await makeSite(filesOf, true);
  for (const path of paths)
    files[path.endsWith("/404") ? `${path}.html` : join(path, "index.html")] = await render(path);
  for (const [name, text] of Object.entries<string>(files)) {
    await mkdir(dirname(join(client, name)), { recursive: true });
    await writeFile(join(client, name), text);
  }
  await rm(server, { recursive: true });
  await rm(list);
}
