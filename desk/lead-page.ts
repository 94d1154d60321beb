import { languageNames, languages } from "../contract/language.ts";
import { countries } from "../contract/options.ts";
import { office, officeTime } from "../leads/days.ts";
import { html } from "../leads/html.ts";
import { type StoredLead, senderOf, stateOf } from "../leads/lead.ts";
import { answerRows, type LeadRow, linkedAnswer, mailtoUrl, originRows } from "../leads/lead-rows.ts";
import { correctableParts, optionalParts } from "../leads/operations/change.ts";
import type { eraseLeads } from "../leads/operations/erase.ts";
import { emailOf } from "../leads/operations/find.ts";
import type { DeletedLead, LeadSummary } from "../leads/store/store.ts";
import { site } from "../settings/site.js";
import { queryOf } from "./filters.ts";
import { stateWords } from "./leads-page.ts";
import { hidden, page, postButton, type SignedIn, type View } from "./page.ts";
import { deskWords, labelOf } from "./words.ts";

/** Some mail programs take links of 2,000 characters at most, of which an Arabic letter takes six. */
const QUOTE_MAX = 250;

const list = (rows: readonly LeadRow[], country?: string) =>
  html`<dl>${rows.map(({ label, value, part }) => value && html`<dt>${label}</dt><dd><div dir="auto">${linkedAnswer(value, part, country)}</div></dd>`)}</dl>`;

function deliveries({ deliveries: all }: StoredLead, { language, words, hasMail }: View) {
  const lines = all.map(({ channel, state, doneAt, problem }) => {
    const why = channel === "mail" && state === "pending" && !hasMail ? words.noMail : problem;
    const parts = [words[`state.${state}`], doneAt ? officeTime(language, doneAt) : why];
    return { label: channel, value: parts.filter(Boolean).join(": ") };
  });
  return lines.length > 0 ? list(lines) : html`<p>${words.none}</p>`;
}

/** Returns the link that opens an answer in the writer's language, with what they wrote below. */
function reply(lead: StoredLead, { words }: View) {
  const { kind, fields, receivedAt, origin, person } = lead;
  const { email = "", message = "" } = person;
  if (!email) return false;
  const language = origin.language === "ar" ? "ar" : "en";
  const theirs = deskWords[language];
  const start = message.length > QUOTE_MAX ? `${message.slice(0, QUOTE_MAX)}…` : message;
  const quote = start.toWellFormed().replace(/^/gm, "> ").replaceAll("\n", "\r\n");
  const about =
    kind === "contact" && fields.subject ? `Re: ${fields.subject}` : `${theirs.replySubject} ${site.brand}`;
  const body = message && `\r\n\r\n${officeTime(language, receivedAt)}:\r\n${quote}`;
  return html`<a class="button" href="${mailtoUrl(email)}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}">${words.reply}</a>`;
}

function correction({ words, session: { token } }: SignedIn, { person }: StoredLead, action: string) {
  const field = (part: (typeof correctableParts)[number]) =>
    part === "country"
      ? html`<select name="country">${[...new Set([person.country, ...countries])].map((one) => html`<option${one === person.country && html` selected`}>${one}</option>`)}</select>`
      : html`<input name="${part}" value="${person[part]}"${!optionalParts.some((one) => one === part) && html` required`} dir="auto"${part === "phone" && html` type="tel"`}>`;
  const fields = correctableParts.map(
    (part) => person[part] !== undefined && html`<label>${words[part]}${field(part)}</label>`,
  );
  return html`<details><summary>${words["do.correct"]}</summary><form method="post" action="${action}" class="narrow">${hidden({ token })}${fields}<button>${words.save}</button></form></details>`;
}

/** Asks once, as it opens: it names whose lead goes and what stays. */
function erasure(view: SignedIn, lead: StoredLead, action: string) {
  const [{ words }, email] = [view, emailOf(lead, site.mailbox)];
  return html`<details><summary>${words["do.erase"]}</summary><p>${words.erase} ${words.eraseText}</p><div class="row">${postButton(view, action, `${words.eraseOne} (${senderOf(lead) || words.unknown})`)}${email && postButton(view, action, `${words.eraseAll} (${email})`, { all: "yes" })}</div></details>`;
}

interface LeadView extends Record<"previous" | "next", string | undefined> {
  lead: StoredLead;
  channels: readonly string[];
  /** The filters of the list that the lead was opened from, as a query. */
  query: string;
  /** The email or phone by which the other leads of the person are found, and these. */
  person: string | undefined;
  same: readonly LeadSummary[];
}

export function leadPage(view: SignedIn, shown: LeadView): string {
  const { lead, channels, query, previous, next, person = "", same } = shown;
  const { words, language, hasMail } = view;
  const { answered, restricted, id, kind, receivedAt } = lead;
  // The heading says the others.
  const answers = answerRows(lead, language).filter(({ part = "" }) => !["name", "company"].includes(part));
  const at = (action: string) => `/leads/${id}/${action}${query}`;
  const isSpam = lead.isSpam;
  const working = channels.filter((name) => name !== "mail" || hasMail);
  const isUndelivered = ["failed", "pending"].includes(stateOf(lead, working));
  const buttons = [
    isSpam ? ("release" as const) : answered ? ("unanswered" as const) : ("answered" as const),
    ...(isUndelivered && working.length > 0 && !restricted ? (["retry"] as const) : []),
    ...(isSpam ? [] : (["spam"] as const)),
    restricted ? ("unrestrict" as const) : ("restrict" as const),
  ].map((action) => postButton(view, at(action), words[`do.${action}`]));
  const link = (to: string, rel: "prev" | "next", label: string) =>
    html`<a href="/leads/${to}${query}" rel="${rel}">${label}</a>`;
  const beside = html`<a href="/leads${query}">${words.back}</a>${previous && link(previous, "prev", words.previous)}${next && link(next, "next", words.next)}`;
  const all =
    same.length > 1 &&
    html`<p><a href="/leads${queryOf({ q: person })}">${words.personLeads}: ${same.length}</a>${words.comma}${words["state.answered"]}: ${same.filter(({ answeredAt }) => answeredAt !== null).length}</p>`;
  const by =
    answered && `${words.answeredBy} ${answered.by}${words.comma}${officeTime(language, answered.at)}`;
  const about = [labelOf(words, "form", kind), officeTime(language, receivedAt), by].filter(Boolean);
  return page(
    view,
    senderOf(lead) || words.unknown,
    html`<div class="row">${beside}</div><p>${about.map((text) => html`<bdi>${text}</bdi> · `)}${stateWords(words, lead, channels)}</p>${all}
<div class="row">${!isSpam && !restricted && reply(lead, view)}${buttons}</div>
<h2>${words.answers}</h2>${list(answers, lead.person.country)}
<h2>${words.source}</h2>${list(originRows(lead, language))}
<h2>${words.deliveries}</h2>${deliveries(lead, view)}
${correction(view, lead, at("correct"))}${erasure(view, lead, `/leads/${id}/erase`)}<div class="row">${languages.map((one) => postButton(view, at("copy"), `${words["do.copy"]} (${languageNames[one]})`, { language: one }))}</div><p>${words.lead} ${id}</p>`,
  );
}

type Erasure = Awaited<ReturnType<typeof eraseLeads>> & { erased: readonly DeletedLead[]; others: string[] };

export function receiptPage(view: SignedIn, { erased, others, receipt, residue }: Erasure): string {
  const { words, language } = view;
  const { at, count, proof } = receipt;
  const copies = erased.map(({ id, delivered, sending }) => ({
    label: id,
    value:
      [...delivered, ...sending.map((to) => `${to} (${words.sending})`)].join(words.comma) || words.nowhere,
  }));
  const mentions = html`<p>${words.mentioned}</p><ul>${others.map((id) => html`<li><a href="/leads/${id}">${id}</a></li>`)}</ul>`;
  return page(
    view,
    words.receipt,
    html`${residue && html`<p><b>${words.residue} (${residue})</b></p>`}${list([
      { label: words.when, value: `${officeTime(language, at)} (${office.city[language]})` },
      { label: words.erasedBy, value: view.session.user },
      { label: words.count, value: String(count) },
      { label: words.salt, value: proof?.salt ?? "" },
      { label: words.proof, value: proof?.hash ?? "" },
    ])}${proof && html`<p>${words.proofText}</p>`}<h2>${words.copies}</h2><p>${words.eraseText}</p>${list(copies)}${others.length > 0 && mentions}`,
  );
}
