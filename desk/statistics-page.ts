import { BOM, csvLine } from "../leads/csv.ts";
import { daysOf, HOUR_MS, monthOf, startOfDay } from "../leads/days.ts";
import { html } from "../leads/html.ts";
import { type countLeads, percentOf, type TableName } from "../leads/statistics.ts";
import { type Filters, queryOf } from "./filters.ts";
import { page, postButton, type SignedIn, table } from "./page.ts";
import { type DeskWords, labelOf } from "./words.ts";

type Statistics = Awaited<ReturnType<typeof countLeads>>;

const rowFilters = (name: TableName, value: string, { from, to }: Filters): Partial<Filters> =>
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
      ...{ value, text: value === undefined ? words.others : labelOf(words, name, value) || words.unknown },
      numbers: [leads ?? "–", ...(hasLandings ? [landings, percentOf(leads, landings)] : [])],
    })),
  }));

/** Returns the figures above the tables: what they are called, what they are, and the state of the leads that they count. */
function totalsOf({ count, spam, unanswered, answered, inADay, median }: Statistics, words: DeskWords) {
  const hours = median === undefined ? "–" : `${(median / HOUR_MS).toFixed(1)} (${answered})`;
  return [
    { label: words.leads, value: count, state: "" },
    { label: words.unanswered, value: unanswered, state: "new" },
    { label: words.inADay, value: `${inADay} / ${count} (${percentOf(inADay, count)})` },
    { label: words.median, value: hours },
    { label: words["state.spam"], value: spam, state: "spam" },
  ];
}

export async function* statisticsCsv(counted: Statistics, words: DeskWords, { from, to }: Filters) {
  const totals = totalsOf(counted, words).map(({ label, value }) => [label, String(value)]);
  yield BOM + [[words.statistics, from, to], ...totals, []].map(csvLine).join("");
  for (const { heads, rows } of tablesIn(counted, words))
    for (const cells of [heads, ...rows.map(({ text, numbers }) => [text, ...numbers.map(String)]), []])
      yield csvLine(cells);
}

/** Shows the counts of the chosen days; each row leads to its leads. */
export function statisticsPage(view: SignedIn, counted: Statistics, filters: Filters, now: number) {
  const { words } = view;
  const { from, to } = filters;
  const totals = totalsOf(counted, words).map(({ label, value, state }) => {
    const query = queryOf({ state: state ?? "", from, to });
    return html`<dt>${label}</dt><dd>${state === undefined ? value : html`<a href="/leads${query}">${value}</a>`}</dd>`;
  });
  const sections = tablesIn(counted, words).map(({ name, heads, rows }) => {
    const cells = rows.map(({ value, text, numbers }) => {
      const query = value && name !== "landingPage" && queryOf(rowFilters(name, value, filters));
      return [query ? html`<a href="/leads${query}">${text}</a>` : text, ...numbers];
    });
    return html`<section><h2>${heads[0]}</h2>${table(heads, cells)}</section>`;
  });
  const before = monthOf((startOfDay(`${monthOf(now)}-01`) ?? now) - 1);
  const range = (of: string, label: string) =>
    html`<a href="/statistics${queryOf(daysOf(of, "", ""))}">${label}</a>`;
  const day = (name: "from" | "to") =>
    html`<label>${words[name]}<input type="date" name="${name}" value="${filters[name]}"></label>`;
  return page(
    view,
    [words.statistics, from, to],
    html`<form method="get" class="filters">${day("from")}${day("to")}<button>${words.show}</button>${range(monthOf(now), words.thisMonth)}${range(before, words.lastMonth)}</form><dl>${totals}</dl><div class="charts">${sections}</div><p>${words.landingsText}</p><div class="row">${postButton(view, `/statistics.csv${queryOf({ from, to })}`, words.csv)}</div>`,
  );
}
