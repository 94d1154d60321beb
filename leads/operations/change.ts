import * as v from "valibot";
import * as rules from "../../contract/fields.ts";
import { countries } from "../../contract/options.ts";
import { registrationLabels } from "../../contract/payloads.ts";
import type { PersonPart } from "../../contract/person.ts";
import { normalizePhone } from "../../contract/phone.ts";
import { leadChannels } from "../delivery/channels.ts";
import type { StoredLead } from "../lead.ts";
import { OperationError, type Operator } from "./find.ts";

type ChangeHandler = (operator: Operator, id: string, now: number) => Promise<boolean | number>;

const changeHandlers = {
  answered: ({ store, user }, id, now) => store.answer(id, user, now),
  unanswered: ({ store }, id, now) => store.answer(id, undefined, now),
  retry: ({ config, store }, id, now) => store.retry(leadChannels(config), now, id),
  spam: ({ store }, id) => store.markSpam(id),
  release: ({ config, store }, id, now) => store.release(id, leadChannels(config), now),
  restrict: ({ store }, id) => store.restrict(id, true),
  unrestrict: ({ store }, id) => store.restrict(id, false),
} satisfies Record<string, ChangeHandler>;
type Change = keyof typeof changeHandlers;
export const changes = Object.keys(changeHandlers) as Change[];

/** Changes the state of a lead and logs who did it; returns false, and logs nothing, when there is nothing to change. */
export async function changeLead(operator: Operator, change: Change, id: string): Promise<boolean> {
  const { store, user } = operator;
  const isChanged = Boolean(await changeHandlers[change](operator, id, await store.now()));
  if (isChanged) await store.logAction({ user, action: change, leadId: id });
  return isChanged;
}

export const correctableParts = ["name", "company", "email", "phone", "jobTitle", "country"] as const;
type Correctable = (typeof correctableParts)[number] & PersonPart;
/** The parts that a correction may empty, as some form may leave each out. */
export const optionalParts = ["company", "phone", "jobTitle"] as const;

const { name, companyName: company, mobileNumber: phone, country } = registrationLabels;
/** The labels of the answers in the forms that are sent as one text. */
const labelsInText: Partial<Record<Correctable, string>> = { name, company, phone, country, email: "Email" };
const isCountry = (text: string) => countries.some((one) => one === text);
const replyFields = ["replyTo", "_replyto"];

/** Returns a lead with one answer replaced, as its form would have sent it. */
function withAnswer(lead: StoredLead, part: Correctable, text: string): StoredLead {
  const { kind, fields, replyTo, subject } = lead;
  const line = new RegExp(`^(${labelsInText[part]}: ).*$`, "m");
  const isOneText = kind === "registration" || kind === "hero-assessment";
  const answer = isOneText
    ? { message: fields.message?.replace(line, (_, label) => label + text) ?? "" }
    : { [part]: text };
  const isEmail = part === "email";
  const replies = isEmail ? replyFields.filter((name) => name in fields).map((name) => [name, text]) : [];
  const ending = ` from ${lead.person[part]}`;
  const isNamed = part === "name" && subject.endsWith(ending);
  const renamed = isNamed ? `${subject.slice(0, -ending.length)} from ${text}` : subject;
  return {
    ...lead,
    subject: renamed,
    replyTo: isEmail ? text : replyTo,
    fields: { ...fields, ...answer, ...Object.fromEntries(replies), ...(isNamed && { _subject: renamed }) },
  };
}

/**
 * Corrects answers of a lead, all or none; the activity keeps both texts of each.
 * @throws OperationError when one is not an answer of this lead, or is none that its form would take
 */
export async function correctLead(
  { store, user }: Operator,
  lead: StoredLead,
  answers: Iterable<[string, string]>,
) {
  let corrected = lead;
  const details: string[] = [];
  for (const [part, text] of answers) {
    const known = correctableParts.find((one) => one === part);
    const before = known && lead.person[known];
    if (before?.trim() === text) continue;
    const isEmptied = text === "" && optionalParts.some((one) => one === known);
    const { success, output } = v.safeParse(known === "email" ? rules.email : rules.required, text);
    const isValid =
      success && (known !== "phone" || normalizePhone(output)) && (known !== "country" || isCountry(output));
    if (!known || before === undefined || !(isEmptied || isValid))
      throw new OperationError("This cannot be corrected.");
    const after = isEmptied ? "" : String(output);
    corrected = withAnswer(corrected, known, after);
    details.push(`${known}: ${before} → ${after}`);
  }
  if (details.length === 0) return;
  await store.correct(corrected);
  for (const detail of details) await store.logAction({ user, action: "correct", leadId: lead.id, detail });
}
