import fc from "fast-check";
import { expect, it } from "vitest";
import { normalizeEmail, normalizePhone, normalizeText } from "./normalize.ts";

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

it.each([
  ["+44 (0)20 7946 0000", "+442079460000"],
  ["0044 (0) 20 7946 0000", "+442079460000"],
  ["00971 50 123 4567", "+971501234567"],
  ["٠٥٠ ١٢٣ ٤٥٦٧", "0501234567"],
  ["+٩٧١ ٥٠ ۰۰۰ ٠٠٠١", "+971500000001"],
  ["+971\u200E50\u00A0123\u202F4567", "+971501234567"],
  ["\u202A(+971) 50-123–4567\u202C", "+971501234567"],
  ["(02) 1234567", "021234567"],
  ["+20 10 1234 5678 ext. 12", "+201012345678"],
  ["+20 10 1234 5678 تحويلة ١٢", "+201012345678"],
  ["+966.50/123.4567", "+966501234567"],
  ["javascript:alert(12345)", undefined],
  ["ask me", undefined],
  ["12+34567", undefined],
])("dials %s as %s", (text, number) => expect(normalizePhone(text)).toBe(number));

it("counts a line break as one character, as a text area does", () =>
  expect(normalizeText("a\r\nb\rc\n\r\nd")).toBe("a\nb\nc\n\nd"));
