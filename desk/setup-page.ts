import { languageNames, languages } from "../contract/language.ts";
import type { OpenPoint } from "../leads/before-live.ts";
import { html } from "../leads/html.ts";
import { paperNames } from "../leads/papers/papers.ts";
import { page, type View } from "./page.ts";

export function setupPage(view: View, open: readonly OpenPoint[]): string {
  const { words, language } = view;
  const list = html`<ul>${open.map((point) => html`<li>${point[language]}</li>`)}</ul>`;
  const papers = paperNames.map((name) => {
    const links = languages.flatMap((one) =>
      Object.entries({ html: "HTML", md: "Markdown" }).map(
        ([end, kind]) =>
          html`<a href="/papers/${name}.${one}.${end}">${languageNames[one]}${words.comma}${kind}</a> `,
      ),
    );
    return html`<dt>${words[`paper.${name}`]}</dt><dd><div>${links}</div></dd>`;
  });
  return page(
    view,
    words.setup,
    html`<h2>${words.beforeLive}</h2>${open.length > 0 ? list : html`<p>${words.allDone}</p>`}<h2>${words.papers}</h2><dl>${papers}</dl>`,
  );
}
