import { expect, it } from "vitest";
import { forms as english } from "../en/forms.ts";
import { forms as arabic } from "./forms.ts";

it.each([
  ["en", english],
  ["ar", arabic],
] as const)("names every prompt of a pre-filled message: %s", (language, forms) => {
  for (const { message, prompts } of [forms.assessment, forms["sample-report"]])
    expect(message.match(/\[[^\]]+\]/g)).toEqual(prompts.map(({ text }) => text[language]));
});
