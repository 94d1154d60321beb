import { locales } from "../contract/language.ts";
import type { LeadFacts } from "../leads/store/outbox.ts";
import { createTally } from "../leads/tally.ts";
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

/** Counts the leads of the last weeks, which come in pages. */
export async function numbersPage(view: View, pages: AsyncIterable<LeadFacts[]>, now: number) {
  const { words, language } = view;
  const weeks = new Map<number, number>();
  for (let start = numbersSince(now); start <= now; start += WEEK_MS) weeks.set(start, 0);
  const [forms, countries, paths, sources] = [createTally(), createTally(), createTally(), createTally()];
  const waits: number[] = [];
  let [count, spam] = [0, 0];
  for await (const facts of pages)
    for (const { quarantined, receivedAt, answeredAt, kind, country, origin } of facts) {
      if (quarantined) {
        spam++;
        continue;
      }
      count++;
      const [week, before] = [weekOf(receivedAt), weeks.get(weekOf(receivedAt))];
      if (before !== undefined) weeks.set(week, before + 1);
      forms.add(named(words, "form", kind));
      countries.add(country || words.unknown);
      paths.add(origin.page || words.unknown);
      sources.add(sourceOf({ origin }) || words.unknown);
      if (answeredAt !== undefined) waits.push(answeredAt - receivedAt);
    }
  const day = new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)];
  const totals = [
    [words.leads, count],
    [words["state.quarantined"], spam],
    [words.median, median === undefined ? words.unknown : (median / HOUR_MS).toFixed(1)],
  ];
  return page(
    view,
    words.numbers,
    html`<p>${words.period}</p><dl>${totals.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl><div class="charts">${[
      chart(
        words.weeks,
        [...weeks].map(([start, leads]) => [day.format(start), leads]),
      ),
      chart(words.byForm, forms.top(words.others)),
      chart(words.byCountry, countries.top(words.others)),
      chart(words.byPage, paths.top(words.others)),
      chart(words.bySource, sources.top(words.others)),
    ]}</div>`,
  );
}
