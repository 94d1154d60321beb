import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { socialImage } from "../app/components/art/social.ts";
import { builtPages } from "./built-pages.ts";

/** Draws the 1200x630 picture that each page names in its head, into `client/social/`. */
export async function writeSocialImages(client: string): Promise<void> {
  await mkdir(join(client, "social"), { recursive: true });
  const titles = new Map<string, string>();
  for (const page of await builtPages(client)) {
    const name = /property="og:image" content="[^"]*\/social\/([^"]+)"/.exec(page.html)?.[1];
    const heading = /<meta property="og:title" content="([^"]*)"/.exec(page.html)?.[1];
    if (name && heading && (!titles.has(name) || page.canonical?.endsWith(page.path)))
      titles.set(name, heading.replaceAll("&amp;", "&").replaceAll("&#x27;", "’"));
  }
  for (const [name, title] of titles) await writeFile(join(client, "social", name), await socialImage(title));
}
