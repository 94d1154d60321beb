import { createHash } from "node:crypto";
import { prerender } from "react-dom/static";
import { buildSettings } from "../build-settings.ts";
import { type Language, languages, localPath } from "../contract/language.ts";
import { wordsFor } from "./i18n/words.server.ts";
import { Document } from "./layout/document.tsx";
import { documentHead, inlineScript } from "./layout/document-head.server.ts";
import { Site } from "./layout/site.tsx";
import deferHydration from "./navigation/deferred-hydration.js?raw";
import { createPages, type Page, type PageFiles } from "./navigation/pages.ts";
import { createRouter, RouterContext } from "./navigation/router.tsx";
import { pageData } from "./pages/data.server.ts";
import { routes } from "./routes.ts";

const components = import.meta.glob<Page["Component"]>("./pages/*/route.tsx", {
  import: "default",
  eager: true,
});

const serialize = (value: unknown) =>
  JSON.stringify(value, (key, part) => (key === "structured" ? undefined : part));

/**
 * Returns the texts of the site by URL: the HTML of each page, the module with its component and words, and for each
 * language the module with the words of the layout.
 * @param filesOf returns the modules that a source file needs, its own first, and their stylesheets
 * @param isHashed true for names of modules that change with the text, which browsers may keep for ever
 * @param textOf returns the text of a page's stylesheet
 */
export async function renderSite(
  filesOf: (source: string) => PageFiles,
  isHashed: boolean,
  textOf: (stylesheet: string) => string = () => "",
) {
  const { demo } = buildSettings(process.env);
  const site = new Map<string, () => string | Promise<string>>();
  function addModule(name: string, text: string): string {
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
    const url = `/assets/${name}${isHashed ? `-${hash}` : ""}.js`;
    site.set(url, () => text);
    return url;
  }

  async function makePage(bare: keyof typeof routes, language: Language) {
    const path = localPath(bare, language);
    const words = wordsFor(path);
    const data = await pageData[routes[bare]](words, path, demo);
    const source = `pages/${routes[bare]}/route.tsx`;
    const Component = components[`./${source}`];
    if (!Component) throw new Error(`There is no app/${source}.`);
    const { modules, stylesheets } = filesOf(`app/${source}`);
    const layout = addModule(`layout-${language}`, `export default ${serialize(words.layout)};`);
    const pageModule = addModule(
      path.slice(1).replaceAll("/", "-") || "home",
      `import Component from "${modules[0]}";import layout from "${layout}";` +
        `export default { Component, layout, ...${serialize({ path, stylesheets, data })} };`,
    );
    const page: Page = { path, stylesheets, Component, data, layout: words.layout };
    return { page, files: { modules: [pageModule, layout, ...modules], stylesheets } };
  }
  const paths = Object.keys(routes) as (keyof typeof routes)[];
  const rendered = await Promise.all(languages.flatMap((to) => paths.map((path) => makePage(path, to))));
  const linked = rendered.filter(({ page }) => !page.path.endsWith("/404"));
  const table = Object.fromEntries(linked.map(({ page, files }) => [page.path, files]));
  const list = addModule("pages", `export default ${JSON.stringify(table)};`);
  const start = filesOf("app/entry.client.tsx").modules;

  for (const { page, files } of rendered)
    site.set(page.path, async () => {
      const scripts = [...new Set([...start, ...files.modules, list])];
      const { prelude } = await prerender(
        <RouterContext value={createRouter(createPages({}), page, new URL(page.path, __SITE_URL__))}>
          <Document structured={page.data.meta.structured ?? []}>
            <Site />
          </Document>
        </RouterContext>,
        {
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          bootstrapScriptContent: inlineScript(deferHydration, start[0], files.modules[0], list, scripts),
        },
      );
      const html = await new Response(prelude).text();
      return html.replace("<head>", () => `<head>${documentHead(html, page, textOf)}`);
    });
  return site;
}
