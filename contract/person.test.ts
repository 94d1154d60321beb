import fc from "fast-check";
import { expect, it } from "vitest";
import { checkBody, type LeadKind, leadFromForm, leadKinds } from "./kinds.ts";
import { countries, industries, useCaseIds, useCases } from "./options.ts";
import { NO_COMPANY, NOT_PROVIDED } from "./payloads.ts";
import { personOf } from "./person.ts";

const MAILBOX = "info@example.com";

/** A line of text as a browser lets it be typed, which is not what stands for an empty answer on the wire. */
const line = (minLength: number) =>
  fc
    .string({ unit: "binary", minLength, maxLength: 60 })
    .map((text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, "·").trim())
    .filter((text) => text.length >= minLength && text !== NO_COMPANY && text !== NOT_PROVIDED);
const text = fc
  .string({ unit: "binary", minLength: 10, maxLength: 200 })
  .map((typed) => `${typed.replace(/(?!\n)\p{Cc}/gu, "\n").trim()} and so on.`);
const email = fc.emailAddress().filter((email) => /^[\w.]+@[\w.-]+$/.test(email));
/** Characters that keyboards and copies put around an email. */
const marks = fc.string({
  unit: fc.constantFrom(" ", "\u00A0", "\u200E", "\u200F", "\u202A", "\u202C"),
  maxLength: 3,
});
const people = { name: line(2), email, message: text };

/** Answers to each form. */
const forms: Record<LeadKind, fc.Arbitrary<Record<string, unknown>>> = {
  "hero-assessment": fc.record({ email }),
  "home-contact": fc.record({ ...people, company: line(0) }),
  contact: fc.record({ ...people, company: line(0), subject: line(1) }),
  registration: fc.record({
    name: line(2),
    companyName: line(2),
    industry: fc.constantFrom(...industries),
    mobileNumber: line(5),
    country: fc.constantFrom(...countries),
    useCases: fc.subarray(useCaseIds, { minLength: 1 }),
  }),
  assessment: fc.record({ ...people, company: line(1), phone: line(0) }),
  "sample-report": fc.record({ ...people, company: line(1), jobTitle: line(0) }),
};

it.each(leadKinds)("%s: the person of a lead is what was typed, with scripts and without", (kind) => {
  fc.assert(
    fc.property(
      forms[kind],
      marks,
      marks,
      ({ companyName, mobileNumber, subject, useCases: ids, ...typed }, before, after) => {
        const person = {
          ...typed,
          ...(kind === "registration" && {
            company: companyName,
            phone: mobileNumber,
            useCases: useCaseIds.filter((id) => (ids as string[]).includes(id)).map((id) => useCases[id]),
          }),
        };
        const { email, message } = typed;
        // As a form post has them: marks around the email, and line breaks of two characters.
        const posted = {
          ...(email !== undefined && { email: `${before}${email}${after}` }),
          ...(message !== undefined && { message: String(message).replaceAll("\n", "\r\n") }),
        };
        const raw = { ...typed, ...posted, companyName, mobileNumber, subject, useCases: ids };
        const { fields } = leadFromForm(kind, raw, MAILBOX);
        expect(personOf(kind, fields)).toEqual(person);
        const { to: _, ...wire } = { to: "", ...fields };
        const body = "subject" in fields && !("email" in fields) ? { ...wire, to: MAILBOX } : wire;
        expect(checkBody(body)).toMatchObject({ kind, fields });
      },
    ),
  );
});
