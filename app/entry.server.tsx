import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { themeScript } from "./theme-script.ts";

/**
 * Writes one page. The stylesheet and the text font lead; module preloads are left out, because they
 * would compete with both for a slow phone's first second.
 */
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
  return new Response(
    html
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
      .replace("<head>", `<head><script>${themeScript}</script>`),
    { status, headers },
  );
}
