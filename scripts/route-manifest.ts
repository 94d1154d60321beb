import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = /^manifest-\w+\.js$/;
const BEFORE = "window.__reactRouterManifest=";

interface Entry {
  imports?: string[];
  [key: string]: unknown;
}
interface Manifest {
  entry: { imports: string[] };
  routes: Record<string, Entry>;
  url: string;
}

/**
 * The router's manifest as a browser needs it: no key that says no, and no file beside a page that every page has loaded
 * by then. A page that is fetched ahead would ask for each of them again.
 * @throws Error when the framework writes its manifest in another way than this was written for
 */
export function slimManifest(text: string): Manifest {
  const json = text.replace(BEFORE, "").replace(/;$/, "");
  const { entry, routes, ...rest }: Manifest = text.startsWith(BEFORE) ? JSON.parse(json) : {};
  if (!entry || !routes?.root?.imports)
    throw new Error("React Router writes its manifest in a new way; scripts/route-manifest.ts must follow.");
  const loaded = new Set([...entry.imports, ...routes.root.imports]);
  const slim = Object.entries(routes).map(([id, { imports = [], ...route }]) => {
    const said = { ...route, imports: imports.filter((file) => !loaded.has(file)) };
    return [id, Object.fromEntries(Object.entries(said).filter(([, value]) => value && String(value)))];
  });
  return { entry, ...rest, routes: Object.fromEntries(slim) };
}

/**
 * Writes the slim manifest into the built site, under a name of its own.
 * @param client `build/client`
 * @returns the address of the file it replaces, and its own
 */
export function writeSlimManifest(client: string): [before: string, after: string] {
  const assets = join(client, "assets");
  const [name = ""] = readdirSync(assets).filter((file) => FILE.test(file));
  const manifest = slimManifest(readFileSync(join(assets, name), "utf8"));
  const hash = createHash("sha256").update(JSON.stringify(manifest)).digest("base64url").slice(0, 8);
  const url = `/assets/manifest-${hash}.js`;
  writeFileSync(join(client, url), `${BEFORE}${JSON.stringify({ ...manifest, url })};`);
  rmSync(join(assets, name));
  return [`/assets/${name}`, url];
}
