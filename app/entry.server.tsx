import { createHash } from "node:crypto";
import { prerender } from "react-dom/static";
import { type Language, languageOf, languages, localPath } from "../contract/language.ts";
import { wordsFor } from "./i18n/words.server.ts";
import { Document } from "./layout/document.tsx";
import { PAGE_END } from "./layout/footer.tsx";
import { Site } from "./layout/frame.tsx";
import { THEME_CHANGED, THEME_KEY } from "./layout/use-theme.tsx";
import { FIRST_SCREEN_END } from "./navigation/below-first-screen.tsx";
import { createPages, type FilesOf, type Page } from "./navigation/pages.ts";
import { createRouter, RouterContext } from "./navigation/router.tsx";
import { pageData } from "./pages/data.server.ts";
import { routes } from "./routes.ts";
import markPage from "./start/mark-page.js?raw";
import startLate from "./start/start-late.js?raw";
import startTheme from "./start/theme.js?raw";
import styles from "./styles/app.css?url";
import text from "./styles/cut/readex-pro.woff2?url";
import arabic from "./styles/cut/readex-pro-arabic.woff2?url";

const components = import.meta.glob<Page["Component"]>("./pages/*/route.tsx", {
  import: "default",
  eager: true,
});

/** The font of a language that has letters of its own. */
const letters: Partial<Record<Language, string>> = { ar: arabic };

/**
 * Returns the text of a script that calls the function of a file with these arguments, without doc comments and
 * indentation.
 * @param source the text of a `.js` file that exports one function, which uses nothing from outside itself
 */
function inlineScript(source: string, ...args: unknown[]): string {
  const run = source.replaceAll(/^ *\/?\*.*\n|^ +|^export default /gm, "").trim();
  return `(${run})(${args.map((arg) => JSON.stringify(arg)).join()})`;
}

// The server keeps the first of them in a form's answer.
const beforePaint = `<script id="theme-script">${inlineScript(startTheme, THEME_KEY, THEME_CHANGED)}</script><script>${inlineScript(markPage)}</script>`;

/**
 * Returns the start of the head, which React would write at its end: the script that has to run before the first paint, the
 * sheets, the fonts, and the element that must be parsed before that paint, which is the end of the first screen or of the page.
 */
function headStart(html: string, { path, files }: Page): string {
  const fonts = [letters[languageOf(path)], text].filter((href) => href !== undefined);
  const until = html.includes(`id="${FIRST_SCREEN_END}"`) ? FIRST_SCREEN_END : PAGE_END;
  return [
    beforePaint,
    `<link rel="stylesheet" href="${styles}"/>`,
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
    ),
    ...files.sheets.map((href) => `<link rel="stylesheet" href="${href}" media="all"/>`),
    `<link rel="expect" href="#${until}" blocking="render"/>`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32"/>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`,
  ].join("");
}

/**
 * Makes the pages of the site, and the files with their words.
 * @param isHashed true for names that change with the text, which browsers may keep for ever
 */
export async function makeSite(filesOf: FilesOf, isHashed: boolean) {
  const words: Record<string, string> = {};
  const keep = (name: string, value: unknown) => {
    const json = JSON.stringify(value, (key, part) => (key === "structured" ? undefined : part));
    const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
    const address = `/assets/${name}${isHashed ? `-${hash}` : ""}.json`;
    words[address] = json;
    return address;
  };

  async function makePage(bare: keyof typeof routes, language: Language): Promise<Page> {
    const path = localPath(bare, language);
    const { frame, ...own } = wordsFor(path);
    const data = await pageData[routes[bare]]({ frame, ...own }, path);
    const source = `pages/${routes[bare]}/route.tsx`;
    const Component = components[`./${source}`];
    if (!Component) throw new Error(`There is no app/${source}.`);
    const name = path.slice(1).replaceAll("/", "-") || "home";
    const kept = { data: keep(name, data), frame: keep(`frame-${language}`, frame) };
    return { path, files: { ...filesOf(`app/${source}`), ...kept }, Component, data, frame };
  }
  const paths = Object.keys(routes) as (keyof typeof routes)[];
  const pages = await Promise.all(languages.flatMap((to) => paths.map((path) => makePage(path, to))));
  const linked = pages.filter(({ path }) => !path.endsWith("/404"));
  const list = keep("pages", Object.fromEntries(linked.map(({ path, files }) => [path, files])));
  const start = filesOf("app/entry.client.ts");

  /** Returns the HTML of a page. */
  async function render(page: Page): Promise<string> {
    const { path, files, data } = page;
    const all = [start, filesOf("app/hydrate.tsx"), files];
    const scripts = [...new Set(all.flatMap(({ module, imports }) => [...imports, module]))];
    const { prelude } = await prerender(
      <RouterContext value={createRouter(createPages({}), page, new URL(path, __SITE_URL__))}>
        <Document structured={data.meta.structured ?? []}>
          <Site />
        </Document>
      </RouterContext>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        bootstrapScriptContent: inlineScript(startLate, start.module, scripts, path, files, list),
      },
    );
    const html = await new Response(prelude).text();
    return html.replace("<head>", () => `<head>${headStart(html, page)}`);
  }
  return { words, pages, render };
}
