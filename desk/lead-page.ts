import { campaignOf } from "../contract/origin.ts";
import { type PersonPart, personParts } from "../contract/person.ts";
import { linked } from "../leads/delivery/mail-message.ts";
import { type KeptLead, stateOf } from "../leads/lead.ts";
import { otherFields } from "../leads/record.ts";
import { escapeHtml } from "../leads/text.ts";
import { Html, html } from "./html.ts";
import { button, page, table, type View } from "./page.ts";
import type { Session } from "./sessions.ts";
import { languageName, timeIn, whoOf } from "./show.ts";
import { named } from "./words.ts";

type Row = [label: string, value: string, part?: PersonPart];

const list = (rows: readonly Row[]) =>
  html`<dl>${rows.map(([label, value, part]) => value && html`<dt>${label}</dt><dd><div dir="auto">${new Html(linked(value, part))}</div></dd>`)}</dl>`;

const typed = (lead: KeptLead, { words }: View): Row[] => [
  ...personParts
    .filter((part) => part !== "message")
    .map((part): Row => [words[part], [lead.person[part] ?? []].flat().join(", "), part]),
  [words.subject, lead.kind === "contact" ? (lead.fields.subject ?? "") : ""],
  [words.message, lead.person.message ?? ""],
  ...otherFields(lead),
];

const came = ({ origin, ...lead }: KeptLead, { words }: View): Row[] => [
  [words.page, origin.page],
  [words.language, languageName({ ...lead, origin })],
  [words.via, origin.via],
  [words.campaign, campaignOf(origin)],
];

function deliveries({ deliveries: all }: KeptLead, { language, words }: View) {
  const rows = all.map(({ channel, state, attempts, doneAt, problem }) => [
    channel,
    words[`state.${state}`] + (doneAt === undefined ? "" : ` · ${timeIn(language, doneAt)}`),
    attempts,
    problem,
  ]);
  const heads = [words.channel, words.state, words.attempts, words.reason];
  return rows.length > 0 ? table(heads, rows) : html`<p>${words.none}</p>`;
}

function reply({ person: { email = "" }, subject }: KeptLead, { words }: View) {
  const to = email.toWellFormed().split("@").map(encodeURIComponent).join("@");
  const about = encodeURIComponent(`Re: ${subject.toWellFormed()}`);
  return email !== "" && html`<a class="button" href="mailto:${to}?subject=${about}">${words.reply}</a>`;
}

/** Shows one lead, and what can be done with it. */
export function leadPage(view: View, session: Session, lead: KeptLead, channels: readonly string[]): string {
  const { words, language, did } = view;
  const { answered, id } = lead;
  const state = stateOf(lead, channels);
  const does = [
    answered ? ("unanswered" as const) : ("answered" as const),
    ...(state === "held" || state === "pending" ? (["retry"] as const) : []),
    state === "quarantined" ? ("release" as const) : ("spam" as const),
  ];
  const by = answered && `${words.answeredBy} ${answered.by}, ${timeIn(language, answered.at)}`;
  const about = [
    named(words, "form", lead.kind),
    timeIn(language, lead.receivedAt),
    by || words["answered.no"],
  ];
  return page(
    view,
    whoOf(lead) || words.unknown,
    html`${did && html`<p class="good" role="status">${words.did}: ${named(words, "do", did)}</p>`}<p>${about.map((text, index) => html`${index > 0 && " · "}<bdi>${text}</bdi>`)}</p>${state === "quarantined" && html`<p class="bad">${words.heldText}</p>`}<div class="row">${reply(lead, view)}${does.map((action) => button(session, `/leads/${id}/${action}`, words[`do.${action}`]))}</div><h2>${words.typed}</h2>${list(typed(lead, view))}<h2>${words.came}</h2>${list(came(lead, view))}<h2>${words.deliveries}</h2>${deliveries(lead, view)}<div class="row">${button(session, `/leads/${id}/copy`, words["do.copy"])}<a class="button quiet" href="/leads/${id}/erase">${words["do.erase"]}</a></div><p>${words.lead} ${id}</p>`,
  );
}

/** Asks whether a lead is really to be erased. */
export function erasePage(view: View, session: Session, lead: KeptLead): string {
  const { words } = view;
  const { email } = lead.person;
  const action = `/leads/${lead.id}/erase`;
  return page(
    view,
    words.erase,
    html`<p><bdi>${whoOf(lead)}</bdi></p><p>${words.eraseText}</p><div class="row">${button(session, action, words.eraseOne)}${email && button(session, action, `${words.eraseAll} (${email})`, { all: "yes" })}<a class="button quiet" href="/leads/${lead.id}">${words.back}</a></div>`,
  );
}

/** Yields the page of texts that a command printed, which may be long. */
export async function* textPage(
  view: View,
  heading: string,
  sentence: string,
  texts: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<string> {
  const whole = page(view, heading, html`<p>${sentence}</p><pre dir="auto">\0</pre>`);
  const [start = "", end = ""] = whole.split("\0");
  yield start;
  for await (const text of texts) yield escapeHtml(text);
  yield end;
}
