import { writeFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { buildAddresses, FLOOR, NOTICES } from "./build.addresses.ts";
import { COLOURS, coloursCss, DARK, LIGHT } from "./illustrations/engine/palette.ts";
import { CONFIG, PUBLIC, readSettings } from "./settings/owner.ts";

const relay = process.env.DEV_RELAY;
const settings = buildAddresses(process.env);

/** Modules that nearly every page needs. They are one file: each request costs work, and small files compress worse. */
const onEveryPage = [
  /\/node_modules\/(react|react-dom|scheduler|react-router)\//,
  /\/app\/(sections\/(?!journey|picture-strip|rule-rows)|layout\/frame|forms\/kept-answers|navigation\/(page-route|below-first-screen)|i18n\/localised|pictures\/illustrations)\b/,
  /\/(app\/ui|contract\/characters)\b/,
];

/** Puts the owner's settings in the place of the module that reads them, again after each change. */
const ownerSettings: Plugin = {
  name: "owner-settings",
  async load(id) {
    if (!id.endsWith("/settings/site.js")) return undefined;
    this.addWatchFile(CONFIG);
    const values = Object.entries(await readSettings());
    return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
  },
};

/** Writes the tokens of the colours with the owner's, again after each change. */
const ownerColours: Plugin = {
  name: "owner-colours",
  buildStart: writeColours,
  configureServer({ watcher, ws }) {
    watcher.add([CONFIG, COLOURS]);
    watcher.on("change", async (file) => {
      if (file === CONFIG || file === COLOURS) await writeColours();
      // A browser keeps what `<use>` has fetched until the page is loaded again.
      if (/\/pictures\/.*\.svg$/.test(file)) ws.send({ type: "full-reload" });
    });
  },
};

async function writeColours() {
  const { colours } = await readSettings();
  writeFileSync("app/styles/cut/colours.css", coloursCss(colours));
}

export default defineConfig({
  // Settings come from the command that runs Vite, so that a file .env changes no test.
  envDir: false,
  publicDir: PUBLIC,
  plugins: [ownerSettings, tailwindcss(), reactRouter(), ownerColours],
  define: {
    __SITE_URL__: JSON.stringify(settings.siteUrl),
    __RELAY_URL__: JSON.stringify(settings.relayUrl),
    __THEME_COLORS__: JSON.stringify({ light: LIGHT.paper, dark: DARK.paper }),
  },
  build: {
    // The build copies them at its end: an owner's page is none of those that are prerendered.
    copyPublicDir: false,
    target: Object.entries(FLOOR).map(([name, version]) => name + version),
    assetsInlineLimit: 0,
    modulePreload: false,
    license: { fileName: NOTICES },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Chromium then compiles the file off the main thread while it loads, not function by function at the first tap.
        postBanner: ({ name }) => (name === "site" ? "//# allFunctionsCalledOnLoad" : ""),
        codeSplitting: {
          // A group includes what its modules import.
          // Not the entry: it hydrates when it is evaluated, so no module of a page may import its chunk.
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
    },
  },
  server: {
    strictPort: true,
    // The relay of `npm run dev` takes the posts, which go to a mailbox.
    proxy: relay ? { "^/(ajax/)?[^/@]+@[^/@]+$": relay } : {},
  },
});
