import { directions, type Language, languageNames } from "../contract/language.ts";
import { site } from "../settings/site.js";
import { type Html, html } from "./html.ts";
import type { Session } from "./sessions.ts";
import type { DeskWords } from "./words.ts";

/** The needs of every page of the desk. */
export interface View {
  language: Language;
  words: DeskWords;
  /** Of who is signed in. */
  session: Session | undefined;
  path: string;
  /** The change that led here. */
  did: string | undefined;
  /** The channels that do not work. */
  failing: readonly string[];
  /** Codes are not mailed at present. */
  isMailDown: boolean;
}

function nav({ words, path }: View) {
  const links = [
    ["/", words.leads] as const,
    ["/numbers", words.numbers] as const,
    ["/done", words.done] as const,
  ];
  return html`<nav>${links.map(([to, label]) => html`<a href="${to}"${path === to && html` aria-current="page"`}>${label}</a>`)}</nav>`;
}

/** Returns a form of one button; `fields` are hidden. */
export function button(session: Session, action: string, label: string, fields: Record<string, string> = {}) {
  const hidden = Object.entries({ token: session.token, ...fields });
  return html`<form method="post" action="${action}">${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button>${label}</button></form>`;
}

/** Returns a table; the first cell of each row is its head. */
export function table(heads: readonly string[], rows: readonly (readonly (Html | string | number)[])[]) {
  const body = rows.map(
    ([first = "", ...cells]) =>
      html`<tr><th scope="row"><bdi>${first}</bdi></th>${cells.map((cell, index) => html`<td data-label="${heads[index + 1]}"><bdi>${cell}</bdi></td>`)}</tr>`,
  );
  return html`<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${body}</tbody></table>`;
}

export function page(view: View, heading: string, main: Html): string {
  const { language, words, session, failing } = view;
  const fault =
    failing.length > 0 && html`<p class="bad" role="alert">${words.failing} ${failing.join(", ")}</p>`;
  const other = language === "en" ? "ar" : "en";
  const who = session && html`<span>${session.person}</span>${button(session, "/sign-out", words.signOut)}`;
  const head = html`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading} · ${site.brand}</title><link rel="stylesheet" href="/desk.css"></head>`;
  const bar = html`<header><p><b>${site.brand}</b> ${words.desk}</p>${session && nav(view)}<div>${who}<a href="/language/${other}" lang="${other}" hreflang="${other}">${languageNames[other]}</a></div></header>`;
  return `<!doctype html>${html`<html lang="${language}" dir="${directions[language]}">${head}<body>${bar}<main>${fault}<h1>${heading}</h1>${main}</main></body></html>`.text}`;
}
