import { staleLaws } from "../../settings/laws-checked.ts";
import { DAY_MS, office, officeDay } from "../days.ts";
import { type ChannelName, formNameOf, type Lead, type StoredLead, senderOf, stateOf } from "../lead.ts";
import { countLeads } from "../statistics.ts";
import { allLeads, inBatches, type LeadStore, type OwnerText } from "../store/store.ts";
import { lookUp, oneLine, toPrintable } from "../text.ts";

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: office.timeZone });
const WEEK_MS = 7 * DAY_MS;
/** Leads and spam named in one mail; the list of leads has the others. */
const LEADS_SHOWN = 20;
const EXCERPT = 80;

export interface WeeklyOptions {
  store: LeadStore;
  channels: readonly ChannelName[];
  retentionDays: number | undefined;
  deskUrl?: string | undefined;
}

const section = (heading: string, lines: readonly string[], none = "none") =>
  [heading, ...(lines.length > 0 ? lines : [none])].join("\n  ");

/** The headings of the counts in the mail, by the names of their tables. */
const headings = {
  form: "By form",
  country: "By country",
  page: "By page of the form",
  source: "By source",
  campaign: "By campaign",
};

/** Returns the counts of a week, each as a heading and its lines. */
async function countsOf(store: LeadStore, since: number, until: number) {
  const facts = inBatches(store.summaries, { since, until });
  // Landings are counted by the day: that of this mail belongs to the next.
  const days = { from: officeDay(since), to: officeDay(until - DAY_MS) };
  const { count, tables } = await countLeads(facts, await store.landings(days));
  const sections = tables.flatMap(({ name, hasLandings, rows }) => {
    const heading = lookUp<string>(headings, name);
    if (!heading) return [];
    const lines = rows.map(({ value, leads, landings }) => {
      const text = name === "form" && value ? formNameOf({ kind: value }) : value;
      const from = hasLandings && landings > 0 ? ` from ${landings} landings` : "";
      return `${text === undefined ? "others" : text || "unknown"}: ${leads}${from}`;
    });
    return [section(heading, lines)];
  });
  return { count, sections };
}

/** Counts leads and keeps a line for each of the last. */
function createLeadList(lineOf: (lead: StoredLead) => string) {
  const lines: string[] = [];
  let count = 0;
  return {
    lines,
    count: () => count,
    add(lead: StoredLead) {
      const who = toPrintable(oneLine(senderOf(lead) || "no name"));
      count++;
      if (lines.push(`${who} (${lead.id}): ${lineOf(lead)}`) > LEADS_SHOWN) lines.shift();
    },
  };
}

function deliveryProblems({ deliveries }: StoredLead, channels: readonly ChannelName[]) {
  const open = deliveries.filter(({ channel, state }) => channels.includes(channel) && state !== "delivered");
  const why = open.map(({ channel, problem }) => `${channel}: ${problem || "not tried yet"}`);
  return why.join("; ") || "no channel is set up";
}

const excerpt = ({ person }: Lead) => oneLine(person.message?.slice(0, 2 * EXCERPT) ?? "").slice(0, EXCERPT);

/** Returns the mail about the seven days before `end`, in milliseconds since 1970. */
export async function weeklyMail(options: WeeklyOptions, end: number): Promise<OwnerText> {
  const { store, channels, retentionDays, deskUrl } = options;
  const [start, expiresBefore] = [end - WEEK_MS, end + WEEK_MS - (retentionDays ?? 0) * DAY_MS];
  const { count, sections } = await countsOf(store, start, end);
  const open = createLeadList((lead) => deliveryProblems(lead, channels));
  const spam = createLeadList(excerpt);
  let [expiring, unanswered] = [0, 0];
  let oldest = end;
  for await (const lead of allLeads(store)) {
    if (lead.restricted) continue;
    const state = stateOf(lead, channels);
    if (state === "spam") spam.add(lead);
    else if (state !== "delivered") open.add(lead);
    if (retentionDays !== undefined && lead.receivedAt < expiresBefore) expiring++;
    if (state === "spam" || lead.answered) continue;
    unanswered++;
    oldest = Math.min(oldest, lead.receivedAt);
  }
  const stale = staleLaws(new Date(end)).map(
    ([rule, checked]) =>
      `${rule}: last read in ${checked}; see content/laws.ts, content/en/why-us.ts, settings/laws-checked.ts`,
  );
  const subject = `${count} ${count === 1 ? "lead" : "leads"} in the week to ${DATE.format(end)}`;
  const days = Math.floor((end - oldest) / DAY_MS);
  const age = unanswered > 0 ? `, the oldest for ${days} ${days === 1 ? "day" : "days"}` : "";
  const text = [
    subject,
    `Not answered: ${unanswered}${age}`,
    ...(deskUrl ? [`The desk: ${deskUrl}`] : []),
    ...sections,
    section(`Not delivered: ${open.count()}`, open.lines),
    section(`Spam: ${spam.count()}`, spam.lines),
    section(
      "Deleted next",
      expiring > 0 ? [`Leads older than ${retentionDays} days, in the next seven days: ${expiring}`] : [],
      retentionDays === undefined ? "Leads are kept without end." : "Nothing in the next seven days.",
    ),
    ...(stale.length > 0 ? [section("Laws and rules on the website: read their sources again", stale)] : []),
  ];
  return { subject, text: text.join("\n\n") };
}
