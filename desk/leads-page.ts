import { type KeptLead, stateOf } from "../leads/lead.ts";
import { choices, type Filters, queryOf } from "./filters.ts";
import { html } from "./html.ts";
import { button, page, table, type View } from "./page.ts";
import { languageName, sourceOf, timeIn, whoOf } from "./show.ts";
import { named } from "./words.ts";

/** Leads on one page. */
export const PAGE_SIZE = 50;

function filterForm({ words }: View, filters: Filters) {
  const select = (name: keyof typeof choices, label: string) => {
    const options = choices[name].map(
      (value) =>
        html`<option value="${value}"${filters[name] === value && html` selected`}>${named(words, name, value)}</option>`,
    );
    return html`<label>${label}<select name="${name}"><option value="">${words.all}</option>${options}</select></label>`;
  };
  return html`<form method="get" action="/" role="search" class="filters"><label>${words.find}<input type="search" name="text" value="${filters.text}"></label>${select("form", words.form)}${select("state", words.state)}${select("answered", words.answered)}${select("days", words.received)}<button>${words.show}</button></form>`;
}

/** Lists leads, newest first. */
export function leadsPage(
  view: View,
  leads: readonly KeptLead[],
  filters: Filters,
  channels: readonly string[],
): string {
  const { words, language, session } = view;
  const shown = leads.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const rows = shown.map((lead) => {
    const state = stateOf(lead, channels);
    const says = words[`state.${state}`] + (lead.answered ? ` · ${words["answered.yes"]}` : "");
    const isBad = state === "held" || state === "quarantined";
    return [
      html`<a href="/leads/${lead.id}">${whoOf(lead) || words.unknown}</a>`,
      timeIn(language, lead.receivedAt),
      named(words, "form", lead.kind),
      lead.person.country ?? "",
      languageName(lead),
      lead.origin.page,
      sourceOf(lead),
      isBad ? html`<span class="bad">${says}</span>` : says,
    ];
  });
  const { who, received, form, country, language: spoken, page: from, source, state } = words;
  const older =
    last &&
    leads.length > PAGE_SIZE &&
    html`<a href="/${queryOf(filters, { before: last.id })}" rel="next">${words.older}</a>`;
  const newest = filters.before && html`<a href="/${queryOf(filters, { before: "" })}">${words.newest}</a>`;
  const list = table([who, received, form, country, spoken, from, source, state], rows);
  return page(
    view,
    words.leads,
    html`${filterForm(view, filters)}${rows.length > 0 ? list : html`<p>${words.none}</p>`}<div class="row">${newest}${older}${session && button(session, `/leads.csv${queryOf(filters, { before: "" })}`, words.csv)}</div>`,
  );
}
