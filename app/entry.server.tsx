import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { startAfterPaint } from "./start-script.ts";
import { themeScript } from "./theme-script.ts";

const SHEETS = /<link rel="stylesheet"[^>]*>/g;

/** Writes one page: stylesheets and fonts lead, which React has at the end of the head; scripts follow once there is something to see. */
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
  // in development the start is Vite's, with its hot reload
  const page = import.meta.env.PROD ? startAfterPaint(html) : html;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const sheets = page.match(SHEETS)?.join("") ?? "";
  const led = page.replaceAll(SHEETS, "").replace("<head>", `<head><script>${themeScript}</script>${sheets}`);
  return new Response(led, { status, headers });
}
