import { locales } from "../contract/language.ts";
import { type KeptLead, stateOf } from "../leads/lead.ts";
import { choices, type Filters, isOldestFirst, queryOf } from "./filters.ts";
import { button, type Html, hidden, html, page, sourceOf, table, timeIn, type View, whoOf } from "./page.ts";
import { named } from "./words.ts";

/** Leads on one page. */
export const PAGE_SIZE = 50;
const DAY_MS = 24 * 3_600_000;

function filterForm({ words }: View, filters: Filters) {
  const select = (name: keyof typeof choices, label: string) => {
    const options = choices[name].map(
      (value) =>
        html`<option value="${value}"${filters[name] === value && html` selected`}>${named(words, name, value)}</option>`,
    );
    return html`<label>${label}<select name="${name}"><option value="">${words.all}</option>${options}</select></label>`;
  };
  const input = (name: keyof Filters, label: string, type: string) =>
    html`<label>${label}<input type="${type}" name="${name}" value="${filters[name]}"></label>`;
  const { q: _, state, before: __, after: ___, ...others } = filters;
  const isOpen = Object.values(others).some(Boolean);
  return html`<form method="get" action="/leads" role="search" class="filters">
${input("q", words.find, "search")}${select("state", words.state)}<button>${words.show}</button>
<details${isOpen && html` open`}><summary>${words.more}</summary><div class="filters">
${select("form", words.form)}${input("source", words.source, "text")}${input("campaign", words.campaign, "text")}
${select("country", words.country)}${select("language", words.language)}${input("from", words.from, "date")}${input("to", words.to, "date")}
</div></details></form>`;
}

/** Returns what the state of a lead is called: the customer's first, then the mail's when it waits. */
export function stateWords({ words }: View, lead: KeptLead, channels: readonly string[]): Html {
  const state = stateOf(lead, channels);
  if (lead.restricted) return html`<span class="bad">${words["state.restricted"]}</span>`;
  if (state === "spam") return html`<span class="bad">${words["state.spam"]}</span>`;
  const says = lead.answered ? words["state.answered"] : words["state.new"];
  return state === "delivered"
    ? html`${says}`
    : html`${says}, <span class="bad">${words["state.waiting"]}</span>`;
}

interface Shown {
  leads: readonly KeptLead[];
  filters: Filters;
  channels: readonly string[];
  now: number;
}

/** Returns the buttons for the leads that are ticked. */
function markButtons({ words }: View, { state }: Filters) {
  const actions =
    state === "spam"
      ? (["release"] as const)
      : ([state === "answered" ? "unanswered" : "answered", "spam"] as const);
  return actions.map(
    (action) => html`<button name="action" value="${action}">${words[`do.${action}`]}</button>`,
  );
}

/** Lists leads: those to answer with their age and the oldest first, others with the newest first. */
export function leadsPage(view: View, { leads, filters, channels, now }: Shown): string {
  const { words, language, session } = view;
  const isToDo = isOldestFirst(filters);
  const ages = new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" });
  const shown = leads.slice(0, PAGE_SIZE);
  const query = queryOf(filters, { before: "", after: "" });
  const rows = shown.map((lead) => {
    const days = Math.floor((now - lead.receivedAt) / DAY_MS);
    const who = whoOf(lead) || words.unknown;
    return [
      html`<a href="/leads/${lead.id}${query}">${who}</a>`,
      html`<input type="checkbox" name="id" value="${lead.id}" aria-label="${words.mark}: ${who}">`,
      isToDo ? ages.format(-days, "day") : timeIn(language, lead.receivedAt),
      named(words, "form", lead.kind),
      lead.person.country ?? "",
      sourceOf(lead),
      stateWords(view, lead, channels),
    ];
  });
  const last = shown.at(-1)?.id;
  const way = isToDo ? "after" : "before";
  const next =
    last &&
    leads.length > PAGE_SIZE &&
    html`<a href="/leads${queryOf(filters, { [way]: last })}" rel="next">${isToDo ? words.newer : words.older}</a>`;
  const first = filters[way] && html`<a href="/leads${query}">${words.first}</a>`;
  const { who, mark, received, form, country, source, state } = words;
  const list = table([who, mark, received, form, country, source, state], rows);
  const exports =
    session &&
    html`${button(session, `/leads.csv${query}`, words.csv)}${button(session, `/leads.csv${query}`, words.crm, { format: "crm" })}${filters.state === "spam" && rows.length > 0 && button(session, "/spam/empty", words["do.empty"])}`;
  const body = html`<form method="post" action="/leads/mark${query}">${session && hidden({ token: session.token })}${list}<div class="row">${markButtons(view, filters)}</div></form>`;
  return page(
    view,
    isToDo ? words.toDo : words.leads,
    html`${filterForm(view, filters)}${rows.length > 0 ? body : html`<p>${isToDo ? words.allDone : words.none}</p>`}<div class="row">${first}${next}${exports}</div>`,
  );
}
