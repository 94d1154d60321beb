import * as v from "valibot";
import * as rules from "../../contract/fields.ts";
import { normalizePhone } from "../../contract/normalize.ts";
import { countries } from "../../contract/options.ts";
import { registrationLabels } from "../../contract/payloads.ts";
import type { PersonPart } from "../../contract/person.ts";
import { leadChannels } from "../delivery/channels.ts";
import type { StoredLead } from "../lead.ts";
import { OperationError, type Operator } from "./find.ts";

type Changed = Pick<StoredLead, "id" | "answered">;
type Run = (operator: Operator, lead: Changed, now: number) => false | Promise<boolean | number>;

const runs = {
  answered: ({ store, user }, { id, answered }, now) => !answered && store.answer(id, user, now),
  unanswered: ({ store }, { id, answered }, now) => !!answered && store.answer(id, undefined, now),
  retry: ({ config, store }, { id }, now) => store.retry(leadChannels(config), now, id),
  spam: ({ store }, { id }) => store.markSpam(id),
  release: ({ config, store }, { id }, now) => store.release(id, leadChannels(config), now),
  restrict: ({ store }, { id }) => store.restrict(id, true),
  unrestrict: ({ store }, { id }) => store.restrict(id, false),
} satisfies Record<string, Run>;
type Change = keyof typeof runs;
export const changes = Object.keys(runs) as Change[];

/** Changes the state of a lead and logs who did it; returns false, and logs nothing, when there is nothing to change. */
export async function changeLead(operator: Operator, change: Change, lead: Changed): Promise<boolean> {
  const { store, user } = operator;
  const isChanged = Boolean(await runs[change](operator, lead, await store.now()));
  if (isChanged) await store.logAction({ user, action: change, leadId: lead.id });
  return isChanged;
}

export const correctable = ["name", "company", "email", "phone", "jobTitle", "country"] as const;
type Correctable = (typeof correctable)[number] & PersonPart;

const { name, companyName: company, mobileNumber: phone, country } = registrationLabels;
/** The labels of the answers in the forms that are sent as one text. */
const labelsInText: Partial<Record<Correctable, string>> = { name, company, phone, country, email: "Email" };
const isCountry = (text: string) => countries.some((one) => one === text);
const replyFields = ["replyTo", "_replyto"];

/** Returns the fields of a lead with one answer replaced, as its form would have sent them. */
function corrected({ kind, fields }: StoredLead, part: Correctable, text: string) {
  const line = new RegExp(`^(${labelsInText[part]}: ).*$`, "m");
  const isOneText = kind === "registration" || kind === "hero-assessment";
  return {
    ...fields,
    ...(isOneText
      ? { message: fields.message?.replace(line, (_, label) => label + text) ?? "" }
      : { [part]: text }),
    ...(part === "email" &&
      Object.fromEntries(replyFields.filter((name) => name in fields).map((name) => [name, text]))),
  };
}

/** Corrects an answer of a lead, which has to have one; the activity keeps both. */
export async function correctLead({ store, user }: Operator, lead: StoredLead, part: string, text: string) {
  const known = correctable.find((one) => one === part);
  const before = known && lead.person[known];
  if (before?.trim() === text) return;
  const { success, output } = v.safeParse(known === "email" ? rules.email : rules.required, text);
  const isKept =
    success && (known !== "phone" || normalizePhone(output)) && (known !== "country" || isCountry(output));
  if (!known || before === undefined || !isKept) throw new OperationError("This cannot be corrected.");
  const replyTo = known === "email" ? output : lead.replyTo;
  await store.correct({ ...lead, replyTo, fields: corrected(lead, known, output) });
  const detail = `${known}: ${before} → ${output}`;
  await store.logAction({ user, action: "correct", leadId: lead.id, detail });
}
