import { checkBody, fieldErrors, kindOfForm, leadFromForm, leadKinds } from "../../contract/kinds.ts";
import { type Language, languageOf, languages } from "../../contract/language.ts";
import type { Sentence } from "../../contract/messages.ts";
import { readForm } from "../../contract/normalize.ts";
import { type LeadOrigin, VIA } from "../../contract/origin.ts";
import { oneLine } from "../../leads/text.ts";
import type { PostedForm } from "./form-page.ts";
import { RefusedError } from "./refusals.ts";

/** Returns where a post came from, as its `Referer` says, to which `app/forms/referrer.ts` has added. */
export function leadOriginOf(referer: string | undefined, language: Language | undefined): LeadOrigin {
  const url = URL.parse(referer ?? "");
  const get = (name: string) => oneLine(url?.searchParams.get(name) ?? "");
  const [page, pageLanguage] = url ? [url.pathname, languageOf(url.pathname)] : ["", language ?? ""];
  const campaign = { source: get("utm_source"), medium: get("utm_medium"), campaign: get("utm_campaign") };
  const rest = { term: get("utm_term"), content: get("utm_content") };
  return { page: oneLine(page), language: pageLanguage, via: get(VIA), ...campaign, ...rest };
}

const fieldRefusal = (message: Sentence, form?: PostedForm) =>
  new RefusedError({ status: 422, reason: "fields", message, form });

/**
 * Returns the form that was posted, known by its hidden `_form` or its field names, with its language, known by its hidden
 * `_lang`, and its answers; undefined for no form of this site.
 */
export function readAnswers(body: URLSearchParams, referer = ""): PostedForm | undefined {
  const answers = readForm(body);
  const kind = leadKinds.find((id) => id === answers._form) ?? kindOfForm(answers);
  const language = languages.find((code) => code === answers._lang) ?? languages[0];
  // The page of a refused form has the address of the post, so its form carries the first one.
  return kind && { kind, language, answers, errors: {}, from: body.get("_from") ?? referer };
}

/** Reads an urlencoded form by the contract; fields may also be those of a JSON post. */
export function readPosted(body: URLSearchParams, mailbox: string, referer?: string) {
  const form = readAnswers(body, referer);
  const errors = form ? fieldErrors(form.kind, form.answers, form.language) : {};
  const wrong = Object.keys(errors).length;
  if (form && wrong > 0) throw fieldRefusal(({ summary }) => summary[wrong - 1] ?? "", { ...form, errors });
  const lead = form ? leadFromForm(form.kind, form.answers, mailbox) : checkBody(Object.fromEntries(body));
  if (!("kind" in lead)) throw fieldRefusal(lead.message);
  return { lead, form };
}
