import * as v from "valibot";
import { companyName, email, honey, key, mobileNumber, name, recipient } from "./fields.ts";
import { MESSAGE_MAX } from "./limits.ts";
import { countries, industries, useCaseIds, useCases } from "./options.ts";
import { REGISTRATION_SUBJECT } from "./payloads.ts";

export const fields = v.object({
  name,
  companyName,
  industry: v.picklist(industries, key("industry")),
  mobileNumber,
  country: v.picklist(countries, key("country")),
  useCases: v.pipe(
    v.array(v.picklist(useCaseIds, key("useCases")), key("useCases")),
    v.minLength(1, key("useCases")),
    v.maxLength(useCaseIds.length, key("useCases")),
  ),
});
export type Fields = v.InferOutput<typeof fields>;
/** The answers of a half-filled form: the select boxes may still be empty. */
export type Draft = Omit<Fields, "industry" | "country"> & { industry: string; country: string };

const shape = /^Name: (.*)\nCompany: (.*)\nIndustry: (.*)\nMobile: (.*)\nCountry: (.*)\nUse cases: (.*)$/;

/** Returns the six fields of a message text; of a text that is not one of ours all are empty. */
function readMessage(text: string) {
  const [, name, companyName, industry, mobileNumber, country, labels = ""] = shape.exec(text) ?? [];
  const ids = useCaseIds.filter((id) => labels.split(", ").includes(useCases[id]));
  return { name, companyName, industry, mobileNumber, country, useCases: ids };
}

export const body = v.strictObject({
  to: recipient,
  subject: v.literal(REGISTRATION_SUBJECT, key("text")),
  message: v.pipe(
    v.string(key("text")),
    v.maxLength(MESSAGE_MAX, key("long")),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const result = v.safeParse(fields, readMessage(dataset.value));
      if (!result.success) addIssue({ message: result.issues[0].message });
    }),
  ),
  replyTo: email,
  ...honey,
});
