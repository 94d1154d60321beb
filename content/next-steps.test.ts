import { expect, it } from "vitest";
import { kinds, leadKinds } from "../contract/kinds.ts";
import { nextSteps as arabic } from "./ar/form-pages.ts";
import { nextSteps as english } from "./en/form-pages.ts";

it.each([
  ["en", english, /email/, /phone|ring/],
  ["ar", arabic, /بالبريد/, /بالهاتف|نتصل/],
] as const)("says in %s that the answer comes the way that the form asked for", (_, words, mail, phone) => {
  for (const kind of leadKinds) {
    const asked = Object.keys(kinds[kind].fields.entries);
    const { name, text: how } = words.answer[kind];
    const text = `${name} ${how}`;
    expect(mail.test(text), text).toBe(asked.includes("email"));
    expect(phone.test(text), text).toBe(asked.includes("phone") || asked.includes("mobileNumber"));
  }
});
