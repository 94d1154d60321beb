import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSettings } from "../build.config.ts";
import { run } from "./run.ts";

const here = join(import.meta.dirname, "..");
/** The file in a finished build that says what it was made from; the server starts only where it is. */
export const STAMP = "stamp";
const sources = ["app", "art", "content", "contract", "public", "scripts", "server/http"];
const files = [
  "site.config.ts",
  "build.addresses.ts",
  "build.config.ts",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

async function sourceFiles(root: string): Promise<string[]> {
  const found = [...files];
  // A clone has no `public/` before its first build.
  for (const folder of sources.filter((name) => existsSync(join(root, name)))) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries)
      if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(root.length + 1));
  }
  return found.filter((file) => !/\/(drawn|cut)\/|\.test\.ts/.test(file)).sort();
}

/** Returns a hash of everything the build is made of: its sources and its settings. */
export async function fingerprint(root = here): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(buildSettings(process.env)));
  for (const file of await sourceFiles(root)) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

/** True when `build/` was made from the sources and settings as they are now. */
export async function isFresh(root = here): Promise<boolean> {
  const stamp = await readFile(join(root, "build", STAMP), "utf8").catch(() => "");
  return stamp !== "" && stamp === (await fingerprint(root));
}

/** Builds the site unless `build/` is up to date, and prints which of the two it is. */
export async function buildIfStale(): Promise<void> {
  if (await isFresh()) {
    console.log("The build is up to date.");
    return;
  }
  console.log("Building the site: half a minute.");
  await run("node", ["scripts/build.ts"]);
}
