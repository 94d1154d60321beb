import type { Outbox } from "../leads/store/outbox.ts";
import { html } from "./html.ts";
import { page, table, type View } from "./page.ts";
import { timeIn } from "./show.ts";
import { named } from "./words.ts";

const PAGE_SIZE = 200;

/** Lists who did what and when, newest first, or from the action on that the address names. */
export async function donePage(view: View, outbox: Outbox, before?: string): Promise<string> {
  const { words, language } = view;
  const actions = await outbox.actions(PAGE_SIZE + 1, before);
  const shown = actions.slice(0, PAGE_SIZE);
  const older =
    shown.length < actions.length &&
    html`<p><a href="/done?before=${shown.at(-1)?.id}" rel="next">${words.older}</a></p>`;
  const rows = shown.map(({ at, person, action, leadId }) => [
    timeIn(language, at),
    person,
    named(words, "do", action),
    leadId && html`<a href="/leads/${leadId}">${leadId}</a>`,
  ]);
  const list = table([words.when, words.who, words.what, words.lead], rows);
  return page(view, words.done, rows.length > 0 ? html`${list}${older}` : html`<p>${words.none}</p>`);
}
