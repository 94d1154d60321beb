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

/** What a form posted without scripts holds: a lead, or why not. */
export type Posted = { lead: CheckedLead; form: Refusal["form"] } | { refusal: Refusal };

const refuse = (message: string, form?: Refusal["form"]): Posted => ({
  refusal: { status: 422, reason: "fields", message, ...(form && { form }) },
});

/** Which form this is and what was typed, by its hidden `_form` or its fields' names; undefined for none of ours. */
export function readAnswers(body: URLSearchParams) {
  const answers = readForm(body);
  const kind = leadKinds.find((one) => one === answers._form) ?? kindOfForm(answers);
  return kind && { kind, answers, errors: {} };
}

/** Reads an urlencoded form by the contract. Fields that are already a relay body are taken as one. */
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
