import { site } from "../../site.config.ts";
import { escapeHtml } from "../html.ts";

/** Returns a page of one sentence, for a refused post that belongs to no form of the site. */
export function plainPage(message: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>Not sent · ${escapeHtml(site.brand)}</title></head>` +
    `<body><main><h1>Not sent</h1><p>${escapeHtml(message)}</p><p><a href="/">Back to the start page</a></p></main></body></html>`
  );
}
