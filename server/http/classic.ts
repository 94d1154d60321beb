import {
  type CheckedLead,
  checkBody,
  fieldErrors,
  kindOfForm,
  type LeadKind,
  leadKinds,
  payloadOf,
} from "../../contract/kinds.ts";
import { readForm } from "../../contract/read-form.ts";
import { summary } from "../../contract/summary.ts";
import type { Refusal } from "./answers.ts";

/** What a form posted without scripts holds: a lead, or why not. */
export type Posted = { lead: CheckedLead; form: Refusal["form"] } | { refusal: Refusal };

const refuse = (message: string, form?: Refusal["form"]): Posted => ({
  refusal: { status: 422, reason: "fields", message, ...(form && { form }) },
});

/**
 * Reads an urlencoded form by the contract: its kind from the hidden `_form`, or from its fields' names. Fields
 * that are already a relay body are taken as one.
 */
export function readPosted(body: URLSearchParams, mailbox: string): Posted {
  const raw = readForm(body);
  const named = leadKinds.find((kind) => kind === raw._form);
  const kind: LeadKind | undefined = named ?? kindOfForm(raw);
  if (!kind) {
    const lead = checkBody(Object.fromEntries(body));
    return "kind" in lead ? { lead, form: undefined } : refuse(lead.message);
  }
  const errors = fieldErrors(kind, raw);
  const form = { kind, answers: raw, errors };
  const bad = Object.keys(errors).length;
  if (bad > 0) return refuse(summary[bad - 1] ?? "", form);
  const honey = raw._honey ? { _honey: raw._honey } : {};
  const lead = checkBody({ ...payloadOf(kind, raw, mailbox), ...honey });
  return "kind" in lead ? { lead, form } : refuse(lead.message, form);
}
