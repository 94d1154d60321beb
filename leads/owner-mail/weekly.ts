import { staleLaws } from "../../settings/laws-checked.ts";
import { mailPage } from "../delivery/mail-page.ts";
import { escapeHtml } from "../escape-html.ts";
import { type ChannelName, formNameOf, type KeptLead, stateOf } from "../lead.ts";
import { allLeads, inPages, type Outbox } from "../store/outbox.ts";
import { createTally } from "../tally.ts";
import { oneLine, printable } from "../text.ts";
import { commandLine, type Notice } from "./notice.ts";

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
  none: string;
  rows: Row[];
}

export interface WeeklyOptions {
  outbox: Outbox;
  channels: readonly ChannelName[];
  retentionDays: number | undefined;
}

const UNKNOWN = "not asked or not known";

/** Counts leads by a name. */
function countBy(nameOf: (lead: KeptLead) => string) {
  const tally = createTally();
  return {
    add: (lead: KeptLead) => tally.add(nameOf(lead) || UNKNOWN),
    rows: () => tally.top("others").map(([name, count]): Row => [name, String(count)]),
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
  `${who(lead)}: ${oneLine((lead.person.message ?? "").slice(0, 2 * WORDS)).slice(0, WORDS)}`,
  commandLine(`release ${lead.id}`),
];

const textOf = ({ heading, none, rows }: Section) =>
  [
    heading,
    ...(rows.length === 0 ? [`  ${none}`] : rows.map(([label, value]) => `  ${label}: ${value}`)),
  ].join("\n");

function htmlOf({ heading, none, rows }: Section): string {
  const cells = rows.map(([label, value]) => {
    const [name, text] = [escapeHtml(label), escapeHtml(value)];
    if (/^\d+$/.test(value)) return `<tr><td dir="auto">${name}</td><td class="number">${text}</td></tr>`;
    const below = value.startsWith(commandLine("release"))
      ? `<code>${text}</code>`
      : `<small>${text}</small>`;
    return `<tr><td dir="auto">${name}<br>${below}</td></tr>`;
  });
  const body = rows.length === 0 ? `<p>${escapeHtml(none)}</p>` : `<table>${cells.join("")}</table>`;
  return `<h2>${escapeHtml(heading)}</h2>${body}`;
}

/** Returns the mail about the seven days before `end`, in milliseconds since 1970. */
export async function weeklyNotice(
  { outbox, channels, retentionDays }: WeeklyOptions,
  end: number,
): Promise<Notice> {
  const [start, goesBefore] = [end - WEEK_MS, end + WEEK_MS - (retentionDays ?? 0) * DAY_MS];
  const by = {
    form: countBy(formNameOf),
    country: countBy(({ person }) => person.country ?? ""),
    page: countBy(({ origin }) => origin.page),
    source: countBy(({ origin }) => origin.campaign || origin.via),
  };
  const open = lastOf((lead) => undelivered(lead, channels));
  const held = lastOf(spam);
  let [count, going] = [0, 0];
  for await (const lead of allLeads(outbox)) {
    const state = stateOf(lead, channels);
    if (state === "quarantined") held.add(lead);
    else if (state !== "delivered") open.add(lead);
    if (state !== "quarantined" && lead.receivedAt >= start && lead.receivedAt < end) {
      count++;
      for (const { add } of Object.values(by)) add(lead);
    }
    if (retentionDays !== undefined && lead.receivedAt < goesBefore) going++;
  }
  const none = "none";
  const stale: Row[] = staleLaws(new Date(end)).map(([rule, checked]) => [
    rule,
    `last read in ${checked}; see content/en/rules.ts`,
  ]);
  const sections: Section[] = [
    { heading: "By form", none, rows: by.form.rows() },
    { heading: "By country", none, rows: by.country.rows() },
    { heading: "By page of the form", none, rows: by.page.rows() },
    { heading: "By source", none, rows: by.source.rows() },
    { heading: `Not delivered: ${open.count()}`, none, rows: open.rows },
    { heading: `Held as spam: ${held.count()}`, none, rows: held.rows },
    {
      heading: "Deleted next",
      none:
        retentionDays === undefined
          ? "Nothing: RETENTION_DAYS is not set."
          : "Nothing in the next seven days.",
      rows:
        going > 0 ? [[`Leads older than ${retentionDays} days, in the next seven days`, String(going)]] : [],
    },
    ...(stale.length > 0
      ? [{ heading: "Laws and rules on the website: read their sources again", none, rows: stale }]
      : []),
  ];
  const subject = `${count} ${count === 1 ? "lead" : "leads"} in the week to ${DATE.format(end)}`;
  return {
    subject,
    text: [subject, ...sections.map(textOf)].join("\n\n"),
    html: mailPage(subject, sections.map(htmlOf)),
  };
}

/** Returns the line about what is held as spam, or undefined when nothing is. */
export async function spamNotice(outbox: Outbox): Promise<Notice | undefined> {
  let count = 0;
  for await (const page of inPages(outbox.facts, { state: "quarantined" })) count += page.length;
  if (count === 0) return undefined;
  const subject = `${count} ${count === 1 ? "message is" : "messages are"} held as spam`;
  return { subject, text: `${subject}. See them with: ${commandLine("list --state quarantined")}` };
}
