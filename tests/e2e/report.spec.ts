import type { Page } from "@playwright/test";
import { fraudResilienceAssessment } from "../../content/en/fraud-resilience-assessment.ts";
import { site as owner } from "../../site.config.ts";
import { expect, open, test } from "../support/e2e.ts";
import { sheetsOf } from "../support/tools.ts";

const { benefits } = fraudResilienceAssessment;
const path = "/services/fraud-resilience-assessment";
/** Opens a page whose print buttons prepare it for paper and show no dialog. */
async function openToPrint(page: Page, address: string) {
  await page.addInitScript(() => {
    window.print = () => dispatchEvent(new Event("beforeprint"));
  });
  await open(page, address);
}

/** Expects the company's letterhead, and as many sheets of paper. */
async function expectPrinted(page: Page, sheets: number) {
  for (const text of [owner.brand, owner.mailbox])
    await expect(page.locator(".letterhead")).toContainText(text);
  expect(await sheetsOf(page)).toBe(sheets);
}

for (const language of ["", "/ar"])
  test(`${language}${path} prints the self-check on one page for merchants and banks`, async ({ page }) => {
    await openToPrint(page, `${language}${path}`);
    await page.locator("#self-check > summary").click();
    for (const [audience, scenarios] of Object.entries({
      merchant: [0, 1, 2, 3, 4],
      bank: [0, 1, 2, 3, 5],
    })) {
      await page.locator(`#self-check form [value=${audience}]`).check();
      for (const scenario of scenarios)
        for (const answer of [3, 5, 8, 11])
          await page
            .locator("#self-check form .check-row")
            .nth(scenario)
            .locator("input")
            .nth(answer)
            .check();
      await expect(page.locator(".check-first")).toHaveCount(5);
      await page.locator(".check-out button").nth(1).click();
      await expect(page.locator(".letterhead")).toContainText(String(new Date().getFullYear()));
      await expectPrinted(page, 1);
    }
  });

test("the page prints on thirteen pages at most, its report marked as a sample", async ({ page }) => {
  await open(page, path);
  await expect(page.locator(".report").getByText(benefits.report.scoreLabel)).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(13);
});
