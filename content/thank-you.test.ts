import { expect, it } from "vitest";
import { kinds, leadKinds } from "../contract/kinds.ts";
import { thankYou as arabic } from "./ar/form-pages.ts";
import { thankYou as english } from "./en/form-pages.ts";

it.each([
  ["en", english, /email/, /phone/],
  ["ar", arabic, /بالبريد/, /بالهاتف/],
] as const)("says in %s that the answer comes the way that the form asked for", (_, words, mail, phone) => {
  for (const kind of leadKinds) {
    const asked = Object.keys(kinds[kind].fields.entries);
    const text = words.answer.text[kind];
    expect(mail.test(text), text).toBe(asked.includes("email"));
    expect(phone.test(text), text).toBe(asked.includes("phone") || asked.includes("mobileNumber"));
  }
});
