import { useCases } from "./options.ts";
import { NO_COMPANY, NOT_PROVIDED } from "./payloads.ts";
import { readMessage } from "./registration.ts";

/** The parts of a person, whichever form asked. A lead has the parts that its form asks for. */
export const personParts = [
  "name",
  "company",
  "email",
  "phone",
  "jobTitle",
  "industry",
  "country",
  "useCases",
  "message",
] as const;
export type PersonPart = (typeof personParts)[number];

/** The use cases are in the words of the mail. An optional answer that was left empty is "". */
export type Person = { [part in Exclude<PersonPart, "useCases">]?: string | undefined } & {
  useCases?: string[] | undefined;
};

type Texts = Readonly<Record<string, string | undefined>>;

/** Returns the text, or "" for the words that a payload has in place of an empty answer. */
const unless = (words: string, text: string | undefined) => (text === words ? "" : text);

/** Returns all parts of a person in a payload; those that its form does not ask for are undefined. */
function payloadPerson(kind: string, fields: Texts): Person {
  if (kind === "hero-assessment") return { email: fields.replyTo };
  if (kind === "registration") {
    const { companyName, mobileNumber, useCases: ids, ...others } = readMessage(fields.message ?? "");
    return { ...others, company: companyName, phone: mobileNumber, useCases: ids.map((id) => useCases[id]) };
  }
  return {
    ...fields,
    company: kind === "home-contact" ? unless(NO_COMPANY, fields.company) : fields.company,
    phone: unless(NOT_PROVIDED, fields.phone),
    jobTitle: unless(NOT_PROVIDED, fields.jobTitle),
    useCases: undefined,
  };
}

/** Returns the person of a payload; of a form that only another version knows, the parts whose names are ours. */
export function personOf(kind: string, fields: Texts): Person {
  const all = payloadPerson(kind, fields);
  const known = personParts.filter((part) => all[part] !== undefined);
  return Object.fromEntries(known.map((part) => [part, all[part]]));
}
