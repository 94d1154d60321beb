import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Language, languageOf } from "../contract/language.ts";
import { socialImage } from "../illustrations/social.ts";
import { builtPages } from "./built-pages.ts";

/** Draws the 1200x630 picture that each page names in its head, into `client/social/`. */
export async function writeSocialImages(client: string): Promise<void> {
  await mkdir(join(client, "social"), { recursive: true });
  const titles = new Map<string, { title: string; language: Language }>();
  for (const { path, canonical, social } of await builtPages(client))
    if (social.image && (!titles.has(social.image) || canonical?.endsWith(path)))
      titles.set(social.image, {
        title: social.title.replaceAll("'", "’"),
        language: languageOf(path),
      });
  for (const [name, { title, language }] of titles)
    await writeFile(join(client, "social", name), socialImage(title, language));
}
