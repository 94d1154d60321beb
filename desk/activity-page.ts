import { BOM, csvLine } from "../leads/csv.ts";
import { officeTime } from "../leads/days.ts";
import { html } from "../leads/html.ts";
import { senderOf } from "../leads/lead.ts";
import { allActions, type LeadStore } from "../leads/store/store.ts";
import { type Filters, queryOf } from "./filters.ts";
import { PAGE_SIZE } from "./leads-page.ts";
import { page, postButton, type SignedIn, select, table } from "./page.ts";
import { type DeskWords, labelOf } from "./words.ts";

const heads = ({ when, who, action, lead, detail }: DeskWords) => [when, who, action, lead, detail];

/** Lists who did what and when, newest first, or from the action on that the address names; of one kind, if it says so. */
export async function activityPage(view: SignedIn, store: LeadStore, filters: Filters): Promise<string> {
  const { words, language } = view;
  const { action, beyond } = filters;
  const actions = await store.actions({ cursor: beyond, action, limit: PAGE_SIZE + 1 });
  const shown = actions.slice(0, PAGE_SIZE);
  const rows = shown.map(async ({ at, user, action, leadId, detail = "" }) => {
    const lead = leadId ? await store.get(leadId) : undefined;
    return [
      officeTime(language, at),
      user,
      labelOf(words, "action", action),
      lead ? html`<a href="/leads/${leadId}">${senderOf(lead) || leadId}</a>` : leadId,
      detail,
    ];
  });
  const next =
    shown.length < actions.length &&
    html`<a href="/activity${queryOf({ action, beyond: shown.at(-1)?.id ?? "" })}" rel="next">${words.next}</a>`;
  const list = shown.length > 0 ? table(heads(words), await Promise.all(rows)) : html`<p>${words.none}</p>`;
  const choice = html`<form method="get" class="filters">${select(words, filters, "action")}<button>${words.show}</button></form>`;
  const below = html`<div class="row">${next}${postButton(view, `/activity.csv${queryOf({ action })}`, words.csv)}</div>`;
  return page(view, words.activity, html`${choice}${list}${below}`);
}

export async function* activityCsv(store: LeadStore, words: DeskWords, kind: string): AsyncGenerator<string> {
  yield BOM + csvLine(heads(words));
  for await (const { at, user, action, leadId, detail = "" } of allActions(store, kind))
    yield csvLine([new Date(at).toISOString(), user, labelOf(words, "action", action), leadId, detail]);
}
