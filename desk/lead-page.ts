import { originParts } from "../contract/origin.ts";
import { type PersonPart, personParts } from "../contract/person.ts";
import { linked } from "../leads/delivery/mail-message.ts";
import { type KeptLead, stateOf } from "../leads/lead.ts";
import { correctable } from "../leads/operations/change.ts";
import type { ErasedLead, Receipt } from "../leads/operations/forget.ts";
import { otherFields } from "../leads/record.ts";
import { site } from "../settings/site.js";
import { stateWords } from "./leads-page.ts";
import { button, Html, hidden, html, languageName, page, table, timeIn, type View, whoOf } from "./page.ts";
import type { Session } from "./sessions.ts";
import { deskWords, named } from "./words.ts";

type Row = [label: string, value: string, part?: PersonPart];

/** A mailto address longer than this is cut by some mail readers. */
const QUOTE_MAX = 1_000;

const list = (rows: readonly Row[], country?: string) =>
  html`<dl>${rows.map(([label, value, part]) => value && html`<dt>${label}</dt><dd><div dir="auto">${new Html(linked(value, part, country))}</div></dd>`)}</dl>`;

/** Returns the answers without those that the heading says. */
const answers = (lead: KeptLead, { words }: View): Row[] => [
  ...personParts
    .filter((part) => !["name", "company", "message"].includes(part))
    .map((part): Row => [words[part], [lead.person[part] ?? []].flat().join(", "), part]),
  [words.subject, lead.kind === "contact" ? (lead.fields.subject ?? "") : ""],
  [words.message, lead.person.message ?? ""],
  ...otherFields(lead),
];

const origin = (lead: KeptLead, { words }: View): Row[] =>
  originParts.map((part) => [words[part], part === "language" ? languageName(lead) : lead.origin[part]]);

/** Says in one line where a lead went, or in a table what went wrong. */
function deliveries({ deliveries: all }: KeptLead, { language, words }: View) {
  if (all.length === 0) return html`<p>${words.nowhere}</p>`;
  const done = all.map(({ channel, doneAt }) => doneAt && `${channel} · ${timeIn(language, doneAt)}`);
  if (done.every(Boolean)) return html`<p>${words["state.delivered"]}: ${done.join(", ")}</p>`;
  const rows = all.map(({ channel, state, attempts, problem }) => [
    channel,
    words[`state.${state}`],
    attempts,
    problem,
  ]);
  return table([words.channel, words.state, words.attempts, words.reason], rows);
}

/** Returns the link that opens an answer in the writer's language, with what they wrote below. */
function reply({ person: { email = "", message = "" }, origin: { language } }: KeptLead, { words }: View) {
  if (!email) return false;
  const theirs = deskWords[language === "ar" ? "ar" : "en"];
  const to = email.toWellFormed().split("@").map(encodeURIComponent).join("@");
  const quote = message.slice(0, QUOTE_MAX).toWellFormed().replace(/^/gm, "> ");
  const [about, body] = [`${theirs.replySubject} ${site.brand}`, message && `\r\n\r\n${quote}`];
  return html`<a class="button" href="mailto:${to}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}">${words.reply}</a>`;
}

interface Shown {
  lead: KeptLead;
  channels: readonly string[];
  /** The filters of the list that the lead was opened from, as a query. */
  query: string;
  /** The leads beside it in that list. */
  previous?: string | undefined;
  next?: string | undefined;
}

function heading(view: View, { lead, channels }: Shown) {
  const { words, language, did } = view;
  const { answered } = lead;
  const by = answered && `${words.answeredBy} ${answered.by}, ${timeIn(language, answered.at)}`;
  const about = [named(words, "form", lead.kind), timeIn(language, lead.receivedAt), by];
  return html`${did && html`<p class="good" role="status">${named(words, "did", did)}</p>`}<p>${about.filter(Boolean).map((text) => html`<bdi>${text}</bdi> · `)}${stateWords(view, lead, channels)}</p>`;
}

/** Shows one lead, and what can be done with it. */
export function leadPage(view: View, session: Session, shown: Shown): string {
  const { words } = view;
  const { lead, channels, query, previous, next } = shown;
  const { answered, restricted, id } = lead;
  const at = (action: string) => `/leads/${id}/${action}${query}`;
  const state = stateOf(lead, channels);
  const isSpam = state === "spam";
  const does = [
    isSpam ? ("release" as const) : answered ? ("unanswered" as const) : ("answered" as const),
    ...(state === "failed" || state === "pending" ? (["retry"] as const) : []),
    ...(isSpam ? [] : (["spam"] as const)),
    restricted ? ("unrestrict" as const) : ("restrict" as const),
  ].map((action) => button(session, at(action), words[`do.${action}`]));
  const mayAnswer = !isSpam && !restricted;
  const [first, ...others] = does;
  const beside = [
    html`<a href="/leads${query}">${words.back}</a>`,
    previous && html`<a href="/leads/${previous}${query}" rel="prev">${words.previous}</a>`,
    next && html`<a href="/leads/${next}${query}" rel="next">${words.next}</a>`,
  ];
  return page(
    view,
    whoOf(lead) || words.unknown,
    html`<div class="row">${beside.filter(Boolean)}</div>${heading(view, shown)}<div class="row">${mayAnswer && reply(lead, view)}${first}${others}</div><h2>${words.answers}</h2>${list(answers(lead, view), lead.person.country)}<h2>${words.came}</h2>${list(origin(lead, view))}<h2>${words.deliveries}</h2>${deliveries(lead, view)}${correction(view, session, lead, at("correct"))}<div class="row">${button(session, at("copy"), words["do.copy"])}<a class="button quiet" href="${at("erase")}">${words["do.erase"]}</a></div><p>${words.lead} ${id}</p>`,
  );
}

function correction({ words }: View, session: Session, { person }: KeptLead, action: string) {
  const parts = correctable.filter((part) => person[part] !== undefined);
  return html`<details><summary>${words["do.correct"]}</summary>${parts.map((part) => html`<form method="post" action="${action}" class="narrow">${hidden({ token: session.token, part })}<label>${words[part]}<input name="text" value="${person[part] ?? ""}" required dir="auto"></label><button>${words.save}</button></form>`)}</details>`;
}

/** Asks whether a lead is really to be erased. */
export function erasePage(view: View, session: Session, lead: KeptLead): string {
  const { words } = view;
  const { email } = lead.person;
  const action = `/leads/${lead.id}/erase`;
  return page(
    view,
    words.erase,
    html`<p><bdi>${whoOf(lead)}</bdi></p><p>${words.eraseText}</p><div class="row">${button(session, action, words.eraseOne)}${email && button(session, action, `${words.eraseAll} (${email})`, { all: "yes" })}<a class="button quiet" href="/leads/${lead.id}">${words.cancel}</a></div>`,
  );
}

interface Erasure {
  erased: readonly ErasedLead[];
  others: readonly string[];
  receipt: Receipt;
  left?: string;
}

/** Shows what was erased, where its copies are, and the receipt. */
export function receiptPage(view: View, { erased, others, receipt, left }: Erasure): string {
  const { words, language } = view;
  const { at, count, proof } = receipt;
  const copies = erased.map(({ id, took, going }) => [id, took.join(", "), going.join(", ")]);
  const mentions = html`<p>${words.mentioned}</p><ul>${others.map((id) => html`<li><a href="/leads/${id}">${id}</a></li>`)}</ul>`;
  return page(
    view,
    words.receipt,
    html`${left && html`<p class="bad">${words.left} (${left})</p>`}${list([
      [words.when, timeIn(language, at)],
      [words.count, String(count)],
      [words.salt, proof?.salt ?? ""],
      [words.proof, proof?.hash ?? ""],
    ])}${proof && html`<p>${words.proofText}</p>`}<h2>${words.copies}</h2><p>${words.eraseText}</p>${table([words.lead, words.deliveredBy, words["state.pending"]], copies)}${others.length > 0 && mentions}`,
  );
}
