import { locales } from "../../contract/language.ts";
import type { LeadFacts } from "../leads/store/outbox.ts";
import { html } from "./html.ts";
import { page, type View } from "./page.ts";
import { sourceOf } from "./show.ts";
import { named } from "./words.ts";

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** 5 January 1970 was a Monday. */
const MONDAY_MS = 4 * 24 * HOUR_MS;
const WEEKS = 12;

type Bar = readonly [label: string, count: number];

/** Returns the start of the week of a time, a Monday at midnight UTC. */
const weekOf = (ms: number) => Math.floor((ms - MONDAY_MS) / WEEK_MS) * WEEK_MS + MONDAY_MS;

/** Returns the start of what the numbers count. */
export const numbersSince = (now: number) => weekOf(now) - (WEEKS - 1) * WEEK_MS;

function chart(heading: string, bars: readonly Bar[]) {
  const most = Math.max(1, ...bars.map(([, count]) => count));
  const rows = bars.map(
    ([label, count]) =>
      html`<tr><th scope="row"><bdi>${label}</bdi></th><td>${count}</td><td><svg aria-hidden="true" width="100%" height="10"><rect width="${(100 * count) / most}%" height="10"/></svg></td></tr>`,
  );
  return html`<section><h2>${heading}</h2><table class="chart"><tbody>${rows}</tbody></table></section>`;
}

/** Counts the leads of the last weeks. */
export function numbersPage(view: View, all: readonly LeadFacts[], now: number): string {
  const { words, language } = view;
  const facts = all.filter(({ quarantined }) => !quarantined);
  const day = new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const weeks = Array.from({ length: WEEKS }, (_, index): Bar => {
    const start = numbersSince(now) + index * WEEK_MS;
    return [day.format(start), facts.filter(({ receivedAt }) => weekOf(receivedAt) === start).length];
  });
  const chartBy = (heading: string, nameOf: (one: LeadFacts) => string) => {
    const groups = [...Map.groupBy(facts, (one) => nameOf(one) || words.unknown)];
    const bars = groups.map(([name, group]): Bar => [name, group.length]);
    return chart(heading, bars.toSorted(([, a], [, b]) => b - a).slice(0, 10));
  };
  const waits = facts.flatMap(({ answeredAt, receivedAt }) =>
    answeredAt === undefined ? [] : [answeredAt - receivedAt],
  );
  const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)];
  const totals = [
    [words.leads, facts.length],
    [words["state.quarantined"], all.length - facts.length],
    [words.median, median === undefined ? words.unknown : (median / HOUR_MS).toFixed(1)],
  ];
  return page(
    view,
    words.numbers,
    html`<p>${words.period}</p><dl>${totals.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl><div class="charts">${[
      chart(words.weeks, weeks),
      chartBy(words.byForm, ({ kind }) => named(words, "form", kind)),
      chartBy(words.byCountry, ({ country }) => country),
      chartBy(words.byPage, ({ origin }) => origin.page),
      chartBy(words.bySource, sourceOf),
    ]}</div>`,
  );
}
