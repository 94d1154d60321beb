import type { Page } from "@playwright/test";
import { fraudResilienceAssessment } from "../../content/en/fraud-resilience-assessment.ts";
import { site as owner } from "../../settings/site.js";
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
  test(`${language}${path} prints its sample report on two pages`, async ({ page }) => {
    await openToPrint(page, `${language}${path}`);
    await page.locator(".print-button").click();
    await expectPrinted(page, 2);
  });

test("the page prints on thirteen pages at most, with every block of its report marked SAMPLE", async ({
  page,
}) => {
  await open(page, path);
  await expect(page.locator(".report").getByText(benefits.report.scoreLabel).first()).toBeVisible();
  for (const { heading } of [benefits.findings, benefits.plan, benefits.strategy])
    await expect(
      page.getByRole("heading", { name: `${heading} ${benefits.sample}`, exact: true }),
    ).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(13);
});

test("the report's columns align, clear of the contents list; on a tablet the plan's horizons are full-width rows", async ({
  page,
}) => {
  await page.goto(path);
  const left = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().left));
  const texts = await left(".findings dl > div");
  expect(texts).toHaveLength(3);
  for (const [index, start] of (await left(".findings thead th")).entries())
    expect(Math.abs(start - (texts[index] ?? Number.NaN))).toBeLessThan(1);

  const list = await page.locator(".contents-list").first().boundingBox();
  const borders = await page
    .locator("main section[id$=-section], main section[id$=-section] *")
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.checkVisibility() && Number.parseFloat(getComputedStyle(one).borderBlockStartWidth) > 0,
        )
        .map((one) => one.getBoundingClientRect().left),
    );
  expect(borders.length).toBeGreaterThan(8);
  expect(Math.min(...borders)).toBeGreaterThan((list?.x ?? Number.NaN) + (list?.width ?? 0));

  await page.setViewportSize({ width: 768, height: 1_024 });
  const horizons = page.locator(".report ol > li");
  await expect(horizons).toHaveCount(3);
  for (const horizon of await horizons.all())
    expect((await horizon.boundingBox())?.width).toBeGreaterThan(550);
});
