import { glob, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { UNFINISHED_BUILD } from "./build.addresses.ts";

export default {
  ssr: false,
  buildDirectory: UNFINISHED_BUILD,
  splitRouteModules: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await rename(join(client, "404", "index.html"), join(client, "404.html"));
    // our own data files replace the framework's, which can be fetched only while a page is opened
    for await (const data of glob("**/*.data", { cwd: client })) await rm(join(client, data));
    for (const left of ["404", "data/404.json", "__spa-fallback.html"])
      await rm(join(client, left), { recursive: true, force: true });
  },
} satisfies Config;
