import { describe, expect, it } from "vitest";
import { plans } from "../../contract/plans.ts";
import { fraudResilienceAssessment } from "./fraud-resilience-assessment.ts";
import { scenarios } from "./scenarios.ts";
import { wordCount } from "./words.test-support.ts";

describe("scenarios", () => {
  it("begin with the fourteen that were ordered, in their order", () => {
    expect(scenarios.slice(0, 14).map((scenario) => scenario.name)).toEqual([
      "Account takeover",
      "Mass registration",
      "Refund fraud",
      "Stolen card transactions",
      "Promo abuse",
      "Chargeback fraud",
      "Reshipping scams",
      "Bot and automated attacks",
      "Gift card fraud",
      "Synthetic identity fraud",
      "Inventory hoarding",
      "Referral and affiliate fraud",
      "Loyalty program abuse",
      "SMS pumping",
    ]);
  });

  it.each(scenarios)("$name fits its card and its hover card", ({ short, detail }) => {
    expect(wordCount(short)).toBeLessThanOrEqual(12);
    const words = Object.values(detail).reduce((sum, text) => sum + wordCount(text), 0);
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(70);
  });
});

describe("assessment page", () => {
  it("lists its eight sections once each", () => {
    expect(new Set(fraudResilienceAssessment.contents.entries.map((entry) => entry.id)).size).toBe(8);
    expect(fraudResilienceAssessment.contents.entries[0]?.id).toBe("overview-section");
  });

  it("keeps a phase's description short enough to read while hovering", () => {
    for (const phase of Object.values(fraudResilienceAssessment.methodology.phases)) {
      expect(wordCount(phase.description)).toBeGreaterThanOrEqual(25);
      expect(wordCount(phase.description)).toBeLessThanOrEqual(50);
    }
  });

  it("names every scenario as often chosen by at least one audience", () => {
    const chosen = new Set(
      Object.values(fraudResilienceAssessment.audience.tiles).flatMap((tile) => tile.scenarios),
    );
    expect(scenarios.map((scenario) => scenario.id).filter((id) => !chosen.has(id))).toEqual([]);
  });

  it("offers the three plans that a request can name, one of them badged", () => {
    expect(fraudResilienceAssessment.pricing.tiers.map((tier) => tier.plan)).toEqual([...plans]);
    expect(fraudResilienceAssessment.pricing.tiers.filter((tier) => tier.badge)).toHaveLength(1);
  });
});
