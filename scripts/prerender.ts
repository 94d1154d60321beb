import { readFileSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { STAGING_DIR } from "../build-constants.ts";

/** A file of Vite's manifest (https://vite.dev/guide/backend-integration). */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Builds the scripts and stylesheets, and writes every page as HTML, with its words in files beside. */
export async function prerenderSite(): Promise<void> {
  process.env.NODE_ENV = "production";
  const client = join(STAGING_DIR, "client");
  const server = join(STAGING_DIR, "server");
  await build({ logLevel: "warn" });
  await build({
    logLevel: "warn",
    build: { ssr: "app/entry.server.tsx", ssrEmitAssets: true, outDir: server },
  });
  // What only the document names, as the stylesheet of all pages.
  const isNamed = (file: string) => !/\.js$|\/entry-/.test(file);
  await cp(join(server, "assets"), join(client, "assets"), { recursive: true, filter: isNamed });
  const list = join(client, "manifest.json");
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(list, "utf8"));
  const chunksOf = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no module of the site.`);
    return [chunk, ...(chunk.imports ?? []).flatMap(chunksOf)];
  };
  const filesOf = (source: string) => {
    const chunks = [...new Set(chunksOf(source))];
    const stylesheets = chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`));
    return { modules: chunks.map(({ file }) => `/${file}`), stylesheets: [...new Set(stylesheets)] };
  };
  const { renderSite } = await import(pathToFileURL(join(server, "entry.server.js")).href);
  const site: Map<string, () => Promise<string>> = await renderSite(filesOf, true, (stylesheet: string) =>
    readFileSync(join(client, stylesheet), "utf8").trim(),
  );
  for (const [url, text] of site) {
    const ending = url.endsWith("/404") ? ".html" : "/index.html";
    const file = join(client, url.endsWith(".js") ? url : url + ending);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await text());
  }
  await rm(server, { recursive: true });
  await rm(list);
}
