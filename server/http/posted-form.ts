import {
  type CheckedLead,
  checkBody,
  fieldErrors,
  kindOfForm,
  leadKinds,
  payloadOf,
} from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import { readForm } from "../../contract/read-form.ts";
import type { Refusal } from "./answers.ts";

/** A form post, read: a lead, or the reason for refusing it. */
export type Posted = { lead: CheckedLead; form: Refusal["form"] } | { refusal: Refusal };

const refuse = (message: string, form?: Refusal["form"]): Posted => ({
  refusal: { status: 422, reason: "fields", message, ...(form && { form }) },
});

/** Returns the form that was posted, told by its hidden `_form` or its field names, and its answers; undefined for no form of this site. */
export function readAnswers(body: URLSearchParams) {
  const answers = readForm(body);
  const kind = leadKinds.find((one) => one === answers._form) ?? kindOfForm(answers);
  return kind && { kind, answers, errors: {} };
}

/** Reads an urlencoded form by the contract; fields may also be those of a JSON post. */
export function readPosted(body: URLSearchParams, mailbox: string): Posted {
  const read = readAnswers(body);
  if (!read) {
    const lead = checkBody(Object.fromEntries(body));
    return "kind" in lead ? { lead, form: undefined } : refuse(lead.message);
  }
  const { kind, answers } = read;
  const errors = fieldErrors(kind, answers);
  const form = { ...read, errors };
  const bad = Object.keys(errors).length;
  if (bad > 0) return refuse(messages.en.summary[bad - 1] ?? "", form);
  const honey = answers._honey ? { _honey: answers._honey } : {};
  const lead = checkBody({ ...payloadOf(kind, answers, mailbox), ...honey });
  return "kind" in lead ? { lead, form } : refuse(lead.message, form);
}
