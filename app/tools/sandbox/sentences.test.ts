import { expect, it } from "vitest";
import { sandbox as arabic } from "../../../content/ar/sandbox.ts";
import { sandbox as english } from "../../../content/en/sandbox.ts";
import { sentencesIn } from "./sentences.ts";

it.each([
  [0, "0 ريال"],
  [1, "ريال واحد"],
  [2, "ريالان"],
  [75, "75 ريالًا"],
  [100, "100 ريال"],
  [203, "203 ريالات"],
  [15_172, "15,172 ريالًا"],
  [68_300, "68,300 ريال"],
])("writes SAR %i in the form that its last digits need", (sar, text) => {
  expect(sentencesIn(arabic, "ar").money(sar)).toBe(text);
});

it("writes every sum alike in English", () => {
  expect([1, 15_172].map(sentencesIn(english, "en").money)).toEqual(["SAR 1", "SAR 15,172"]);
});
