import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { NOTICES_FILE, OLDEST_BROWSERS, STAGING_DIR } from "./build-constants.ts";
import { COLOURS, coloursCss, DARK, LIGHT } from "./illustrations/engine/palette.ts";
import { CONFIG_FILE, PUBLIC_DIR, readSettings } from "./settings/read-settings.ts";
import { buildUrls } from "./settings/urls.ts";

const relay = process.env.DEV_RELAY;
const settings = buildUrls(process.env);

/** The folders that a build writes, which `npm run dev` need not watch. */
const written = ["build/", ".cache/"].map((folder) => join(import.meta.dirname, folder));

/** Modules that nearly every page needs. They are one file: each request costs work, and small files compress worse. */
const onEveryPage = [
  /\/node_modules\/(react|react-dom|scheduler)\//,
  /\/app\/(sections\/(?!journey)|layout\/site|forms\/saved-answers|navigation\/(router|below-first-screen)|pictures\/illustrations)\b/,
  /\/app\/ui\b/,
];

/** Puts the owner's settings in the place of the module that reads them, again after each change. */
const ownerSettings: Plugin = {
  name: "owner-settings",
  async load(id) {
    if (!id.endsWith("/settings/site.js")) return undefined;
    this.addWatchFile(CONFIG_FILE);
    const values = Object.entries(await readSettings());
    return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
  },
};

/** Writes the tokens of the colours with the owner's; `npm run dev` does so again after each change. */
const ownerColours: Plugin = { name: "owner-colours", buildStart: writeColours };

async function writeColours() {
  const { colours } = await readSettings();
  writeFileSync("app/styles/generated/colours.css", coloursCss(colours));
}

/** Renders the pages of `npm run dev`. */
const devPages: Plugin = {
  name: "dev-pages",
  apply: "serve",
  /** Loads the page again after a change of what React does not replace. Vite has dropped its old modules by then. */
  async hotUpdate({ file, read }) {
    if (this.environment.name !== "client") return undefined;
    if (file === CONFIG_FILE || file === COLOURS) {
      // An editor may empty the file before it writes, which `read` waits for.
      await read();
      await writeColours();
    }
    // A browser keeps what `<use>` has fetched until the page is loaded again.
    if (file !== CONFIG_FILE && !/\/content\/|\/pictures\/.*\.svg$/.test(file)) return undefined;
    this.environment.hot.send({ type: "full-reload" });
    return [];
  },
  configureServer: (server) => () => {
    server.middlewares.use(async ({ url = "/" }, answer, next) => {
      try {
        const { renderSite } = await server.ssrLoadModule("/app/entry.server.tsx");
        const site = await renderSite((file: string) => ({ modules: [`/${file}`], stylesheets: [] }), false);
        const { pathname } = new URL(url, "http://localhost");
        const text = await (site.get(pathname) ?? site.get("/404"))();
        answer.setHeader("Cache-Control", "no-store");
        if (pathname.endsWith(".js")) return answer.setHeader("Content-Type", "text/javascript").end(text);
        answer.statusCode = site.has(pathname) ? 200 : 404;
        answer.setHeader("Content-Type", "text/html").end(await server.transformIndexHtml(url, text));
      } catch (error) {
        server.ssrFixStacktrace(error as Error);
        next(error);
      }
    });
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  // Settings come from the command that runs Vite, so that a file .env changes no test.
  envDir: false,
  publicDir: PUBLIC_DIR,
  plugins: [ownerSettings, tailwindcss(), react(), ownerColours, devPages],
  define: {
    __SITE_URL__: JSON.stringify(settings.siteUrl),
    __RELAY_URL__: JSON.stringify(settings.relayUrl),
    __THEME_COLORS__: JSON.stringify({ light: LIGHT.paper, dark: DARK.paper }),
  },
  build: {
    // The build copies them at its end: an owner's page is none of those that are prerendered.
    copyPublicDir: false,
    outDir: `${STAGING_DIR}/client`,
    manifest: !isSsrBuild && "manifest.json",
    // Both builds have to give a file the same name.
    cssMinify: true,
    target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => name + version),
    assetsInlineLimit: 0,
    modulePreload: false,
    license: !isSsrBuild && { fileName: NOTICES_FILE },
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(!isSsrBuild && {
        input: ["app/entry.client.tsx", ...globSync("app/pages/*/route.tsx")],
        preserveEntrySignatures: "exports-only",
        output: {
          // Chromium then compiles the file off the main thread while it loads, not function by function at the first tap.
          postBanner: ({ name }) => (name === "site" ? "//# allFunctionsCalledOnLoad" : ""),
          codeSplitting: {
            // A group includes what its modules import.
            groups: [
              { name: "site", test: (id) => onEveryPage.some((part) => part.test(id)), priority: 1 },
              // The sandbox's day beside its picture: a tool has no script over 8 kB.
              {
                name: "sandbox-day",
                test: /\/(app\/tools\/sandbox\/(payments|day-cost|limits)|content\/random)\.ts$/,
              },
              { name: "forms", test: /\/(app\/forms|contract|node_modules\/valibot)\//, minShareCount: 2 },
            ],
          },
        },
      }),
    },
  },
  server: {
    strictPort: true,
    watch: { ignored: (file) => written.some((folder) => file.startsWith(folder)) },
    // The relay of `npm run dev` takes the posts, which go to a mailbox.
    proxy: relay ? { "^/(ajax/)?[^/@]+@[^/@]+$": relay } : {},
  },
}));
