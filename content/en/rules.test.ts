import { expect, it } from "vitest";
import { rulesChecked } from "../../contract/rules-checked.ts";
import { rulesWords as arabic } from "../ar/rules.ts";
import { rulesWords } from "./rules.ts";
import { textsIn } from "./words.test-support.ts";
import { words } from "./words.ts";

it("names the title, the date and the month of the last check of every rule", () => {
  expect(rulesWords.rules.map(({ id }) => id).toSorted()).toEqual(Object.keys(rulesChecked).toSorted());
  for (const { name, title, date } of rulesWords.rules) {
    expect(title, name).not.toBe("");
    expect(date, name).toMatch(/20\d\d/);
  }
  for (const month of Object.values(rulesChecked)) expect(month).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
});

it("links to the text itself, or says who reported it", () => {
  const languages = [
    { rules: rulesWords.rules, reported: "As reported by " },
    { rules: arabic.rules, reported: "نقلًا عن " },
  ];
  for (const { rules, reported } of languages)
    for (const { name, url, reports, asks } of rules) {
      expect(Boolean(url), name).toBe(!reports);
      expect(asks.startsWith(reported), name).toBe(Boolean(reports));
      for (const { by } of reports ?? []) expect(asks, name).toContain(by);
    }
});

it("gives the text of a rule once: other texts do not name laws and regulators", () => {
  const { rules: _, supplierCheck: __, ...rest } = words;
  const named = /\b(CBUAE|SAMA|TGA|PCI)\b|Central Bank of|Notice 2025|Decree|Law \d|PDPL/;
  expect(textsIn(rest).filter((text) => named.test(text))).toEqual([]);
});
