import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { type Language, languageOf } from "../contract/language.ts";
import { PAGE_END } from "./layout/footer.tsx";
import { THEME_CHANGED, THEME_KEY } from "./layout/use-theme.tsx";
import { FIRST_SCREEN_END } from "./navigation/below-first-screen.tsx";
import { dataUrl } from "./navigation/page-files.ts";
import { inlineScript } from "./start/inline-script.ts";
import { lateStart } from "./start/late-start.ts";
import markPage from "./start/mark-page.js?raw";
import startTheme from "./start/theme.js?raw";
import styles from "./styles/app.css?url";
import arabic from "./styles/cut/readex-pro-arabic.woff2?url";

/** The font of a language that has letters of its own. */
const letters: Partial<Record<Language, string>> = { ar: arabic };

const themeScript = inlineScript(startTheme, THEME_KEY, THEME_CHANGED);
const headScript = inlineScript(markPage);

/**
 * Returns the start of the head: the scripts that have to run before the first paint, the stylesheet, the font of the
 * language, and the element that must be parsed before that paint, which is the end of the first screen or of the page.
 */
function headStart(html: string, language: Language): string {
  const font = letters[language];
  const until = html.includes(`id="${FIRST_SCREEN_END}"`) ? FIRST_SCREEN_END : PAGE_END;
  return [
    `<script id="theme-script">${themeScript}</script><script>${headScript}</script>`,
    `<link rel="stylesheet" href="${styles}"/>`,
    font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>` : "",
    `<link rel="expect" href="#${until}" blocking="render"/>`,
  ].join("");
}

/** Returns the file with what the page's loader returned, for visitors who come by a link from another page. */
function dataFile({ staticHandlerContext: { location, loaderData } }: EntryContext) {
  const path = location.pathname.replace(/\/$/, "") || "/";
  return { [dataUrl(path)]: JSON.stringify(loaderData[path]) };
}

/** Returns one page. After its end a prerendered one has the text of its files; the build puts them into files of their own. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // In development `<Scripts>` starts the page.
  const start = import.meta.env.DEV ? undefined : await lateStart(context);
  const { prelude } = await prerender(
    <ServerRouter context={start?.context ?? context} url={request.url} />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(start && { bootstrapScriptContent: start.script }),
    },
  );
  const html = await new Response(prelude).text();
  const head = headStart(html, languageOf(new URL(request.url).pathname));
  // React writes scripts and stylesheets at the end of the head, where a pending stylesheet holds up the scripts.
  const page = html.replace("<head>", () => `<head>${head}`);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const files = start ? JSON.stringify({ ...start.state, ...dataFile(context) }) : "";
  return new Response(page + files, { status, headers });
}
