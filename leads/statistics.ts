import { DAY_MS, monthOf } from "./days.ts";
import type { CampaignLanding, LeadSummary } from "./store/store.ts";

const NAMES_SHOWN = 10;
/** More than a week without abuse has. Visitors choose some of these names, so they could fill the memory. */
const NAMES_MAX = 1_000;

/** Counts by a name. Only the more frequent names are kept; the others are counted together. */
function createTally() {
  const counts = new Map<string, number>();
  let total = 0;
  const byCount = () => [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  const of = (name: string) => counts.get(name) ?? 0;

  return {
    add(name: string, number = 1) {
      total += number;
      counts.set(name, of(name) + number);
      if (counts.size > NAMES_MAX) for (const rare of byCount().slice(NAMES_MAX / 2)) counts.delete(rare);
    },
    /** Returns the number of a name; 0 for one that is counted with the others. */
    of,
    top: () => byCount().slice(0, NAMES_SHOWN),
    /** Returns the number of all names but some. */
    rest: (names: readonly string[]) => names.reduce((rest, name) => rest - of(name), total),
  };
}
type Tally = ReturnType<typeof createTally>;

/** Stands for the campaigns that the store has counted together. */
const OTHERS = "\0";
const columns = ["month", "form", "source", "country", "page", "campaign"] as const;
export type TableName = (typeof columns)[number] | "landingPage";

interface StatisticsRow {
  /** "" is not known; undefined stands for all values that have no row. */
  value: string | undefined;
  /** Undefined where nobody can know. */
  leads: number | undefined;
  landings: number;
}
/** The rows of a table, and whether landings belong to it. */
type Table = { name: TableName; hasLandings: boolean; rows: StatisticsRow[] };

/** Returns a part as a percentage; "–" where the whole is too small to say anything. */
export const percentOf = (part: number | undefined, whole: number): string =>
  part === undefined || part > whole || whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}%`;

function tableRows(leads: Tally, landings: Tally | undefined): StatisticsRow[] {
  const values = [...new Set([...(landings?.top() ?? []), ...leads.top()])].filter((name) => name !== OTHERS);
  const rest = { value: undefined, leads: leads.rest(values), landings: landings?.rest(values) ?? 0 };
  const rows = values.map((value) => ({ value, leads: leads.of(value), landings: landings?.of(value) ?? 0 }));
  return rest.leads + rest.landings > 0 ? [...rows, rest] : rows;
}

/** Counts leads, which come in batches, and landings. */
export async function countLeads(facts: AsyncIterable<LeadSummary[]>, landings: readonly CampaignLanding[]) {
  const tallies = new Map(columns.map((name) => [name, createTally()]));
  const answerMs: number[] = [];
  let [count, spam, unanswered] = [0, 0, 0];
  for await (const batch of facts) {
    const leads = batch.filter((lead) => !lead.spam);
    count += leads.length;
    spam += batch.length - leads.length;
    for (const lead of leads) {
      const values = { ...lead, month: monthOf(lead.receivedAt) };
      for (const [name, tally] of tallies) tally.add(values[name]);
      if (lead.answeredAt !== null) answerMs.push(lead.answeredAt - lead.receivedAt);
      else if (!lead.restricted) unanswered++;
    }
  }
  const [byCampaign, byPage] = [createTally(), createTally()];
  for (const { campaign, page, count } of landings) {
    byCampaign.add(campaign || OTHERS, count);
    byPage.add(page, count);
  }
  const tables = [...tallies].map(([name, leads]): Table => {
    const hasLandings = name === "campaign";
    const rows = tableRows(leads, hasLandings ? byCampaign : undefined);
    if (name === "month") rows.sort((a, b) => (b.value ?? "").localeCompare(a.value ?? ""));
    return { name, hasLandings, rows };
  });

  const leadsOf = (campaign: string) => tallies.get("campaign")?.of(campaign) ?? 0;
  const byName = Map.groupBy(landings, ({ campaign }) => campaign);
  /** Counts the leads of a landing page by its campaigns; undefined where one of them brought leads and has another landing page. */
  function leadsFrom(page: string) {
    const names = landings.filter((landing) => landing.page === page).map(({ campaign }) => campaign);
    const isKnown = names.every((name) => name && (leadsOf(name) === 0 || byName.get(name)?.length === 1));
    return isKnown ? names.reduce((sum, name) => sum + leadsOf(name), 0) : undefined;
  }
  const pages = byPage.top().map((value) => ({ value, leads: leadsFrom(value), landings: byPage.of(value) }));
  tables.push({ name: "landingPage", hasLandings: true, rows: pages });
  const median = answerMs.toSorted((a, b) => a - b)[Math.floor(answerMs.length / 2)];
  const inADay = answerMs.filter((time) => time <= DAY_MS).length;
  return { count, spam, unanswered, answered: answerMs.length, inADay, median, tables };
}
