import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { NOTICES } from "../build.addresses.ts";

const root = join(import.meta.dirname, "..");

/** Adds the licence of each font that `fonts.css` names to the notices that Vite has written for the scripts. */
export async function addFontLicences(client: string): Promise<void> {
  const styles = await readFile(join(root, "app/styles/fonts.css"), "utf8");
  const names = new Set([...styles.matchAll(/url\("(@[^/]+\/[^/]+)\//g)].map(([, name = ""]) => name));
  for (const name of names) {
    const folder = join(root, "node_modules", name);
    const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const text = await readFile(join(folder, "LICENSE"), "utf8");
    await appendFile(join(client, NOTICES), `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`);
  }
}
