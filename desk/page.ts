import { directions, type Language, languageNames } from "../contract/language.ts";
import { type Html, html } from "../leads/html.ts";
import { site } from "../settings/site.js";
import { choices, type Filters } from "./filters.ts";
import type { Session } from "./sessions.ts";
import { type DeskWords, labelOf } from "./words.ts";

export interface View {
  language: Language;
  words: DeskWords;
  session: Session | undefined;
  path: string;
  /** The action before this page, and the number of leads it changed if several could be chosen. */
  doneAction: string | undefined;
  doneCount: string | undefined;
  failing: readonly string[];
  hasMail: boolean;
}

export interface SignedIn extends View {
  session: Session;
}

const nav = ({ words, path }: View) =>
  html`<nav>${(["toDo", "leads", "statistics", "activity", "setup"] as const).map((name) => {
    const to = name === "toDo" ? "/" : `/${name}`;
    return html`<a href="${to}"${path === to && html` aria-current="page"`}>${words[name]}</a>`;
  })}</nav>`;

export const hidden = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

export const postButton = ({ session: { token } }: SignedIn, action: string, label: string, fields = {}) =>
  html`<form method="post" action="${action}">${hidden({ token, ...fields })}<button>${label}</button></form>`;

/** Returns the choice of a filter. */
export function select(words: DeskWords, filters: Filters, name: keyof typeof choices) {
  const all = name === "state" ? words.allButSpam : words.anyValue;
  const options = ["", ...choices[name]].map((value) => {
    const text = value ? labelOf(words, name, value) : all;
    return html`<option value="${value}"${filters[name] === value && html` selected`}>${text}</option>`;
  });
  return html`<label>${words[name]}<select name="${name}">${options}</select></label>`;
}

/** Returns a table; the first cell of each row is its head. */
export function table(heads: readonly string[], rows: readonly (readonly (Html | string | number)[])[]) {
  const body = rows.map(
    ([first = "", ...cells]) =>
      html`<tr><th scope="row"><bdi>${first}</bdi></th>${cells.map((cell, index) => html`<td data-label="${heads[index + 1]}"><bdi>${cell}</bdi></td>`)}</tr>`,
  );
  return html`<table class="list"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${body}</tbody></table>`;
}

export const isSignedIn = (view: View): view is SignedIn => view.session !== undefined;

export function page(view: View, headings: string | readonly string[], main: Html): string {
  const heading = [headings].flat().filter(Boolean).join(" · ");
  const { language, words, failing, hasMail, doneAction, doneCount } = view;
  const faults = [
    !hasMail && words.noMail,
    failing.length > 0 && `${words.failing} ${failing.join(words.comma)}`,
  ].map((fault) => fault && html`<p role="alert"><b>${fault}</b></p>`);
  const other = language === "en" ? "ar" : "en";
  const who =
    isSignedIn(view) &&
    html`<span>${view.session.user}</span>${postButton(view, "/sign-out", words.signOut)}`;
  const status =
    who &&
    doneAction &&
    html`<p role="status"><b>${labelOf(words, "action", doneAction)}${doneCount && html`: ${doneCount}`}</b></p>`;
  const head = html`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading} · ${site.brand}</title><link rel="stylesheet" href="/desk.css"></head>`;
  const bar = html`<header><p><b>${site.brand}</b> ${words.desk}</p>${who && nav(view)}<div>${who}<a href="/language/${other}" lang="${other}" hreflang="${other}">${languageNames[other]}</a></div></header>`;
  return `<!doctype html>${html`<html lang="${language}" dir="${directions[language]}">${head}<body>${bar}<main>${faults}<h1>${heading}</h1>${status}${main}</main></body></html>`.text}`;
}

export const refusal = (reason: "rate" | "token" | "export" | "missing", statusCode: number) =>
  Object.assign(new Error(reason), { reason, statusCode });
