import { languageNames, languages } from "../contract/language.ts";
import type { Points } from "../leads/before-live.ts";
import { html } from "../leads/html.ts";
import { paperNames } from "../leads/papers/papers.ts";
import { page, type View } from "./page.ts";

export function setupPage(view: View, points: Points): string {
  const { words, language } = view;
  const list = points.map(
    ({ isOpen, [language]: text }) =>
      html`<dt>${isOpen ? html`<b>${words.open}</b>` : words.done}</dt><dd>${text}</dd>`,
  );
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
    html`<h2>${words.beforeLive}</h2><dl>${list}</dl><h2>${words.papers}</h2><dl>${papers}</dl>`,
  );
}
