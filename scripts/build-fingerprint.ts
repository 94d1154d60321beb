import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { buildSettings } from "../build-settings.ts";
import { filesIn, OWNER_DIR } from "../settings/read-settings.ts";
import { run } from "./run.ts";

const here = join(import.meta.dirname, "..");
/** The file in a finished build that says what it was made from; the server starts only where it is. */
export const STAMP = "stamp";
const sources = [
  "{app,illustrations,content,contract,leads,scripts,server/http,settings}/**",
  ...["*.config.ts", "build-*.ts", "package-lock.json"],
];
const exclude = ["app/styles/generated", "**/*.test.*"];

/** Returns a hash of everything the build is made of: its sources and its settings. */
export async function fingerprint(root = here): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(buildSettings(process.env)));
  const files = globSync(sources, { cwd: root, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  for (const file of filesIn(OWNER_DIR).sort())
    if (file !== ".env") hash.update(file).update(await readFile(join(OWNER_DIR, file)));
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
  run("node", ["scripts/build.ts"]);
}
