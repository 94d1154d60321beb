import fc from "fast-check";
import { expect, it } from "vitest";
import { csvCell } from "./csv.ts";

const parts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(...'=+-@＝＋－＠;\t\r\n"\u200B\u202E\u0001 '),
);
const typed = fc.array(parts, { minLength: 1, maxLength: 6 }).map((texts) => texts.join(""));

it("no text becomes a spreadsheet formula", () => {
  // In a spreadsheet that ends cells at `;`, our quotes do not help.
  const isFormula = /(^|[;\t\r\n])[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^"?[\t\r]/u;
  fc.assert(fc.property(typed, (text) => /^\+[\d ]+$/.test(text) || !isFormula.test(csvCell(text))));
  for (const start of ["Hello;", ..."＝＋－＠"]) expect(csvCell(`${start}=1`)).toMatch(/'[=＝＋－＠]/);
  expect(csvCell("=HYPERLINK(1)")).toBe("'=HYPERLINK(1)");
  for (const ignored of '\u200B\u202E\u2067\u00AD\u0001\uFEFF\u115F "')
    expect(csvCell(`a;${ignored}=1`)).toContain("'=1");
  expect(csvCell("+971 50 123")).toBe("+971 50 123");
  expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
  // In a time that grows with the square of the length this would take minutes.
  expect(csvCell(`a${"\n".repeat(200_000)}=`)).toMatch(/\n'="$/);
  expect(csvCell(`a${"\u200B".repeat(200_000)}=`)).toMatch(/\u200B=$/);
});
