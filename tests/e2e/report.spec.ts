import { fraudResilienceAssessment } from "../../content/en/fraud-resilience-assessment.ts";
import { expect, open, test } from "../support/e2e.ts";
import { sheetsOf } from "../support/tools.ts";

const { benefits } = fraudResilienceAssessment;
const path = "/services/fraud-resilience-assessment";
test("the page prints on thirteen pages at most, its report marked as a sample", async ({ page }) => {
  await open(page, path);
  await expect(page.locator(".report").getByText(benefits.report.scoreLabel)).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(13);
});
