import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { headScript, themeScript } from "./head-script.ts";

const SHEETS = /<link rel="stylesheet"[^>]*>/g;

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
  const led = html.replaceAll(SHEETS, "").replace("<head>", `<head>${scripts}${sheets}`);
  return new Response(led, { status, headers });
}
