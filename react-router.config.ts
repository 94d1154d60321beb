import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { UNFINISHED_BUILD } from "./build.addresses.ts";
import { languages, localPath } from "./contract/language.ts";

const client = join(UNFINISHED_BUILD, "client");
/** The page of unknown addresses, in each language. */
const notFound = languages.map((language) => localPath("/404", language));

const END = "</html>";
/** Writes the files whose text stands after the end of a page (`app/entry.server.tsx`). */
async function splitPage(page: string) {
  const text = await readFile(page, "utf8");
  const end = text.indexOf(END) + END.length;
  await writeFile(page, text.slice(0, end));
  for (const [address, content] of Object.entries<string>(JSON.parse(text.slice(end)))) {
    await mkdir(dirname(join(client, address)), { recursive: true });
    await writeFile(join(client, address), content);
  }
}

export default {
  ssr: false,
  buildDirectory: UNFINISHED_BUILD,
  splitRouteModules: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...notFound],
  async buildEnd() {
    for (const path of notFound) await rename(join(client, path, "index.html"), join(client, `${path}.html`));
    for (const name of [...notFound, "__spa-fallback.html"])
      await rm(join(client, name), { recursive: true, force: true });
    // Our own data files replace the framework's, which can be fetched only while a page is opened.
    for await (const data of glob("**/*.data", { cwd: client })) await rm(join(client, data));
    for await (const page of glob("**/*.html", { cwd: client })) await splitPage(join(client, page));
  },
} satisfies Config;
