import fc from "fast-check";
import { expect, it } from "vitest";
import { normalizeEmail, normalizeText } from "./normalize.ts";

it.each([
  "\u200Fhuda@example.com\u200E",
  "hu\u061Cda@exam\u200Bple.com",
  "\u202Ahuda@example.com\u202C",
  "\u2066huda@example.com\u2069",
  "\uFEFFhuda@exam\u00ADple.com\u2060",
  "\u00A0 huda@example.com\u202F\u3000\t",
  "huda@example.com. ",
  "huda@example.com,\u200F ،",
  "huda＠example．com",
  "huda@example。com",
])("an email address loses marks, spaces and what ends a sentence: %j", (text) =>
  expect(normalizeEmail(text)).toBe("huda@example.com"),
);

it.each([
  ["\u202Bhuda@مثال.إختبار\u202C.", "huda@xn--mgbh0fb.xn--kgbechtv"],
  ["user@Bücher.example", "user@xn--bcher-kva.example"],
  ["huda١٢۳@example٤.com", "huda123@example4.com"],
  ["huda@مثال١.إختبار", "huda@xn--mgbh0fb7l.xn--kgbechtv"],
  ["A.b+Tag@Example.COM", "A.b+Tag@Example.COM"],
])("an email address has its domain in ASCII: %s", (text, email) => expect(normalizeEmail(text)).toBe(email));

it.each([
  ...["huda@مثال.إختبار/x", "huda@مثال:80", "huda@م%2eex", "huda@ex ample.إختبار", "huda", "", "@", "مثال"],
  // Far too long for an email.
  ...[".", "\u200E", "漢"].map((letter) => `a@${letter.repeat(60_000)}.b`),
])("a text that is no email address stays as it is", (text) => expect(normalizeEmail(text)).toBe(text));

it("an email address is not changed by the second check, the server's", () => {
  const part = fc.string({ unit: "binary", maxLength: 12 });
  fc.assert(
    fc.property(part, part, (mailbox, domain) => {
      const email = normalizeEmail(`${mailbox}@${domain}`);
      expect(normalizeEmail(email)).toBe(email);
    }),
    { numRuns: 2_000 },
  );
});

it("counts a line break as one character, as a text area does", () =>
  expect(normalizeText("a\r\nb\rc\n\r\nd")).toBe("a\nb\nc\n\nd"));
