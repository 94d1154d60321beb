import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSettings } from "./settings.ts";

const root = join(import.meta.dirname, "..");
const STAMP = join(root, "build/stamp");
const sources = ["app", "content", "contract", "public", "scripts"];
const files = ["site.config.ts", "package-lock.json", "vite.config.ts", "react-router.config.ts"];

async function sourceFiles(): Promise<string[]> {
  const found = [...files];
  for (const folder of sources) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries)
      if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(root.length + 1));
  }
  return found.filter((file) => !/\/(drawn|cut)\/|\.test\.ts/.test(file)).sort();
}

/** A hash of everything the build is made of: its sources and its settings. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(buildSettings(process.env)));
  for (const file of await sourceFiles()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

/** True when `build/` was made from the sources and settings as they are now. */
export async function isFresh(): Promise<boolean> {
  const stamp = await readFile(STAMP, "utf8").catch(() => "");
  return stamp !== "" && stamp === (await fingerprint());
}

/** Marks `build/` as made from the sources and settings as they are now. */
export async function stampBuild(): Promise<void> {
  await writeFile(STAMP, await fingerprint());
}
