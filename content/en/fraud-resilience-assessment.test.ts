import { describe, expect, it } from "vitest";
import { plans } from "../../contract/form-paths.ts";
import { fraudResilienceAssessment } from "./fraud-resilience-assessment.ts";
import { scenarios } from "./scenarios.ts";
import { wordCount } from "./words.test-support.ts";

describe("scenarios", () => {
  it("begin with the fourteen that were ordered, in their order", () => {
    expect(
      scenarios
        .slice(0, 14)
        .map(({ name }) => name)
        .join(", "),
    ).toBe(
      "Account takeover, Mass registration, Refund fraud, Stolen card transactions, Promo abuse, Chargeback fraud, " +
        "Reshipping scams, Bot and automated attacks, Gift card fraud, Synthetic identity fraud, Inventory hoarding, " +
        "Referral and affiliate fraud, Loyalty program abuse, SMS pumping",
    );
  });

  it.each(scenarios)("$name fits its card and its hover card", ({ short, detail }) => {
    expect(wordCount(short)).toBeLessThanOrEqual(12);
    const words = Object.values(detail).reduce((sum, text) => sum + wordCount(text), 0);
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(70);
  });
});

describe("assessment page", () => {
  it("shows a score that is the weighted sum of its parts", () => {
    const { score, subScores } = fraudResilienceAssessment.benefits.report;
    const parts = Object.values(subScores);
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(Math.round(parts.reduce((sum, { percent, weight }) => sum + percent * weight, 0) / 100)).toBe(
      score,
    );
  });

  it("offers the three plans that a request can name, one of them badged", () => {
    expect(fraudResilienceAssessment.pricing.tiers.map((tier) => tier.plan)).toEqual([...plans]);
    expect(fraudResilienceAssessment.pricing.tiers.filter((tier) => "badge" in tier)).toHaveLength(1);
  });
});
