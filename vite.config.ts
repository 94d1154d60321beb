import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { DARK, LIGHT } from "./art/engine/palette.ts";
import { buildSettings } from "./build.config.ts";

const settings = buildSettings(process.env);

/** Vite wraps each `import()` in 1.6 kB that looks for stylesheets to load with it; the router loads a page's own. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
};

/** One file for what the frame needs: many small ones compress worse and keep a phone waiting. */
const onEveryPage = new RegExp(
  [
    "app/frame/(bar|drop-downs|footer|logo|meta|mobile-menu|theme-toggle)",
    "app/frame/use-(open-page|prefetch|scroll-position|theme)\\.",
    "app/ui/(crumb|hover-intent|marks|motion|picture|toast|use-hover-details|use-hydrated|use-scrolled|whole-words)\\.",
    "app/words/(frame-words|localised|use-language)\\.",
    "content/(fill|en/frame)",
    "contract/language",
    "site\\.config",
  ].join("|"),
);

const ofForms = /app\/(forms\/|ui\/use-near|sections\/(contact-details|form-page|local-hours|office-hours))/;

export default defineConfig({
  plugins: [plainImports, tailwindcss(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify(settings.siteUrl),
    __RELAY_URL__: JSON.stringify(settings.relayUrl),
    __THEME_COLORS__: JSON.stringify({ light: LIGHT.paper, dark: DARK.paper }),
  },
  build: {
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Chromium then compiles it off the main thread while it loads, and not function by function at the first tap.
        postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
            { name: "common", test: onEveryPage, priority: 1 },
            { name: "forms", test: ofForms, minShareCount: 3 },
            { name: "shared", test: /\/(app\/(frame|sections|ui)|content)\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/ajax": settings.devServer, [`/${settings.mailbox}`]: settings.devServer } },
});
