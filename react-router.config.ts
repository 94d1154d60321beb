import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await rename(join(client, "404", "index.html"), join(client, "404.html"));
    for (const left of ["404", "404.data", "__spa-fallback.html"])
      await rm(join(client, left), { recursive: true, force: true });
  },
} satisfies Config;
