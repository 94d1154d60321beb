import { expect, it } from "vitest";
import { checkBody, fieldErrors, kinds, leadFromForm, leadKinds, payloadOf } from "./kinds.ts";
import { messages } from "./messages.ts";
import { readForm } from "./normalize.ts";
import { samples } from "./samples.ts";

const MAILBOX = "info@example.com";

it.each(leadKinds)(
  "%s: a filled honeypot makes it spam and is not kept; an extra key belongs to no form",
  (kind) => {
    const payload = payloadOf(kind, samples[kind], MAILBOX);
    const lead = checkBody({ ...payload, _honey: "x" });
    expect(lead).toMatchObject({ kind, isSpam: true });
    expect(lead).not.toHaveProperty("fields._honey");
    expect(checkBody({ ...payload, extra: "x" })).toHaveProperty("message");
  },
);

it("takes a body without an optional key, as a page opened before the key came posts it", () => {
  const { company: _, ...body } = payloadOf("contact", samples.contact, MAILBOX) as Record<string, string>;
  expect(checkBody(body)).toMatchObject({ kind: "contact", fields: { company: "" } });
  const { subject: __, ...others } = body;
  expect(checkBody({ ...others, jobTitle: "CFO" })).toHaveProperty("message");
});

it.each([
  ["home-contact", "New Contact Message from Huda Sample"],
  ["contact", "New Contact Form - Refunds"],
  ["assessment", "New Assessment Request from Huda Sample"],
  ["sample-report", "New Sample Report Request from Huda Sample"],
] as const)(
  "%s: has the subject %s, whatever a JSON post says, and keeps what that said",
  (kind, subject) => {
    const _subject = "Your mailbox closes today";
    const lead = checkBody({ ...payloadOf(kind, samples[kind], MAILBOX), _subject });
    expect(lead).toMatchObject({ subject, fields: { _subject } });
  },
);

it("replies to the email that the visitor typed, without marks and with its domain in ASCII", () => {
  const typed = { email: "\u200Fhuda@مثال.إختبار ", _replyto: "evil@evil.example" };
  const email = "huda@xn--mgbh0fb.xn--kgbechtv";
  const lead = checkBody({ ...payloadOf("contact", samples.contact, MAILBOX), ...typed });
  expect(lead).toMatchObject({ replyTo: email, fields: { email } });
  const hero = payloadOf("hero-assessment", samples["hero-assessment"], MAILBOX);
  expect(checkBody({ ...hero, replyTo: typed.email })).toMatchObject({ replyTo: email });
});

it("keeps no control characters but tabs and line breaks, and one-line answers on one line, however they are posted", () => {
  const typed = {
    name: "Hu\0da\r\nSpam: 0\u2028x",
    company: "A\u0085\tB",
    subject: "\u001B[31mHi\n\n\nthere",
    message: "\u0001One\r\nTwo\tthree\u009B\uD800.",
  };
  const fields = {
    name: "Huda Spam: 0 x",
    company: "A\tB",
    subject: "[31mHi there",
    message: "One\nTwo\tthree\uFFFD.",
  };
  const form = readForm(new URLSearchParams({ ...samples.contact, ...typed } as Record<string, string>));
  expect(leadFromForm("contact", form, MAILBOX)).toMatchObject({ fields });
  const body = { ...payloadOf("contact", samples.contact, MAILBOX), ...typed, _subject: typed.subject };
  expect(checkBody(body)).toMatchObject({ fields });
});

it('sends "Not specified" or "Not provided" for an empty answer', () => {
  const raw = { name: "Huda", email: "huda@example.com", message: "Hello there, all.", subject: "Hi" };
  expect(payloadOf("home-contact", raw, MAILBOX)).toMatchObject({ company: "Not specified" });
  expect(payloadOf("contact", raw, MAILBOX)).toMatchObject({ company: "" });
  expect(payloadOf("assessment", { ...raw, company: "C" }, MAILBOX)).toMatchObject({ phone: "Not provided" });
  expect(payloadOf("sample-report", { ...raw, company: "C" }, MAILBOX)).toMatchObject({
    jobTitle: "Not provided",
  });
});

it("writes the registration as six lines in their order", () => {
  expect(payloadOf("registration", samples.registration, MAILBOX)).toEqual({
    to: MAILBOX,
    subject: "New Lead Registration",
    message:
      "Name: Huda Sample\nCompany: Example Retail\nIndustry: E-commerce\nMobile: +971 50 000 0000\n" +
      "Country: United Arab Emirates\nUse cases: Account Takeover (ATO), Payment Abuse",
    replyTo: MAILBOX,
  });
});

it.each(leadKinds)(
  "%s: has a sentence for every rule that a field or a key of the body can break",
  (kind) => {
    const sentences = Object.values(messages.en.rules);
    const body = payloadOf(kind, samples[kind], MAILBOX);
    const fields = Object.keys(kinds[kind].fields.entries);
    for (const value of [7, "", "x".repeat(30_000), ["x"], null]) {
      for (const name of fields)
        for (const message of Object.values(fieldErrors(kind, { ...samples[kind], [name]: value }, "en")))
          expect(sentences, `${name}: ${message}`).toContain(message);
      for (const name of Object.keys(body)) {
        const lead = checkBody({ ...body, [name]: value });
        // Some answers may stay empty.
        if (value === "" && !("message" in lead)) continue;
        expect(sentences, name).toContain("message" in lead && lead.message(messages.en));
      }
    }
    for (const { summary } of Object.values(messages))
      expect(summary.length).toBeGreaterThanOrEqual(fields.length);
  },
);

it("writes the waiting time with Arabic plural forms", () => {
  const wait = (minutes: number) => /بعد (.+)، أو/.exec(messages.ar.refusals.rate(minutes))?.[1];
  expect([1, 2, 3, 10, 11].map(wait)).toEqual(["دقيقة", "دقيقتين", "3 دقائق", "10 دقائق", "11 دقيقة"]);
  expect([91, 179, 1_440].map(wait)).toEqual(["ساعتين", "3 ساعات", "24 ساعة"]);
});

it("reads every ticked box of a posted form", () =>
  expect(readForm(new URLSearchParams("email=h%40b.co%E2%80%8E&useCases=ato&useCases=chargeback"))).toEqual({
    email: "h@b.co",
    useCases: ["ato", "chargeback"],
  }));
