import {
  type CheckedLead,
  checkBody,
  fieldErrors,
  kindOfForm,
  leadKinds,
  payloadOf,
} from "../../contract/kinds.ts";
import { languages } from "../../contract/language.ts";
import type { Sentence } from "../../contract/messages.ts";
import { readForm } from "../../contract/read-form.ts";
import type { PostedForm, Refusal } from "./answers.ts";

/** A form post, read: a lead, or the reason for refusing it. */
export type Posted = { lead: CheckedLead; form: PostedForm | undefined } | { refusal: Refusal };

const refuse = (message: Sentence, form?: PostedForm): Posted => ({
  refusal: { status: 422, reason: "fields", message, form },
});

/**
 * Returns the form that was posted, told by its hidden `_form` or its field names, with its language, told by its hidden
 * `_lang`, and its answers; undefined for no form of this site.
 */
export function readAnswers(body: URLSearchParams): PostedForm | undefined {
  const answers = readForm(body);
  const kind = leadKinds.find((one) => one === answers._form) ?? kindOfForm(answers);
  const language = languages.find((one) => one === answers._lang) ?? languages[0];
  return kind && { kind, language, answers, errors: {} };
}

/** Reads an urlencoded form by the contract; fields may also be those of a JSON post. */
export function readPosted(body: URLSearchParams, mailbox: string): Posted {
  const read = readAnswers(body);
  if (!read) {
    const lead = checkBody(Object.fromEntries(body));
    return "kind" in lead ? { lead, form: undefined } : refuse(lead.message);
  }
  const { kind, language, answers } = read;
  const errors = fieldErrors(kind, answers, language);
  const form = { ...read, errors };
  const bad = Object.keys(errors).length;
  if (bad > 0) return refuse(({ summary }) => summary[bad - 1] ?? "", form);
  const honey = answers._honey ? { _honey: answers._honey } : {};
  const lead = checkBody({ ...payloadOf(kind, answers, mailbox), ...honey });
  return "kind" in lead ? { lead, form } : refuse(lead.message, form);
}
