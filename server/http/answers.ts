import type { FastifyReply } from "fastify";
import { formPath, thanksPath } from "../../contract/form-paths.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { directions, type Language, languages, localPath } from "../../contract/language.ts";
import { messages, type Sentence } from "../../contract/messages.ts";
import { escapeHtml } from "../../leads/text.ts";
import { site } from "../../settings/site.js";
import { type FormPage, fillForm, readFormPage } from "./form-page.ts";
import { NOTHING_ALLOWED, pagePolicy } from "./headers.ts";
import type { Static } from "./static.ts";

/** Returns a page of one sentence, in every language, for a refused post that belongs to no form of the site. */
export function plainPage(message: Sentence): string {
  const sections = languages.map((language) => {
    const { heading, home } = messages[language].notSent;
    return (
      `<section lang="${language}" dir="${directions[language]}"><h1>${escapeHtml(heading)}</h1>` +
      `<p>${escapeHtml(message(messages[language]))}</p>` +
      `<p><a href="${localPath("/", language)}">${escapeHtml(home)}</a></p></section>`
    );
  });
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${messages.en.notSent.heading} · ${escapeHtml(site.brand)}</title></head>` +
    `<body><main>${sections.join("")}</main></body></html>`
  );
}

/** The reasons of refused posts, as the metrics count them. */
export const reasons = [
  ...(["not_json", "mailbox", "origin", "too_large", "type", "encoding"] as const),
  ...(["fields", "rate", "store", "fault"] as const),
];
type Reason = (typeof reasons)[number];

export interface Refusal {
  status: number;
  reason: Reason;
  message: Sentence;
  /** Seconds. */
  retryAfter?: number;
  /** The field that broke its rule; JSON answers name it. */
  field?: string | undefined;
  /** The form and its answers, when known, so that nothing has to be typed twice. */
  form?: PostedForm | undefined;
}

/** A refused request. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** A form with its answers and their errors, as it was posted. */
export interface PostedForm {
  kind: LeadKind;
  language: Language;
  answers: Record<string, unknown>;
  errors: Record<string, string>;
}

const STORE_RETRY_S = 30;

const refusal = (status: number, reason: Reason, message: Sentence): Refusal => ({ status, reason, message });

export const refusals = {
  notJson: refusal(400, "not_json", (words) => words.refusals.notJson),
  mailbox: refusal(404, "mailbox", (words) => words.refusals.mailbox),
  origin: refusal(403, "origin", (words) => words.refusals.origin),
  tooLarge: refusal(413, "too_large", (words) => words.refusals.tooLarge),
  type: refusal(415, "type", (words) => words.refusals.type),
  encoding: refusal(400, "encoding", (words) => words.refusals.encoding),
  fault: refusal(500, "fault", (words) => words.refusals.fault),
  store: { ...refusal(503, "store", (words) => words.refusals.store), retryAfter: STORE_RETRY_S },
};

/** Returns the refusal of a visitor who posted too often; `retryAfter` is in seconds. */
export function tooMany(retryAfter: number): Refusal {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  return { status: 429, reason: "rate", retryAfter, message: (words) => words.refusals.rate(minutes) };
}

/** Returns the answer to a refused JSON post, in English: a program reads it. */
export function jsonRefusal({ message, field }: Refusal) {
  const text = message(messages.en);
  return { success: "false", message: field ? `${field}: ${text}` : text };
}

/** The answers to form posts, which browsers send without scripts. */
export function formAnswers(pages: Static, siteUrl: string) {
  const formPages = new Map<string, FormPage | undefined>();
  /** Reads a form's page when it is first needed: reading all of them would delay the start by a tenth of a second. */
  function formPage(path: string, kind: LeadKind) {
    const key = `${path} ${kind}`;
    if (!formPages.has(key)) formPages.set(key, readFormPage(pages.html(path) ?? "", kind));
    return formPages.get(key);
  }

  return {
    /** Returns the path of the page that follows: the post's `_next` when that is a page of this site, or the thank-you page. */
    nextPath(kind: LeadKind, language: Language, next: string | null): string {
      const url = next ? URL.parse(next, siteUrl) : null;
      if (url?.origin === siteUrl && pages.has(url.pathname)) return url.pathname;
      return localPath(thanksPath(kind), language);
    },

    sendRefusal(reply: FastifyReply, { form, message }: Refusal) {
      reply.type("text/html; charset=utf-8");
      const path = form ? localPath(formPath[form.kind], form.language) : "";
      const page = form && formPage(path, form.kind);
      if (!page) return reply.header("content-security-policy", NOTHING_ALLOWED).send(plainPage(message));
      const policy = pagePolicy(pages.policy.pages[path] ?? [], pages.policy.relay);
      reply.header("content-security-policy", policy);
      return reply.send(fillForm(page, { ...form, summary: message(messages[form.language]) }));
    },
  };
}
