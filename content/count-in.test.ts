import { expect, it } from "vitest";
import { countIn } from "./count-in.ts";
import type { Nouns } from "./types/figures.ts";

const week: Nouns[string] = {
  one: "أسبوع واحد",
  two: "أسبوعان",
  few: "{n} أسابيع",
  many: "{n} أسبوعًا",
  other: "{n} أسبوع",
};
const say = (text: string, weeks: number) => countIn(text, { weeks }, { nouns: { week }, language: "ar" });

it("says a number alone, or with its noun in the form it needs", () => {
  const text = "المدة {weeks:week}، حتى الأسبوع {weeks}";
  expect(say(text, 2)).toBe("المدة أسبوعان، حتى الأسبوع 2");
  expect(say(text, 7)).toBe("المدة 7 أسابيع، حتى الأسبوع 7");
  expect(say(text, 26)).toBe("المدة 26 أسبوعًا، حتى الأسبوع 26");
});

it("stops at a noun that it does not have", () => {
  expect(() => say("{weeks:month}", 2)).toThrow("{weeks:month}");
});
