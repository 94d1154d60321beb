import { locales } from "../contract/language.ts";
import { DAY_MS, HOUR_MS, officeTime } from "../leads/days.ts";
import { type Html, html } from "../leads/html.ts";
import { type StoredLead, senderOf, stateOf } from "../leads/lead.ts";
import { type Filters, isOldestFirst, queryOf } from "./filters.ts";
import { hidden, page, postButton, type SignedIn, select, table } from "./page.ts";
import { type DeskWords, labelOf } from "./words.ts";

export const PAGE_SIZE = 50;
/** The leads of a list are counted up to here, as each view of it counts them. */
export const COUNT_MAX = 1_000;

const isFiltered = (filters: Filters) => queryOf(filters, { state: "", beyond: "", all: "" }) !== "";

function filterForm(words: DeskWords, filters: Filters) {
  const input = (name: "q" | "source" | "campaign" | "page" | "from" | "to", type: string) =>
    html`<label>${words[name]}<input type="${type}" name="${name}" value="${filters[name]}"></label>`;
  return html`<form method="get" action="/leads" role="search" class="filters">
${input("q", "search")}${select(words, filters, "state")}<button>${words.q}</button>
<details><summary>${words.more}</summary><div class="filters">
${select(words, filters, "form")}${input("source", "text")}${input("campaign", "text")}${input("page", "text")}${select(words, filters, "country")}${select(words, filters, "language")}${input("from", "date")}${input("to", "date")}
</div></details></form>`;
}

/** Returns what the state of a lead is called: the customer's first, then the mail's while undelivered. */
export function stateWords(words: DeskWords, lead: StoredLead, channels: readonly string[]): Html {
  const state = stateOf(lead, channels);
  if (lead.restricted) return html`<b>${words["state.restricted"]}</b>`;
  if (state === "spam") return html`<b>${words["state.spam"]}</b>`;
  const text = lead.answered ? words["state.answered"] : words["state.new"];
  return state === "delivered" ? html`${text}` : html`${text}${words.comma}<b>${words["state.waiting"]}</b>`;
}

/** Returns for how long a lead has waited, in the unit in which people say it. */
function ageOf(ms: number, ages: Intl.RelativeTimeFormat): string {
  if (ms >= DAY_MS) return ages.format(-Math.floor(ms / DAY_MS), "day");
  if (ms >= HOUR_MS) return ages.format(-Math.floor(ms / HOUR_MS), "hour");
  return ages.format(-Math.max(0, Math.floor((60 * ms) / HOUR_MS)), "minute");
}

interface ListView {
  /** The leads on all pages, up to `COUNT_MAX`. */
  all: readonly Pick<StoredLead, "receivedAt">[];
  leads: readonly StoredLead[];
  filters: Filters;
  channels: readonly string[];
  now: number;
}

/** Lists leads: those to answer with their age and the oldest first, others with the newest first. */
export function leadsPage(view: SignedIn, { all, leads, filters, channels, now }: ListView): string {
  const { words, language, session } = view;
  const isToDo = isOldestFirst(filters);
  const isSpam = filters.state === "spam";
  // A search from the first page looks everywhere.
  const search = filterForm(words, view.path === "/" ? { ...filters, state: "" } : filters);
  const ages = new Intl.RelativeTimeFormat(locales[language]);
  const shown = leads.slice(0, PAGE_SIZE);
  const query = queryOf(filters, { all: "" });
  const whole = queryOf(filters, { beyond: "", all: "" });
  const rows = shown.map((lead) => {
    const who = senderOf(lead) || words.unknown;
    const { source, campaign, via } = lead.origin;
    return [
      html`<a href="/leads/${lead.id}${query}">${who}</a>`,
      html`<input type="checkbox" name="id" value="${lead.id}"${filters.all && html` checked`} aria-label="${words.mark}: ${who}">`,
      isToDo ? ageOf(now - lead.receivedAt, ages) : officeTime(language, lead.receivedAt),
      labelOf(words, "form", lead.kind),
      lead.person.country ?? "",
      [source, campaign].filter(Boolean).join(" / ") || via,
      html`${stateWords(words, lead, channels)}${!lead.isSpam && lead.answered && ` (${lead.answered.by})`}`,
    ];
  });
  const { who, mark, when, form, country, source, state } = words;
  const next =
    leads.length > PAGE_SIZE &&
    html`<a href="/leads${queryOf(filters, { beyond: shown.at(-1)?.id ?? "", all: "" })}" rel="next">${words.next}</a>`;
  const first = filters.beyond && html`<a href="/leads${whole}">${words.first}</a>`;
  const actions = isSpam ? (["release"] as const) : (["answered", "unanswered", "spam"] as const);
  const buttons = actions
    .filter((action) => action !== (filters.state === "answered" ? "answered" : "unanswered"))
    .map((action) => html`<button name="action" value="${action}">${words[`do.${action}`]}</button>`);
  const list = html`<form method="post" action="/leads/mark${query}">${hidden({ token: session.token })}${table([who, mark, when, form, country, source, state], rows)}<div class="row" id="marks">${buttons}<a href="${queryOf(filters, { all: "yes" })}#marks">${words.markAll}</a></div></form>`;
  const exports = html`${postButton(view, `/leads.csv${whole}`, words.csv)}${postButton(view, `/leads.csv${whole}`, words.crm, { format: "crm" })}${isSpam && rows.length > 0 && html`<details><summary>${words["do.empty"]}</summary>${postButton(view, "/spam/empty", words["do.erase"])}</details>`}`;
  const [eldest] = all;
  const since =
    isToDo && eldest && `${words.comma}${words.oldest} ${officeTime(language, eldest.receivedAt)}`;
  const count = html`<p>${isToDo ? words.unanswered : words.count}: ${all.length >= COUNT_MAX ? `≥ ${COUNT_MAX}` : all.length}${since}</p>`;
  const nothing = html`<p>${isToDo && !isFiltered(filters) ? words.allDone : words.none}</p>${filters.q && !isSpam && html`<a href="/leads${queryOf({ q: filters.q, state: "spam" })}">${words.q}: ${words["state.spam"]}</a>`}`;
  return page(
    view,
    [isToDo ? words.toDo : words.leads, filters.campaign, filters.source, filters.page],
    html`${search}${rows.length > 0 ? html`${count}${list}` : nothing}<div class="row">${first}${next}${exports}</div>`,
  );
}
