import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Language, languageOf } from "../contract/language.ts";
import { icons } from "../illustrations/icons.ts";
import { filesIn, OWNER_DIR } from "../settings/read-settings.ts";
import { builtPages } from "./built-pages.ts";

/** Draws the 1200x630 picture that each page names in its head, into `client/social/`. */
export async function writeSocialImages(client: string): Promise<void> {
  // Loaded here, because its fonts take seconds and `npm run dev` draws no such image.
  const { socialImage } = await import("../illustrations/social.ts");
  await mkdir(join(client, "social"), { recursive: true });
  const titles = new Map<string, { title: string; language: Language }>();
  for (const { path, canonical, social } of await builtPages(client))
    if (social.image && (!titles.has(social.image) || canonical?.endsWith(path)))
      titles.set(social.image, { title: social.title.replaceAll("'", "’"), language: languageOf(path) });
  for (const [name, { title, language }] of titles)
    await writeFile(join(client, "social", name), socialImage(title, language));
}

/** Draws the icons, and lays the owner's own files over them. */
export async function writePublicFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, icon] of Object.entries(icons())) await writeFile(join(folder, name), icon);
  const ownerFiles = join(OWNER_DIR, "public");
  if (filesIn(ownerFiles).length > 0) await cp(ownerFiles, folder, { recursive: true });
}
