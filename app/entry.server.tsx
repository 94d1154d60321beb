import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { UNFINISHED_BUILD } from "../build.addresses.ts";
import { type Language, languageOf } from "../contract/language.ts";
import { PAGE_END } from "./frame/footer.tsx";
import { headScript, themeScript } from "./frame/head-script.ts";
import { dataUrl } from "./frame/page-data.ts";
import { FIRST_SCREEN_END } from "./frame/scroll-positions.ts";
import styles from "./styles/app.css?url";
import arabic from "./styles/cut/readex-pro-arabic.woff2?url";

/** The font of a language that has letters of its own. */
const letters: Partial<Record<Language, string>> = { ar: arabic };

async function write(url: string, text: string) {
  const file = `${UNFINISHED_BUILD}/client${url}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes what the page's loader returned, for visitors who come by a link from another page. */
async function writeData({ staticHandlerContext: { location, matches, loaderData } }: EntryContext) {
  const path = location.pathname.replace(/\/$/, "") || "/";
  await write(dataUrl(path), JSON.stringify(loaderData[matches.at(-1)?.route.id ?? ""]));
}

/** The script that starts a prerendered page; in development `<Scripts>` does. */
async function starter(context: EntryContext) {
  if (import.meta.env.DEV) return { context };
  const { lateStart } = await import("./late-start.ts");
  const { script, state } = await lateStart(context);
  await write(state.path, state.text);
  await writeData(context);
  const { serverHandoffStream, ...rest } = context;
  return { context: rest, bootstrapScriptContent: script };
}

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

/** Writes one page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const start = await starter(context);
  const { prelude } = await prerender(<ServerRouter context={start.context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(start.bootstrapScriptContent ? { bootstrapScriptContent: start.bootstrapScriptContent } : {}),
  });
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  // React writes scripts and stylesheets at the end of the head, where a pending stylesheet holds up the scripts.
  const language = languageOf(new URL(request.url).pathname);
  return new Response(html.replace("<head>", `<head>${headStart(html, language)}`), { status, headers });
}
