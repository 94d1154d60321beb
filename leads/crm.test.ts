import { expect, it } from "vitest";
import { leadKinds, payloadOf } from "../contract/kinds.ts";
import { unknownOrigin } from "../contract/origin.ts";
import { personOf } from "../contract/person.ts";
import { samples } from "../contract/samples.ts";
import { crmCells, crmColumns, internationalPhone } from "./crm.ts";

const leadOf = (kind: (typeof leadKinds)[number]) => ({
  ...{ id: "1", kind, subject: "", replyTo: "", fields: {}, origin: unknownOrigin, isSpam: false },
  ...{
    receivedAt: Date.UTC(2026, 0, 9),
    deliveries: [],
    person: personOf(kind, payloadOf(kind, samples[kind], "info@example.com")),
  },
});

it.each(leadKinds)(
  "gives a CRM of %s what it wants: a last name, a company, and days as it reads them",
  (kind) => {
    const cells = crmCells(leadOf(kind));
    const row = Object.fromEntries(crmColumns.map((column, index) => [column, cells[index]]));
    expect(cells).toHaveLength(crmColumns.length);
    expect([row["Last name"], row.Company]).not.toContain("");
    expect(row.Received).toBe("2026-01-09");
    expect(row.Phone).toMatch(/^(\+\d+)?$/);
  },
);

it.each([
  ["0501234567", "Saudi Arabia", "+966501234567"],
  ["00971 50 123 4567", "United Arab Emirates", "+971501234567"],
  ["01001234567", "Egypt", "+201001234567"],
  ["97412345678", "Qatar", "+97412345678"],
  ["5012 3456", "Qatar", "+97450123456"],
  ["0501234567", undefined, "0501234567"],
  ["call me", "Qatar", undefined],
])("reads %s in %s as %s", (phone, country, number) => {
  expect(internationalPhone({ phone, country })).toBe(number);
});
