import { HOUR_MS, officeDay, startOfDay } from "../leads/days.ts";
import { type Html, html } from "../leads/html.ts";
import type { Landing, LeadFacts } from "../leads/store/lead-store.ts";
import { createTally } from "../leads/tally.ts";
import { type Filters, queryOf } from "./filters.ts";
import { page, table, type View } from "./page.ts";
import { named } from "./words.ts";

/** Stands for the campaigns that the store has counted together. */
const OTHERS = "\0";

/** Returns the days of a month, of those that were chosen. */
function daysOf(month: string, from: string, to: string) {
  const first = `${month}-01`;
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(-2)), 0));
  const until = last.toISOString().slice(0, first.length);
  return { from: from > first ? from : first, to: to && to < until ? to : until };
}

const monthOf = (ms: number) => officeDay(ms).slice(0, "2026-01".length);

const names = ["month", "form", "source", "country", "page", "campaign"] as const;
type Name = (typeof names)[number] | "landingPage";

const filtersOf = (name: Name, value: string, { from, to }: Filters): Partial<Filters> =>
  name === "month" ? daysOf(value, from, to) : { from, to, [name]: value };

const percentOf = (part: number, all: number) =>
  all > 0 && part <= all ? `${((100 * part) / all).toFixed(1)}%` : "–";

interface Counted {
  facts: AsyncIterable<LeadFacts[]>;
  landings: readonly Landing[];
  filters: Filters;
  now: number;
}

/** Counts the leads of the chosen days, which come in batches; each row leads to its leads. */
export async function statisticsPage(view: View, { facts, landings, filters, now }: Counted) {
  const { words } = view;
  const { from, to } = filters;
  const tallies = new Map(names.map((name) => [name, createTally()]));
  const [byCampaign, byPage] = [createTally(), createTally()];
  for (const { campaign, page, count } of landings) {
    byCampaign.add(campaign || OTHERS, count);
    byPage.add(page, count);
  }
  const waits: number[] = [];
  let [count, spam] = [0, 0];
  for await (const some of facts) {
    const leads = some.filter(({ spam }) => !spam);
    count += leads.length;
    spam += some.length - leads.length;
    for (const lead of leads) {
      const values = { ...lead, month: monthOf(lead.receivedAt) };
      for (const [name, tally] of tallies) tally.add(values[name]);
      if (lead.answeredAt !== null) waits.push(lead.answeredAt - lead.receivedAt);
    }
  }
  const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)];
  const totals = [
    [words.leads, html`<a href="/leads${queryOf({ from, to })}">${count}</a>`],
    [words.wait, html`<a href="/leads${queryOf({ state: "new", from, to })}">${count - waits.length}</a>`],
    [words["state.spam"], html`<a href="/leads${queryOf({ state: "spam", from, to })}">${spam}</a>`],
    [words.median, median === undefined ? words.none : (median / HOUR_MS).toFixed(1)],
  ];
  // A lead does not say where its visitor landed: a campaign's leads are divided among the pages that it led to.
  const arrived = createTally();
  const campaigns = tallies.get("campaign");
  for (const { campaign, page, count } of landings)
    if (campaign) arrived.add(page, ((campaigns?.of(campaign) ?? 0) * count) / byCampaign.of(campaign));
  const sections = [...tallies, ["landingPage", arrived] as const].map(([name, leads]) => {
    const landings = name === "campaign" ? byCampaign : name === "landingPage" ? byPage : undefined;
    const row = (label: Html | string, came: number, all = 0) =>
      landings ? [label, Number(came.toFixed(1)), all, percentOf(came, all)] : [label, came];
    const values = [...new Set([...(landings?.top() ?? []), ...leads.top()])].filter((one) => one !== OTHERS);
    if (name === "month") values.sort().reverse();
    const rows = values.map((value) => {
      const text = named(words, name, value) || words.unknown;
      const query = queryOf(filtersOf(name, value, filters));
      const label = value && name !== "landingPage" ? html`<a href="/leads${query}">${text}</a>` : text;
      return row(label, leads.of(value), landings?.of(value));
    });
    const rest = [leads.rest(values), landings?.rest(values) ?? 0] as const;
    if (rest.some((number) => number > 0)) rows.push(row(words.others, ...rest));
    const heading = words[name === "page" ? "formPage" : name];
    const heads = [heading, words.leads, ...(landings ? [words.landings, words.rate] : [])];
    return html`<section><h2>${heading}</h2>${table(heads, rows)}</section>`;
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
    html`<form method="get" class="filters">${day("from")}${day("to")}<button>${words.show}</button>${range(month, words.thisMonth)}${range(before, words.lastMonth)}</form><dl>${totals.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl><div class="charts">${sections}</div><p>${words.landingsText}</p>`,
  );
}
