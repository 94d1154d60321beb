import * as v from "valibot";
import { companyName, email, honey, ignoredRecipient, mobileNumber, name, text } from "./fields.ts";
import { MESSAGE_MAX } from "./limits.ts";
import type { MessageKey } from "./messages.ts";
import { countries, industries, useCaseIds, useCases } from "./options.ts";
import { REGISTRATION_SUBJECT, registrationLabels } from "./payloads.ts";

const chooseUseCases = "useCases" satisfies MessageKey;

export const fields = v.object({
  name,
  companyName,
  industry: v.picklist(industries, "industry" satisfies MessageKey),
  mobileNumber,
  country: v.picklist(countries, "country" satisfies MessageKey),
  useCases: v.pipe(
    v.array(v.picklist(useCaseIds, chooseUseCases), chooseUseCases),
    v.minLength(1, chooseUseCases),
    v.maxLength(useCaseIds.length, chooseUseCases),
  ),
});
export type Answers = v.InferOutput<typeof fields>;
/** The answers of a half-filled form: the select boxes may still be empty. */
export type RegistrationDraft = Omit<Answers, "industry" | "country"> & { industry: string; country: string };

const lines = Object.values(registrationLabels).map((label) => `${label}: ([^\n]*)`);
const PATTERN = new RegExp(`^${lines.join("\n")}$`);

/** Returns the six answers of a message text; of a text that is not one of ours all are undefined. */
export function readMessage(message: string) {
  const [, name, companyName, industry, mobileNumber, country, labels = ""] = PATTERN.exec(message) ?? [];
  const ids = useCaseIds.filter((id) => labels.split(", ").includes(useCases[id]));
  return { name, companyName, industry, mobileNumber, country, useCases: ids };
}

export const body = v.strictObject({
  to: ignoredRecipient,
  subject: v.literal(REGISTRATION_SUBJECT, "text" satisfies MessageKey),
  message: v.pipe(
    text(MESSAGE_MAX, "long"),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const result = v.safeParse(fields, readMessage(dataset.value));
      if (!result.success) addIssue({ message: result.issues[0].message });
    }),
  ),
  replyTo: email,
  ...honey,
});
