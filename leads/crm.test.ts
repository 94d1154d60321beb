import { expect, it } from "vitest";
import { leadKinds, payloadOf } from "../contract/kinds.ts";
import { unknownOrigin } from "../contract/origin.ts";
import { personOf } from "../contract/person.ts";
import { samples } from "../contract/samples.ts";
import { crmCells, crmColumns, internationalPhone } from "./crm.ts";

it.each(leadKinds)("gives a CRM of %s what it wants: a last name and a company", (kind) => {
  const person = personOf(kind, payloadOf(kind, samples[kind], "info@example.com"));
  const lead = { id: "1", kind, subject: "", replyTo: "", fields: {}, origin: unknownOrigin, isSpam: false };
  const cells = crmCells({ ...lead, person, receivedAt: 0, deliveries: [] });
  const row = Object.fromEntries(crmColumns.map((column, index) => [column, cells[index]]));
  expect([row["Last name"], row.Company]).not.toContain("");
});

it.each([
  ["00971 50 123 4567", "United Arab Emirates", "+971501234567"],
  ["01001234567", "Egypt", "+201001234567"],
  ["5012 3456", "Qatar", "+97450123456"],
  ["0501234567", undefined, "0501234567"],
])("reads %s in %s as %s", (phone, country, number) => {
  expect(internationalPhone({ phone, country })).toBe(number);
});
