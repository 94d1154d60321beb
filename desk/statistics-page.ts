import type { LeadFacts } from "../leads/store/outbox.ts";
import { createTally } from "../leads/tally.ts";
import { type Filters, queryOf } from "./filters.ts";
import { html, page, type View } from "./page.ts";
import { named } from "./words.ts";

const HOUR_MS = 3_600_000;
const MONTH = "2026-01".length;

/** Returns the days of a month such as 2026-01. */
const daysOf = (month: string) => {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(-2)), 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, "2026-01-31".length) };
};

/** The charts: what of a lead each counts, and the filters of the list that a bar leads to. */
const charts: Record<string, { of: (lead: LeadFacts) => string; to: (value: string) => Partial<Filters> }> = {
  month: { of: ({ receivedAt }) => new Date(receivedAt).toISOString().slice(0, MONTH), to: daysOf },
  form: { of: ({ kind }) => kind, to: (form) => ({ form }) },
  source: { of: ({ origin }) => origin.source, to: (source) => ({ source }) },
  campaign: { of: ({ origin }) => origin.campaign, to: (campaign) => ({ campaign }) },
  page: { of: ({ origin }) => origin.page, to: (path) => ({ q: `"${path}"` }) },
  country: { of: ({ country }) => country, to: (country) => ({ country }) },
};

/** Counts the leads of the chosen days, which come in pages; each bar leads to its leads. */
export async function statisticsPage(view: View, pages: AsyncIterable<LeadFacts[]>, filters: Filters) {
  const { words } = view;
  const { from, to } = filters;
  const tallies = Object.entries(charts).map(([name, chart]) => ({ ...chart, name, tally: createTally() }));
  const waits: number[] = [];
  let [count, spam] = [0, 0];
  for await (const facts of pages)
    for (const lead of facts) {
      const { isSpam, receivedAt, answeredAt } = lead;
      if (isSpam) spam++;
      else count++;
      if (isSpam) continue;
      for (const { tally, of } of tallies) tally.add(of(lead));
      if (answeredAt !== undefined) waits.push(answeredAt - receivedAt);
    }
  const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)];
  const totals = [
    [words.leads, count],
    [words["state.spam"], spam],
    [words.median, median === undefined ? words.none : (median / HOUR_MS).toFixed(1)],
  ];
  const sections = tallies.map(({ name, tally, to: filterOf }) => {
    const bars = tally.top("\0");
    const most = Math.max(1, ...bars.map(([, number]) => number));
    const rows = bars.map(([value, number]) => {
      const label = value === "\0" ? words.others : named(words, name, value) || words.unknown;
      const isListed = value && value !== "\0";
      const text = html`<bdi>${label}</bdi>`;
      return html`<tr><th scope="row">${isListed ? html`<a href="/leads${queryOf({ from, to }, filterOf(value))}">${text}</a>` : text}</th><td>${number}</td><td><svg aria-hidden="true" width="100%" height="10"><rect width="${(100 * number) / most}%" height="10"/></svg></td></tr>`;
    });
    return html`<section><h2>${named(words, "by", name)}</h2><table class="chart"><tbody>${rows}</tbody></table></section>`;
  });
  const day = (name: "from" | "to") =>
    html`<label>${words[name]}<input type="date" name="${name}" value="${filters[name]}"></label>`;
  return page(
    view,
    words.statistics,
    html`<form method="get" class="filters">${day("from")}${day("to")}<button>${words.show}</button></form><dl>${totals.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl><div class="charts">${sections}</div>`,
  );
}
