import { expect, it } from "vitest";
import { typedNumber } from "./number-field.tsx";

it.each([
  ["1,250.50", 1_250.5],
  ["12,50,000", 1_250_000],
  ["١٬٢٥٠٫٥", 1_250.5],
  ["۱۲۳", 123],
  ["\u200F٢٥\u200E", 25],
  ["5 000", 5_000],
  ["٩٩،٥", 99.5],
  ["99,8765", 99.8765],
  ["0,125", 0.125],
  ["", Number.NaN],
  ["x", Number.NaN],
  ["1e3", Number.NaN],
  ["0x10", Number.NaN],
])("reads %s as %d", (text, number) => expect(typedNumber(text)).toBe(number));
