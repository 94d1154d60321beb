import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { buildSettings } from "./scripts/settings.ts";

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
    "app/components/layout/(bar|drop-downs|footer|logo|meta|mobile-menu|prefetch|theme-toggle)",
    "app/components/ui/(marks|picture|toast)\\.",
    "app/hooks/(hover-intent|motion|use-hover|use-hydrated|use-scroll|use-theme)",
    "content/en/navigation",
    "site\\.config",
  ].join("|"),
);

const ofForms =
  /app\/(forms\/|hooks\/use-near|components\/sections\/(contact-details|form-page|local-hours|office-hours))/;

export default defineConfig({
  plugins: [plainImports, tailwindcss(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify(settings.siteUrl),
    __RELAY_URL__: JSON.stringify(settings.relayUrl),
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
            { name: "shared", test: /\/(app\/(components|hooks)|content)\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/ajax": settings.devServer, [`/${settings.mailbox}`]: settings.devServer } },
});
