import type { Action } from "../leads/store/outbox.ts";
import { html } from "./html.ts";
import { page, table, type View } from "./page.ts";
import { timeIn } from "./show.ts";
import { named } from "./words.ts";

/** Lists who did what and when, newest first. */
export function donePage(view: View, actions: readonly Action[]): string {
  const { words, language } = view;
  const rows = actions.map(({ at, person, action, leadId }) => [
    timeIn(language, at),
    person,
    named(words, "do", action),
    leadId && html`<a href="/leads/${leadId}">${leadId}</a>`,
  ]);
  const list = table([words.when, words.who, words.what, words.lead], rows);
  return page(view, words.done, rows.length > 0 ? list : html`<p>${words.none}</p>`);
}
