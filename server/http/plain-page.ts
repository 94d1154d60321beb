import { site } from "../../site.config.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A page of one sentence, for a post that no page of the site can answer. */
export function plainPage(message: string): string {
  const safe = message.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>Not sent · ${site.brand}</title></head>` +
    `<body><main><h1>Not sent</h1><p>${safe}</p><p><a href="/">Back to the start page</a></p></main></body></html>`
  );
}
