import { createHash } from "node:crypto";
import { prerender } from "react-dom/static";
import { type Language, languageOf, languages, localPath, pathIn } from "../contract/language.ts";
import { wordsFor } from "./i18n/words.server.ts";
import { Document } from "./layout/document.tsx";
import { PAGE_END } from "./layout/footer.tsx";
import { Site } from "./layout/frame.tsx";
import { THEME_CHANGED, THEME_KEY } from "./layout/use-theme.tsx";
import { FIRST_SCREEN_END } from "./navigation/below-first-screen.tsx";
import { createPages, type Page, type PageFiles } from "./navigation/pages.ts";
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

/** Returns the addresses of a source file's module, of the modules that it imports and of their sheets. */
export type FilesOf = (source: string) => Pick<PageFiles, "module" | "imports" | "sheets">;

/**
 * Returns the text of a script that calls the function of a file with these arguments, without doc comments and
 * indentation.
 * @param source the text of a `.js` file that exports one function, which uses nothing from outside itself
 */
function inlineScript(source: string, ...args: unknown[]): string {
  const run = source.replaceAll(/^ *\/?\*.*\n|^ +|^export default /gm, "").trim();
  return `(${run})(${args.map((arg) => JSON.stringify(arg)).join()})`;
}

const beforePaint = `${inlineScript(startTheme, THEME_KEY, THEME_CHANGED)};${inlineScript(markPage)}`;

/**
 * Returns the start of the head, which React would write at its end: the script that has to run before the first paint, the
 * sheets, the fonts, and the element that must be parsed before that paint, which is the end of the first screen or of the page.
 */
function headStart(html: string, { path, sheets }: Page): string {
  const fonts = [letters[languageOf(path)], text].filter((href) => href !== undefined);
  const until = html.includes(`id="${FIRST_SCREEN_END}"`) ? FIRST_SCREEN_END : PAGE_END;
  return [
    `<script id="theme-script">${beforePaint}</script>`,
    `<link rel="stylesheet" href="${styles}"/>`,
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
    ),
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}" media="all"/>`),
    `<link rel="expect" href="#${until}" blocking="render"/>`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32"/>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`,
  ].join("");
}

/**
 * Makes the files of all pages.
 * @param isHashed true for names that change with the text, which browsers may keep for ever
 */
export async function makeSite(filesOf: FilesOf, isHashed: boolean) {
  /** The JSON files, by address. */
  const files: Record<string, string> = {};
  const keep = (name: string, value: unknown) => {
    const json = JSON.stringify(value, (key, part) => (key === "structured" ? undefined : part));
    const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
    const address = `/assets/${name}${isHashed ? `-${hash}` : ""}.json`;
    files[address] = json;
    return address;
  };

  const table: Record<string, PageFiles> = {};
  const pages: Record<string, Page> = {};
  for (const language of languages) {
    const frame = keep(`frame-${language}`, wordsFor(localPath("/", language)).frame);
    for (const [bare, folder] of Object.entries(routes)) {
      const path = localPath(bare as keyof typeof routes, language);
      const words = wordsFor(path);
      const data = await pageData[folder](words, path);
      const source = `pages/${folder}/route.tsx`;
      const Component = components[`./${source}`];
      if (!Component) throw new Error(`There is no app/${source}.`);
      const name = path.slice(1).replaceAll("/", "-") || "home";
      table[path] = { ...filesOf(`app/${source}`), data: keep(name, data), frame };
      pages[path] = { path, sheets: table[path].sheets, Component, data, frame: words.frame };
    }
  }
  const isLinked = ([path]: [string, PageFiles]) => pathIn(path, "en") !== "/404";
  const list = keep("pages", Object.fromEntries(Object.entries(table).filter(isLinked)));
  const start = filesOf("app/entry.client.ts");
  const later = filesOf("app/hydrate.tsx");

  /** Returns the HTML of the page at a path of the site. */
  async function render(path: string): Promise<string> {
    const page = pages[path] as Page;
    const own = table[path] as PageFiles;
    const scripts = [start, later, own].flatMap(({ module, imports }) => [...imports, module]);
    const started = {
      entry: start.module,
      scripts: [...new Set(scripts)],
      words: [own.data, own.frame, list],
    };
    const { prelude } = await prerender(
      <RouterContext value={createRouter(createPages({}), page, new URL(path, __SITE_URL__))}>
        <Document structured={page.data.meta.structured ?? []}>
          <Site />
        </Document>
      </RouterContext>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        bootstrapScriptContent: inlineScript(startLate, started, path, own, list),
      },
    );
    const html = await new Response(prelude).text();
    return html.replace("<head>", () => `<head>${headStart(html, page)}`);
  }
  return { files, paths: Object.keys(pages), render };
}
