import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { icons } from "../app/components/art/icons.ts";

/** Writes favicon.ico, favicon.svg and apple-touch-icon.png into the built site. */
export async function writeIcons(client: string): Promise<void> {
  for (const [name, bytes] of Object.entries(icons())) await writeFile(join(client, name), bytes);
}
