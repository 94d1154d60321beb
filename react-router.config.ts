import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { UNFINISHED_BUILD } from "./build.config.ts";

export default {
  ssr: false,
  buildDirectory: UNFINISHED_BUILD,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await rename(join(client, "404", "index.html"), join(client, "404.html"));
    for (const left of ["404", "404.data", "__spa-fallback.html"])
      await rm(join(client, left), { recursive: true, force: true });
  },
} satisfies Config;
