import fc from "fast-check";
import { expect, it } from "vitest";
import { leadKinds, payloadOf } from "../contract/kinds.ts";
import { unknownOrigin } from "../contract/origin.ts";
import { personOf } from "../contract/person.ts";
import { samples } from "../contract/samples.ts";
import { crmLines, csvCell } from "./csv.ts";

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

it.each(leadKinds)(
  "gives a CRM of %s what it wants: a last name and a company, none too long",
  async (kind) => {
    const long = { ...samples[kind], name: `${"A".repeat(60)} ${"B".repeat(90)}`, jobTitle: "C".repeat(200) };
    const person = personOf(kind, payloadOf(kind, long, "info@example.com"));
    const lead = {
      id: "1",
      kind,
      subject: "",
      replyTo: "",
      fields: {},
      origin: unknownOrigin,
      isSpam: false,
    };
    let lines = "";
    for await (const line of crmLines([{ ...lead, person, receivedAt: 0, deliveries: [] }])) lines += line;
    expect(lines.split("\r\n")[1]).toMatch(
      /^[^,]{0,40},[^,]{1,80},[^,]{1,255},[^,]*,[^,]{0,40},[^,]{0,128},/,
    );
  },
);
