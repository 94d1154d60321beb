import type { Landing, LeadFacts } from "../leads/store/outbox.ts";
import { createTally } from "../leads/tally.ts";
import { type Filters, queryOf } from "./filters.ts";
import { type Html, html, page, table, type View } from "./page.ts";
import { named } from "./words.ts";

const HOUR_MS = 3_600_000;
/** Stands for all names but the ten most frequent. */
const OTHERS = "\0";

/** Returns the days of a month such as 2026-01. */
const daysOf = (month: string) => {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(-2)), 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, "2026-01-31".length) };
};

/** The charts: what of a lead each counts, and the filters of the list that a row leads to. */
const charts = {
  month: {
    of: ({ receivedAt }) => new Date(receivedAt).toISOString().slice(0, "2026-01".length),
    to: daysOf,
  },
  form: { of: ({ kind }) => kind, to: (form) => ({ form }) },
  source: { of: ({ origin }) => origin.source, to: (source) => ({ source }) },
  country: { of: ({ country }) => country, to: (country) => ({ country }) },
  campaign: { of: ({ origin }) => origin.campaign, to: (campaign) => ({ campaign }) },
  page: { of: ({ origin }) => origin.page, to: (path) => ({ q: `"${path}"` }) },
} as const satisfies Record<
  string,
  { of: (lead: LeadFacts) => string; to: (value: string) => Partial<Filters> }
>;
type Chart = keyof typeof charts;
const names = Object.keys(charts) as Chart[];
type Tally = ReturnType<typeof createTally>;

function barChart(tally: Tally, label: (value: string) => Html) {
  const bars = tally.top(OTHERS);
  const most = Math.max(1, ...bars.map(([, number]) => number));
  const rows = bars.map(
    ([value, number]) =>
      html`<tr><th scope="row">${label(value)}</th><td>${number}</td><td><svg aria-hidden="true" width="100%" height="10"><rect width="${(100 * number) / most}%" height="10"/></svg></td></tr>`,
  );
  return html`<table class="chart"><tbody>${rows}</tbody></table>`;
}

/** Returns the rows of leads and landings for the values that are frequent among either. */
function rates(leads: Tally, landings: Tally, label: (value: string) => Html) {
  const values = new Set([...landings.top(OTHERS), ...leads.top(OTHERS)].map(([value]) => value));
  return [...values].map((value) => {
    const [landed, count] = [landings, leads].map((tally) =>
      value === OTHERS ? (tally.top(OTHERS).find(([name]) => name === value)?.[1] ?? 0) : tally.of(value),
    ) as [number, number];
    return [label(value), landed, count, landed > 0 ? `${((100 * count) / landed).toFixed(1)}%` : "–"];
  });
}

interface Counted {
  facts: AsyncIterable<LeadFacts[]>;
  landings: readonly Landing[];
  filters: Filters;
}

/** Counts the leads of the chosen days, which come in pages; each row leads to its leads. */
export async function statisticsPage(view: View, { facts, landings, filters }: Counted) {
  const { words } = view;
  const { from, to } = filters;
  const leads = Object.fromEntries(names.map((name) => [name, createTally()])) as Record<Chart, Tally>;
  const landed = { campaign: createTally(), page: createTally() };
  for (const { campaign, page, count } of landings) {
    landed.campaign.add(campaign || OTHERS, count);
    landed.page.add(page, count);
  }
  const waits: number[] = [];
  let [count, spam] = [0, 0];
  for await (const some of facts)
    for (const lead of some) {
      if (lead.isSpam) spam++;
      else {
        count++;
        for (const name of names) leads[name].add(charts[name].of(lead));
        if (lead.answeredAt !== undefined) waits.push(lead.answeredAt - lead.receivedAt);
      }
    }
  const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)];
  const totals = [
    [words.leads, count],
    [words["state.spam"], spam],
    [words.median, median === undefined ? words.none : (median / HOUR_MS).toFixed(1)],
  ];
  const sections = names.map((name) => {
    const label = (value: string) => {
      const text = value === OTHERS ? words.others : named(words, name, value) || words.unknown;
      if (!value || value === OTHERS) return html`${text}`;
      return html`<a href="/leads${queryOf({ from, to }, charts[name].to(value))}"><bdi>${text}</bdi></a>`;
    };
    const heads = [words[name], words.landings, words.leads, words.rate];
    const chart =
      name === "campaign" || name === "page"
        ? table(heads, rates(leads[name], landed[name], label))
        : barChart(leads[name], label);
    return html`<section><h2>${words[name]}</h2>${chart}</section>`;
  });
  const day = (name: "from" | "to") =>
    html`<label>${words[name]}<input type="date" name="${name}" value="${filters[name]}"></label>`;
  return page(
    view,
    words.statistics,
    html`<form method="get" class="filters">${day("from")}${day("to")}<button>${words.show}</button></form><dl>${totals.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl><div class="charts">${sections}</div><p>${words.landingsText}</p>`,
  );
}
