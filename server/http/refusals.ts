import type { FastifyReply } from "fastify";
import { formPaths } from "../../contract/form-paths.ts";
import { directions, languages, localPath } from "../../contract/language.ts";
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
  ...(Object.keys(messages.en.refusals) as (keyof Messages["refusals"])[]),
  "fields",
] as const;
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

function refusalFor(status: number, reason: Exclude<keyof Messages["refusals"], "rate">): Refusal {
  return { status, reason, message: (words) => words.refusals[reason] };
}

export const refusals = {
  notJson: refusalFor(400, "not_json"),
  mailbox: refusalFor(404, "mailbox"),
  origin: refusalFor(403, "origin"),
  tooLarge: refusalFor(413, "too_large"),
  type: refusalFor(415, "type"),
  encoding: refusalFor(400, "encoding"),
  fault: refusalFor(500, "fault"),
  store: { ...refusalFor(503, "store"), retryAfter: 30 },
};

/** Returns the refusal of a visitor who posted too often, and may again after so many milliseconds. */
export function tooMany(waitMs: number): Refusal {
  const retryAfter = Math.ceil(waitMs / 1_000);
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  return { status: 429, reason: "rate", retryAfter, message: (words) => words.refusals.rate(minutes) };
}

/** Returns the answer to a refused JSON post, in English: a program reads it. */
export function jsonRefusal({ message, field }: Refusal) {
  const text = message(messages.en);
  return { success: "false", message: field ? `${field}: ${text}` : text };
}

/** Answers a refused form with its page, the answers and the reason, so that nothing has to be typed twice. */
export function sendRefusal(reply: FastifyReply, { form, message }: Refusal, pages: Static) {
  const path = form ? localPath(formPaths[form.kind], form.language) : "";
  const page = form && fillPage(pages.html(path) ?? "", form, message(messages[form.language]));
  const policy = page ? pagePolicy(pages.policy.pages[path] ?? [], pages.policy.relay) : NOTHING_ALLOWED;
  reply.type("text/html; charset=utf-8").header("content-security-policy", policy);
  return reply.send(page ?? plainPage(message));
}
