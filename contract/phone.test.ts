import { expect, it } from "vitest";
import { internationalPhone, normalizePhone } from "./phone.ts";

it.each([
  ["+44 (0)20 7946 0000", "+442079460000"],
  ["0044 (0) 20 7946 0000", "+442079460000"],
  ["00971 50 123 4567", "+971501234567"],
  ["٠٥٠ ١٢٣ ٤٥٦٧", "0501234567"],
  ["+٩٧١ ٥٠ ۰۰۰ ٠٠٠١", "+971500000001"],
  ["+971\u200E50\u00A0123\u202F4567", "+971501234567"],
  ["\u202A(+971) 50-123–4567\u202C", "+971501234567"],
  ["(02) 1234567", "021234567"],
  ["+20 10 1234 5678 ext. 12", "+201012345678"],
  ["+20 10 1234 5678 تحويلة ١٢", "+201012345678"],
  ["+966.50/123.4567", "+966501234567"],
  ["javascript:alert(12345)", undefined],
  ["ask me", undefined],
  ["12+34567", undefined],
])("dials %s as %s", (text, number) => expect(normalizePhone(text)).toBe(number));

it.each([
  ["00971 50 123 4567", "United Arab Emirates", "+971501234567"],
  ["01001234567", "Egypt", "+201001234567"],
  ["5012 3456", "Qatar", "+97450123456"],
  ["0501234567", undefined, "0501234567"],
])("reads %s in %s as %s", (phone, country, number) => {
  expect(internationalPhone({ phone, country })).toBe(number);
});
