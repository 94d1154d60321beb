import type { FastifyReply } from "fastify";
import { formPath, thanksPath } from "../../contract/form-paths.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { directions, type Language, languages, localPath } from "../../contract/language.ts";
import { type Messages, messages, type Sentence } from "../../contract/messages.ts";
import { NOTHING_ALLOWED, pagePolicy } from "../../leads/guard/headers.ts";
import { html } from "../../leads/html.ts";
import { site } from "../../settings/site.js";
import { fillPage, type PostedForm } from "./form-page.ts";
import type { Static } from "./static.ts";

/** Returns a page of one sentence, in every language, for a refused post that belongs to no form of the site. */
function plainPage(message: Sentence): string {
  const sections = languages.map((language) => {
    const { heading, home } = messages[language].notSent;
    return html`<section lang="${language}" dir="${directions[language]}"><h1>${heading}</h1><p>${message(messages[language])}</p><p><a href="${localPath("/", language)}">${home}</a></p></section>`;
  });
  const title = `${messages.en.notSent.heading} · ${site.brand}`;
  return `<!doctype html>${html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main>${sections}</main></body></html>`.text}`;
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
  retryAfter?: number;
  /** The field that broke its rule; JSON answers name it. */
  field?: string | undefined;
  /** The form and its answers, when known, so that nothing has to be typed twice. */
  form?: PostedForm | undefined;
}

export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

type Key = Exclude<keyof Messages["refusals"], "rate">;
function refusal(status: number, reason: Reason, key: Key): Refusal {
  return { status, reason, message: (words) => words.refusals[key] };
}

export const refusals = {
  notJson: refusal(400, "not_json", "notJson"),
  mailbox: refusal(404, "mailbox", "mailbox"),
  origin: refusal(403, "origin", "origin"),
  tooLarge: refusal(413, "too_large", "tooLarge"),
  type: refusal(415, "type", "type"),
  encoding: refusal(400, "encoding", "encoding"),
  fault: refusal(500, "fault", "fault"),
  store: { ...refusal(503, "store", "store"), retryAfter: 30 },
};

/** Returns the refusal of a visitor who posted too often, and may again after so many milliseconds. */
export function tooMany(wait: number): Refusal {
  const retryAfter = Math.ceil(wait / 1_000);
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  return { status: 429, reason: "rate", retryAfter, message: (words) => words.refusals.rate(minutes) };
}

/** Returns the answer to a refused JSON post, in English: a program reads it. */
export function jsonRefusal({ message, field }: Refusal) {
  const text = message(messages.en);
  return { success: "false", message: field ? `${field}: ${text}` : text };
}

export const formAnswers = (pages: Static, siteUrl: string) => ({
  /** Returns the path of the page that follows: the post's `_next` when that is a page of this site, or the thank-you page. */
  nextPath(kind: LeadKind, language: Language, next: string | null): string {
    const url = next ? URL.parse(next, siteUrl) : null;
    if (url?.origin === siteUrl && pages.has(url.pathname)) return url.pathname;
    return localPath(thanksPath(kind), language);
  },

  sendRefusal(reply: FastifyReply, { form, message }: Refusal) {
    const path = form ? localPath(formPath[form.kind], form.language) : "";
    const page = form && fillPage(pages.html(path) ?? "", form, message(messages[form.language]));
    const policy = page ? pagePolicy(pages.policy.pages[path] ?? [], pages.policy.relay) : NOTHING_ALLOWED;
    reply.type("text/html; charset=utf-8").header("content-security-policy", policy);
    return reply.send(page ?? plainPage(message));
  },
});
