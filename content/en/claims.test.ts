import { describe, expect, it } from "vitest";
import { figuresIn } from "../../tests/support/figures-in.ts";

describe("figures", () => {
  it("finds what readers would take as a claim", () => {
    expect(
      figuresIn("2 billion records, 99.8 % or 99.9%, 60+ patterns, 24/7 monitoring, 60–85% lower losses"),
    ).toEqual(["2 billion", "99.8%", "99.9%", "60+", "24/7", "60–85%"]);
  });

  it("leaves telephones, dates and counts alone", () => {
    expect(figuresIn("+44 20 7946 0000, 8 May 2025, 5-6 scenarios, 66 of 170, TX-48231, 9:00 AM")).toEqual(
      [],
    );
  });
});
