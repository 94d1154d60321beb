import { describe, expect, it } from "vitest";
import { kinds, leadKinds } from "../contract/kinds.ts";
import * as ar from "./ar/words.ts";
import * as en from "./en/words.ts";

describe.each([
  ["en", en, /email/, /phone|ring/],
  ["ar", ar, /بالبريد/, /بالهاتف|نتصل/],
] as const)("in %s", (language, { forms, nextSteps }, mail, phone) => {
  it("says that the answer comes the way that the form asked for", () => {
    for (const kind of leadKinds) {
      const asked = Object.keys(kinds[kind].fields.entries);
      const { name, text: how } = nextSteps.answer[kind];
      const text = `${name} ${how}`;
      expect(mail.test(text), text).toBe(asked.includes("email"));
      expect(phone.test(text), text).toBe(asked.includes("phone") || asked.includes("mobileNumber"));
    }
  });

  it("names every prompt of a pre-filled message", () => {
    for (const { message, prompts } of [forms.assessment, forms["sample-report"]])
      expect(message.match(/\[[^\]]+\]/g)).toEqual(prompts.map(({ text }) => text[language]));
  });
});
