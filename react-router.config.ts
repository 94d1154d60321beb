import { glob, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { UNFINISHED_BUILD } from "./build.addresses.ts";
import { languages, localPath } from "./contract/language.ts";

/** The page of unknown addresses, in each language. */
const notFound = languages.map((language) => localPath("/404", language));

export default {
  ssr: false,
  buildDirectory: UNFINISHED_BUILD,
  splitRouteModules: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...notFound],
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    for (const path of notFound) await rename(join(client, path, "index.html"), join(client, `${path}.html`));
    // Our own data files replace the framework's, which can be fetched only while a page is opened.
    for await (const data of glob("**/*.data", { cwd: client })) await rm(join(client, data));
    const left = [...notFound, ...notFound.map((path) => `data${path}.json`), "__spa-fallback.html"];
    for (const name of left) await rm(join(client, name), { recursive: true, force: true });
  },
} satisfies Config;
