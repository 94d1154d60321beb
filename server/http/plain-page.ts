import { directions, languages, localPath } from "../../contract/language.ts";
import { messages, type Sentence } from "../../contract/messages.ts";
import { escapeHtml } from "../../leads/escape-html.ts";
import { site } from "../../settings/site.js";

/** Returns a page of one sentence, in every language, for a refused post that belongs to no form of the site. */
export function plainPage(message: Sentence): string {
  const sections = languages.map((language) => {
    const { heading, home } = messages[language].notSent;
    return (
      `<section lang="${language}" dir="${directions[language]}"><h1>${escapeHtml(heading)}</h1>` +
      `<p>${escapeHtml(message(messages[language]))}</p>` +
      `<p><a href="${localPath("/", language)}">${escapeHtml(home)}</a></p></section>`
    );
  });
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${messages.en.notSent.heading} · ${escapeHtml(site.brand)}</title></head>` +
    `<body><main>${sections.join("")}</main></body></html>`
  );
}
