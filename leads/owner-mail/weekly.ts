import { campaignOf } from "../../contract/origin.ts";
import { staleLaws } from "../../settings/laws-checked.ts";
import { type ChannelName, formNameOf, type KeptLead, stateOf } from "../lead.ts";
import { allLeads, type Outbox, type OwnerText } from "../store/outbox.ts";
import { createTally } from "../tally.ts";
import { oneLine, printable } from "../text.ts";

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** Leads and spam named in one mail; the list of leads has the others. */
const NAMED = 20;
const WORDS = 80;

type Row = readonly [label: string, value: string];
interface Section {
  heading: string;
  /** Said in place of the rows when there are none. */
  none?: string;
  rows: Row[];
}

export interface WeeklyOptions {
  outbox: Outbox;
  channels: readonly ChannelName[];
  retentionDays: number | undefined;
  deskUrl?: string | undefined;
}

const UNKNOWN = "not asked or not known";

function countBy(nameOf: (lead: KeptLead) => string) {
  const tally = createTally();
  return {
    add: (lead: KeptLead) => tally.add(nameOf(lead) || UNKNOWN),
    rows() {
      const names = tally.top();
      const rest = tally.rest(names);
      const rows = names.map((name): Row => [name, String(tally.of(name))]);
      return rest > 0 ? [...rows, ["others", String(rest)] satisfies Row] : rows;
    },
  };
}

/** Counts leads and keeps a row for each of the last. */
function lastOf(rowOf: (lead: KeptLead) => Row) {
  const rows: Row[] = [];
  let count = 0;
  return {
    rows,
    count: () => count,
    add(lead: KeptLead) {
      count++;
      if (rows.push(rowOf(lead)) > NAMED) rows.shift();
    },
  };
}

const who = ({ person: { name, company, email } }: KeptLead) =>
  printable(oneLine([name, company].filter(Boolean).join(", ") || email || "no name"));

const undelivered = (lead: KeptLead, channels: readonly ChannelName[]): Row => {
  const open = lead.deliveries.filter(
    ({ channel, state }) => channels.includes(channel) && state !== "delivered",
  );
  const why = open.map(({ channel, problem }) => `${channel}: ${problem || "not tried yet"}`);
  return [`${who(lead)} (${lead.id})`, why.join("; ") || "no channel is set up"];
};

const spam = (lead: KeptLead): Row => [
  `${who(lead)} (${lead.id})`,
  oneLine((lead.person.message ?? "").slice(0, 2 * WORDS)).slice(0, WORDS),
];

const textOf = ({ heading, none = "none", rows }: Section) =>
  [
    heading,
    ...(rows.length === 0 ? [`  ${none}`] : rows.map(([label, value]) => `  ${label}: ${value}`)),
  ].join("\n");

/** Returns the mail about the seven days before `end`, in milliseconds since 1970. */
export async function weeklyMail(
  { outbox, channels, retentionDays, deskUrl }: WeeklyOptions,
  end: number,
): Promise<OwnerText> {
  const [start, goesBefore] = [end - WEEK_MS, end + WEEK_MS - (retentionDays ?? 0) * DAY_MS];
  const by = {
    form: countBy(formNameOf),
    country: countBy(({ person }) => person.country ?? ""),
    "page of the form": countBy(({ origin }) => origin.page),
    source: countBy(({ origin }) => campaignOf(origin) || origin.via),
  };
  const open = lastOf((lead) => undelivered(lead, channels));
  const spamRows = lastOf(spam);
  let [count, going, unanswered] = [0, 0, 0];
  let oldest = end;
  for await (const lead of allLeads(outbox)) {
    const state = stateOf(lead, channels);
    if (state === "spam") spamRows.add(lead);
    else if (state !== "delivered") open.add(lead);
    if (state !== "spam" && lead.receivedAt >= start && lead.receivedAt < end) {
      count++;
      for (const { add } of Object.values(by)) add(lead);
    }
    if (retentionDays !== undefined && lead.receivedAt < goesBefore) going++;
    if (state === "spam" || lead.restricted || lead.answered) continue;
    unanswered++;
    oldest = Math.min(oldest, lead.receivedAt);
  }
  const stale: Row[] = staleLaws(new Date(end)).map(([rule, checked]) => [
    rule,
    `last read in ${checked}; see content/en/rules.ts`,
  ]);
  const sections: Section[] = [
    ...Object.entries(by).map(([name, { rows }]) => ({ heading: `By ${name}`, rows: rows() })),
    { heading: `Not delivered: ${open.count()}`, rows: open.rows },
    { heading: `Spam: ${spamRows.count()}`, rows: spamRows.rows },
    {
      heading: "Deleted next",
      none: retentionDays === undefined ? "Leads are kept without end." : "Nothing in the next seven days.",
      rows:
        going > 0 ? [[`Leads older than ${retentionDays} days, in the next seven days`, String(going)]] : [],
    },
    ...(stale.length > 0
      ? [{ heading: "Laws and rules on the website: read their sources again", rows: stale }]
      : []),
  ];
  const subject = `${count} ${count === 1 ? "lead" : "leads"} in the week to ${DATE.format(end)}`;
  const days = Math.floor((end - oldest) / DAY_MS);
  const toDo = `Not answered: ${unanswered}${unanswered > 0 ? `, the oldest for ${days} ${days === 1 ? "day" : "days"}` : ""}`;
  return {
    subject,
    text: [subject, toDo, ...(deskUrl ? [`The desk: ${deskUrl}`] : []), ...sections.map(textOf)].join("\n\n"),
  };
}
