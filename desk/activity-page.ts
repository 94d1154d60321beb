import { BOM, csvLine } from "../leads/csv.ts";
import { type Action, inPages, LAST, type Outbox } from "../leads/store/outbox.ts";
import { button, html, page, table, timeIn, type View, whoOf } from "./page.ts";
import { type DeskWords, named } from "./words.ts";

const PAGE_SIZE = 50;

const said = (words: DeskWords, { action }: Action) => named(words, "did", action);

/** Returns the name of each lead that still exists, by its id. */
async function namesOf(outbox: Outbox, actions: readonly Action[]): Promise<Map<string, string>> {
  const ids = [...new Set(actions.map(({ leadId }) => leadId).filter(Boolean))];
  const leads = await Promise.all(ids.map((id) => outbox.get(id)));
  return new Map(leads.flatMap((lead) => (lead ? [[lead.id, whoOf(lead) || lead.id]] : [])));
}

/** Lists who did what and when, newest first, or from the action on that the address names. */
export async function activityPage(view: View, outbox: Outbox, before?: string): Promise<string> {
  const { words, language, session } = view;
  const actions = await outbox.actions(PAGE_SIZE + 1, before);
  const shown = actions.slice(0, PAGE_SIZE);
  const names = await namesOf(outbox, shown);
  const rows = shown.map((action) => {
    const { at, person, leadId, detail = "" } = action;
    const name = names.get(leadId);
    return [
      timeIn(language, at),
      named(words, "who", person),
      said(words, action),
      name ? html`<a href="/leads/${leadId}">${name}</a>` : leadId,
      detail,
    ];
  });
  const older =
    shown.length < actions.length &&
    html`<a href="/activity?before=${shown.at(-1)?.id}" rel="next">${words.older}</a>`;
  const list = table([words.when, words.who, words.what, words.lead, words.detail], rows);
  return page(
    view,
    words.activity,
    html`${rows.length > 0 ? list : html`<p>${words.none}</p>`}<div class="row">${older}${session && button(session, "/activity.csv", words.csv)}</div>`,
  );
}

/** Yields all of the activity as CSV. */
export async function* activityCsv(outbox: Outbox, words: DeskWords): AsyncGenerator<string> {
  yield BOM + csvLine([words.when, words.who, words.what, words.lead, words.detail]);
  const read = ({ before }: { before?: string | undefined }) => outbox.actions(PAGE_SIZE, before);
  for await (const actions of inPages(read, { before: LAST }))
    yield actions
      .map((action) => {
        const { at, person, leadId, detail = "" } = action;
        return csvLine([new Date(at).toISOString(), person, said(words, action), leadId, detail]);
      })
      .join("");
}
