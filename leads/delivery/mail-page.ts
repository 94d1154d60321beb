import { escapeHtml } from "../escape-html.ts";

/** Few rules, as mail readers know few; those that know none still show a table and paragraphs. */
const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0 auto; padding: 24px 16px; max-width: 620px; font: 16px/1.5 system-ui, sans-serif }
  h1 { font-size: 20px; line-height: 1.3; margin: 0 0 16px }
  h2 { font-size: 16px; margin: 28px 0 4px }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid #8884; text-align: start; vertical-align: top }
  th { font-weight: normal; width: 30%; opacity: 0.75 }
  td { overflow-wrap: anywhere }
  .number { text-align: end; padding-inline-end: 0; width: 1% }
  code { font-size: 13px }
  small { opacity: 0.75 }
`;

/** Returns the HTML of a mail with a heading in plain text and parts in HTML. */
export const mailPage = (heading: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
  `<style>${STYLE.replaceAll(/\n\s*/g, " ")}</style></head>` +
  `<body><h1>${escapeHtml(heading)}</h1>${parts.join("")}</body></html>`;
