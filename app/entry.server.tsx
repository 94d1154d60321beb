import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { FIRST_SCREEN_END } from "./frame/below-first-screen.tsx";
import { PAGE_END } from "./frame/footer.tsx";
import { headScript, themeScript } from "./frame/head-script.ts";

const SHEETS = /<link rel="stylesheet"[^>]*>/g;

/** The first paint waits until the page is read to the end of its first screen, or of all of it where it says none. */
function expect(html: string) {
  const until = html.includes(`id="${FIRST_SCREEN_END}"`) ? FIRST_SCREEN_END : PAGE_END;
  return `<link rel="expect" href="#${until}" blocking="render"/>`;
}

/** Writes one page: stylesheets and fonts lead, which React has at the end of the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  const sheets = html.match(SHEETS)?.join("") ?? "";
  const scripts = `<script id="theme-script">${themeScript}</script><script>${headScript}</script>`;
  const led = html.replaceAll(SHEETS, "").replace("<head>", `<head>${scripts}${sheets}${expect(html)}`);
  return new Response(led, { status, headers });
}
