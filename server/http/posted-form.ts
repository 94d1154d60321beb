import {
  type CheckedLead,
  checkBody,
  fieldErrors,
  kindOfForm,
  leadKinds,
  leadOfForm,
} from "../../contract/kinds.ts";
import { languages } from "../../contract/language.ts";
import type { Sentence } from "../../contract/messages.ts";
import { readForm } from "../../contract/typed.ts";
import type { PostedForm, Refusal } from "./answers.ts";

const refuse = (message: Sentence, form?: PostedForm): Refusal => ({
  status: 422,
  reason: "fields",
  message,
  form,
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

/**
 * Reads an urlencoded form by the contract; fields may also be those of a JSON post.
 * @throws Refusal
 */
export function readPosted(
  body: URLSearchParams,
  mailbox: string,
): { lead: CheckedLead; form: PostedForm | undefined } {
  const form = readAnswers(body);
  const errors = form ? fieldErrors(form.kind, form.answers, form.language) : {};
  const bad = Object.keys(errors).length;
  if (form && bad > 0) throw refuse(({ summary }) => summary[bad - 1] ?? "", { ...form, errors });
  const lead = form ? leadOfForm(form.kind, form.answers, mailbox) : checkBody(Object.fromEntries(body));
  if (!("kind" in lead)) throw refuse(lead.message);
  return { lead, form };
}
