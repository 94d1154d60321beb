import type { FastifyReply } from "fastify";
import { formPath, thanksPath } from "../../contract/form-paths.ts";
import type { LeadKind } from "../../contract/kinds.ts";
import { site } from "../../site.config.ts";
import { type FormPage, fillForm, readFormPage } from "./form-page.ts";
import { NOTHING_ALLOWED, pagePolicy } from "./headers.ts";
import { plainPage } from "./plain-page.ts";
import type { Static } from "./static.ts";

/** The reason of a refused post, as the metrics count it. */
export type Reason =
  | "not_json"
  | "mailbox"
  | "origin"
  | "too_large"
  | "type"
  | "encoding"
  | "fields"
  | "rate"
  | "store"
  | "fault";

export interface Refusal {
  status: number;
  reason: Reason;
  message: string;
  /** Seconds. */
  retryAfter?: number;
  /** The field that broke its rule; JSON answers name it. */
  field?: string | undefined;
  /** The form and its answers, when known, so that nothing has to be typed twice. */
  form?: { kind: LeadKind; answers: Record<string, unknown>; errors: Record<string, string> };
}

const SENT = "The form was submitted successfully.";
const STORE_RETRY_S = 30;

export const refusals = {
  notJson: { status: 400, reason: "not_json", message: "Send one JSON object." },
  mailbox: { status: 404, reason: "mailbox", message: "There is no such mailbox here." },
  origin: { status: 403, reason: "origin", message: "Only pages of this site may post here." },
  tooLarge: { status: 413, reason: "too_large", message: "Send at most 64 kB." },
  type: { status: 415, reason: "type", message: "Send JSON to /ajax/MAILBOX, or a form to /MAILBOX." },
  encoding: { status: 400, reason: "encoding", message: "Send text in UTF-8." },
  store: {
    status: 503,
    reason: "store",
    retryAfter: STORE_RETRY_S,
    message: `Your message could not be saved just now. Please try again in a minute, or write to ${site.mailbox}.`,
  },
  fault: {
    status: 500,
    reason: "fault",
    message: `Your message could not be sent. Please try again later, or write to ${site.mailbox}.`,
  },
} as const satisfies Record<string, Refusal>;

/** Returns the refusal of a visitor who posted too often; `retryAfter` is in seconds. */
export function tooMany(retryAfter: number): Refusal {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return {
    status: 429,
    reason: "rate",
    retryAfter,
    message: `Your message was not sent, as too many came from your network. Please try again in ${wait}, or write to ${site.mailbox}.`,
  };
}

/** The answers to JSON posts. */
export const jsonAnswers = {
  sent: (reply: FastifyReply, id: string) => reply.code(200).send({ success: "true", message: SENT, id }),
  refused: (reply: FastifyReply, { status, message, field, retryAfter }: Refusal) => {
    if (retryAfter) reply.header("retry-after", retryAfter);
    return reply.code(status).send({ success: "false", message: field ? `${field}: ${message}` : message });
  },
};

/** The answers to form posts, which browsers send without scripts. */
export function formAnswers(pages: Static, siteUrl: string) {
  const formPages = new Map<LeadKind, FormPage | undefined>();
  /** Reads a form's page when it is first needed: reading all of them would delay the start by a tenth of a second. */
  function formPage(kind: LeadKind) {
    if (!formPages.has(kind)) formPages.set(kind, readFormPage(pages.html(formPath[kind]) ?? "", kind));
    return formPages.get(kind);
  }

  return {
    /** Returns the path of the page that follows: the post's `_next` when that is a page of this site, or the thank-you page. */
    nextPath(kind: LeadKind, next: string | null): string {
      const url = next ? URL.parse(next, siteUrl) : null;
      return url?.origin === siteUrl && pages.has(url.pathname) ? url.pathname : thanksPath(kind);
    },

    sent: (reply: FastifyReply, address: string) => reply.redirect(address, 303),

    refused(reply: FastifyReply, refusal: Refusal) {
      const { form, message, retryAfter, status } = refusal;
      if (retryAfter) reply.header("retry-after", retryAfter);
      reply.code(status).type("text/html; charset=utf-8");
      const page = form && formPage(form.kind);
      if (!page) return reply.header("content-security-policy", NOTHING_ALLOWED).send(plainPage(message));
      const policy = pagePolicy(pages.policy.pages[formPath[form.kind]] ?? [], pages.policy.relay);
      reply.header("content-security-policy", policy);
      return reply.send(fillForm(page, { ...form, summary: message }));
    },
  };
}
