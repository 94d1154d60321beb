import { BOM, csvLine } from "../leads/csv.ts";
import { HOUR_MS, startOfDay } from "../leads/days.ts";
import { html } from "../leads/html.ts";
import { type countLeads, monthOf, percentOf, type TableName } from "../leads/statistics.ts";
import { type Filters, queryOf } from "./filters.ts";
import { button, page, type SignedIn, table } from "./page.ts";
import { type DeskWords, named } from "./words.ts";

type Statistics = Awaited<ReturnType<typeof countLeads>>;

/** Returns the days of a month, of those that were chosen. */
function daysOf(month: string, from: string, to: string) {
  const first = `${month}-01`;
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(-2)), 0));
  const until = last.toISOString().slice(0, first.length);
  return { from: from > first ? from : first, to: to && to < until ? to : until };
}

const filtersOf = (name: TableName, value: string, { from, to }: Filters): Partial<Filters> =>
  name === "month" ? daysOf(value, from, to) : { from, to, [name]: value };

/** Returns each table as its heads and rows: what is counted, leads, and for campaigns landings and their rate. */
const tablesIn = ({ tables }: Statistics, words: DeskWords) =>
  tables.map(({ name, hasLandings, rows }) => ({
    name,
    heads: [
      words[name === "page" ? "formPage" : name],
      ...[words.leads, ...(hasLandings ? [words.landings, words.rate] : [])],
    ],
    rows: rows.map(({ value, leads, landings }) => ({
      ...{ value, text: value === undefined ? words.others : named(words, name, value) || words.unknown },
      numbers: [leads ?? "–", ...(hasLandings ? [landings, percentOf(leads, landings)] : [])],
    })),
  }));

export async function* statisticsCsv(counted: Statistics, words: DeskWords) {
  yield BOM;
  for (const { heads, rows } of tablesIn(counted, words))
    for (const cells of [heads, ...rows.map(({ text, numbers }) => [text, ...numbers.map(String)]), []])
      yield csvLine(cells);
}

/** Shows the counts of the chosen days; each row leads to its leads. */
export function statisticsPage(view: SignedIn, counted: Statistics, filters: Filters, now: number) {
  const { words } = view;
  const { from, to } = filters;
  const { count, spam, unanswered, inADay, median } = counted;
  const list = (state: string, number: number) =>
    html`<a href="/leads${queryOf({ state, from, to })}">${number}</a>`;
  const totals = [
    [words.leads, list("", count)],
    [words.wait, list("new", unanswered)],
    [words.inADay, percentOf(inADay, count)],
    [words.median, median === undefined ? "–" : (median / HOUR_MS).toFixed(1)],
    [words["state.spam"], list("spam", spam)],
  ];
  const sections = tablesIn(counted, words).map(({ name, heads, rows }) => {
    const cells = rows.map(({ value, text, numbers }) => {
      const query = value && name !== "landingPage" && queryOf(filtersOf(name, value, filters));
      return [query ? html`<a href="/leads${query}">${text}</a>` : text, ...numbers];
    });
    return html`<section><h2>${heads[0]}</h2>${table(heads, cells)}</section>`;
  });
  const month = monthOf(now);
  const before = monthOf((startOfDay(`${month}-01`) ?? now) - 1);
  const range = (of: string, label: string) =>
    html`<a href="/statistics${queryOf(daysOf(of, "", ""))}">${label}</a>`;
  const day = (name: "from" | "to") =>
    html`<label>${words[name]}<input type="date" name="${name}" value="${filters[name]}"></label>`;
  return page(
    view,
    [words.statistics, from, to && `– ${to}`].filter(Boolean).join(" "),
    html`<form method="get" class="filters">${day("from")}${day("to")}<button>${words.show}</button>${range(month, words.thisMonth)}${range(before, words.lastMonth)}</form><dl>${totals.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl><div class="charts">${sections}</div><p>${words.landingsText}</p><div class="row">${button(view, `/statistics.csv${queryOf({ from, to })}`, words.csv)}</div>`,
  );
}
