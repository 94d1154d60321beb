import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildSettings } from "./scripts/settings.ts";

const settings = buildSettings(process.env);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify(settings.siteUrl),
    __RELAY_URL__: JSON.stringify(settings.relayUrl),
  },
  build: { cssTarget: ["chrome123", "firefox120", "safari17.5"], assetsInlineLimit: 0 },
  server: { proxy: { "/ajax": settings.devServer, [`/${settings.mailbox}`]: settings.devServer } },
});
