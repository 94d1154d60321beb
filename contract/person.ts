import { type UseCase, useCases } from "./options.ts";
import { NO_COMPANY, NOT_PROVIDED } from "./payloads.ts";
import { readMessage } from "./registration.ts";

/** The parts of a person, whichever form asked. A lead has the parts that its form asks for. */
export const personParts = [
  ...(["name", "company", "email", "phone", "jobTitle"] as const),
  ...(["industry", "country", "useCases", "message"] as const),
];
export type PersonPart = (typeof personParts)[number];

/** The use cases are in the words of the mail. An optional answer that was left empty is "". */
export type Person = { [part in Exclude<PersonPart, "useCases">]?: string | undefined } & {
  useCases?: string[] | undefined;
};

/** The answers of any form by the names of its fields; `useCases` are the ids that the form sends. */
export type Answers = Omit<Person, "useCases"> & {
  companyName?: string | undefined;
  mobileNumber?: string | undefined;
  useCases?: UseCase[];
};

/** Returns the answers of any form as a person. */
export function personOfAnswers(answers: Answers): Person {
  const { companyName, mobileNumber } = answers;
  const all: Person = {
    ...answers,
    company: companyName ?? answers.company,
    phone: mobileNumber ?? answers.phone,
    useCases: answers.useCases?.map((id) => useCases[id]),
  };
  return Object.fromEntries(
    personParts.flatMap((part) => (all[part] === undefined ? [] : [[part, all[part]]])),
  );
}

type Texts = Readonly<Record<string, string | undefined>>;

/** Returns the text, or "" for the words that a payload has in place of an empty answer. */
const unless = (words: string, text: string | undefined) => (text === words ? "" : text);

/** Returns the person of a relay body; of a form that only another version knows, the parts whose names are ours. */
export function personOf(kind: string, fields: Texts): Person {
  if (kind === "hero-assessment") return personOfAnswers({ email: fields.replyTo });
  if (kind === "registration") return personOfAnswers(readMessage(fields.message ?? ""));
  const { company, phone, jobTitle, useCases: _, ...others } = fields;
  return personOfAnswers({
    ...others,
    company: kind === "home-contact" ? unless(NO_COMPANY, company) : company,
    phone: unless(NOT_PROVIDED, phone),
    jobTitle: unless(NOT_PROVIDED, jobTitle),
  });
}
