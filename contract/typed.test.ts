import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedEmail, typedTelephone, typedText } from "./typed.ts";

describe("an email address", () => {
  it.each([
    ["a direction mark at its end", "huda@example.com\u200E"],
    ["a direction mark in front", "\u200Fhuda@example.com"],
    ["an Arabic letter mark and a zero-width space within", "hu\u061Cda@exam\u200Bple.com"],
    ["an embedding around it", "\u202Ahuda@example.com\u202C"],
    ["an isolate around it", "\u2066huda@example.com\u2069"],
    ["a byte order mark, a word joiner, a soft hyphen", "\uFEFFhuda@exam\u00ADple.com\u2060"],
    ["odd spaces around it", "\u00A0 huda@example.com\u202F\u3000\t"],
    ["a full stop of a double space", "huda@example.com. "],
    ["an Arabic comma", "huda@example.com،"],
    ["commas and a mark", "huda@example.com,\u200F ،"],
    ["full-width characters", "huda＠example．com"],
    ["an ideographic full stop", "huda@example。com"],
  ])("loses %s", (_, text) => expect(typedEmail(text)).toBe("huda@example.com"));

  it.each([
    ["an Arabic domain", "huda@مثال.إختبار", "huda@xn--mgbh0fb.xn--kgbechtv"],
    ["an Arabic domain with marks", "\u202Bhuda@مثال.إختبار\u202C.", "huda@xn--mgbh0fb.xn--kgbechtv"],
    ["another IDN", "user@Bücher.example", "user@xn--bcher-kva.example"],
    ["Arabic digits of a mailbox", "huda١٢۳@example٤.com", "huda123@example4.com"],
    ["Arabic digits of an Arabic domain, which stay", "huda@مثال١.إختبار", "huda@xn--mgbh0fb7l.xn--kgbechtv"],
    ["ASCII in its own case", "A.b+Tag@Example.COM", "A.b+Tag@Example.COM"],
  ])("has %s", (_, text, email) => expect(typedEmail(text)).toBe(email));

  it.each([
    "huda@مثال.إختبار/x",
    "huda@مثال:80",
    "huda@م%2eex",
    "huda@ex ample.إختبار",
    "huda",
    "",
    "@",
    "مثال",
  ])("of another kind stays as it is: %s", (text) => expect(typedEmail(text)).toBe(text));

  it.each([".", "\u200E", "漢"])("that is far too long for one stays as it is: %s", (letter) => {
    const text = `a@${letter.repeat(60_000)}.b`;
    expect(typedEmail(text)).toBe(text);
  });

  it("is not changed by the second check, the server's", () => {
    const part = fc.string({ unit: "binary", maxLength: 12 });
    fc.assert(
      fc.property(part, part, (mailbox, domain) => {
        const email = typedEmail(`${mailbox}@${domain}`);
        expect(typedEmail(email)).toBe(email);
      }),
      { numRuns: 2_000 },
    );
  });
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
])("dials %s as %s", (text, number) => expect(typedTelephone(text)).toBe(number));

it("counts a line break as one character, as a text area does", () =>
  expect(typedText("a\r\nb\rc\n\r\nd")).toBe("a\nb\nc\n\nd"));
