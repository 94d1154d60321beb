import type { PersonPart } from "../../contract/person.ts";
import { channelNames } from "../delivery/channels.ts";
import type { KeptLead } from "../lead.ts";
import { OperationError, type Operator } from "./find.ts";

export const changes = [
  "answered",
  "unanswered",
  "retry",
  "spam",
  "release",
  "restrict",
  "unrestrict",
] as const;
export type Change = (typeof changes)[number];

/** Changes the state of a lead and notes who did it; returns false, and notes nothing, when there is nothing to change. */
export async function changeLead(
  { config, outbox, by }: Operator,
  change: Change,
  { id, answered }: Pick<KeptLead, "id" | "answered">,
): Promise<boolean> {
  const at = await outbox.now();
  const channels = channelNames(config);
  const run: Record<Change, () => Promise<boolean | number>> = {
    answered: async () => !answered && outbox.answer(id, by, at),
    unanswered: async () => answered !== undefined && outbox.answer(id, undefined, at),
    retry: () => outbox.retry(channels, at, id),
    spam: () => outbox.markSpam(id),
    release: () => outbox.release(id, channels, at),
    restrict: () => outbox.restrict(id, true),
    unrestrict: () => outbox.restrict(id, false),
  };
  const isChanged = Boolean(await run[change]());
  if (isChanged) await outbox.noteAction({ at, person: by, action: change, leadId: id });
  return isChanged;
}

/** The parts of a person that can be corrected. */
export const correctable = ["name", "company", "email", "phone", "jobTitle", "country"] as const;
type Correctable = (typeof correctable)[number] & PersonPart;

/** The labels of a registration, whose answers are one text. */
const lines: Partial<Record<string, string>> = {
  name: "Name",
  company: "Company",
  phone: "Mobile",
  country: "Country",
  email: "Email",
};
const replyFields = ["replyTo", "_replyto"];

/** Returns the fields of a lead with one answer replaced, as its form would have sent them. */
function corrected({ kind, fields }: KeptLead, part: Correctable, text: string) {
  const line = new RegExp(`^(${lines[part]}: ).*$`, "m");
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

/**
 * Corrects an answer of a lead; the activity keeps the one before.
 * @throws OperationError for a part that this lead has not, or an empty text
 */
export async function correctLead({ outbox, by }: Operator, lead: KeptLead, part: string, text: string) {
  const known = correctable.find((one) => one === part);
  const before = known && lead.person[known];
  if (!known || before === undefined || !text) throw new OperationError("This cannot be corrected.");
  if (before === text) return;
  const replyTo = known === "email" ? text : lead.replyTo;
  await outbox.correct({ ...lead, replyTo, fields: corrected(lead, known, text) });
  const detail = `${known}: ${before}`;
  const at = await outbox.now();
  await outbox.noteAction({ at, person: by, action: "correct", leadId: lead.id, detail });
}
