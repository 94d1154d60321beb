import type { Locator, Page } from "@playwright/test";
import { formPath } from "../../contract/form-paths.ts";
import { expect, open, test } from "../support/e2e.ts";
import { answer, formOf } from "../support/lead-forms.ts";

/** The box of an element in px from the left edge of the window, or from the right one. */
async function sides(page: Page, selector: string, from: "left" | "right" = "left") {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box.`);
  const clientWidth = await page.evaluate(() => document.documentElement.clientWidth);
  const left = from === "left" ? box.x : clientWidth - box.x - box.width;
  return [Math.round(left), Math.round(box.width)];
}

const scaleOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).scale);

test("an Arabic page mirrors the layout and the drawings of the English one, but not its marks", async ({
  page,
}) => {
  const parts = [
    "header a svg",
    ".stage-words",
    ".stage-number",
    ".sheet-give",
    ".sheet-not",
    "main ol > li",
  ];
  await open(page, "/solutions/fraud-detection");
  const english = [];
  for (const part of parts) english.push(await sides(page, part));
  await open(page, "/ar/solutions/fraud-detection");
  for (const [at, part] of parts.entries()) {
    const [left = 0] = await sides(page, part, "right");
    expect(Math.abs(left - (english[at]?.[0] ?? 0)), part).toBeLessThanOrEqual(2);
  }
  expect(await scaleOf(page.locator(".stage-picture > svg").first())).toBe("-1 1");
  expect(await scaleOf(page.locator("header a svg").first())).toBe("none");
  await open(page, "/ar/new-customer-journey");
  expect(await scaleOf(page.locator(".race-svg"))).toBe("-1 1");
  expect(await scaleOf(page.locator(".race-star > text").first())).toBe("-1 1");
});

test("the left arrow key goes to the next link in an Arabic menu", async ({ page }) => {
  await open(page, "/ar/about");
  await page.locator("header [aria-controls=menu-services]").focus();
  await page.keyboard.press("ArrowDown");
  const links = page.locator("#menu-services").getByRole("listitem").getByRole("link");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(links.first()).toBeFocused();
});

test("dragging right shows the next panel on an Arabic page", async ({ page }) => {
  await open(page, "/ar");
  const dots = page.locator(".opening [role=toolbar] button");
  await dots.nth(1).click();
  const box = await page.locator(".panels-view").boundingBox();
  if (!box) throw new Error("The panels have no box.");
  const shown = () =>
    page.locator(".panels-view [role=group]").evaluateAll((panels) => {
      const view = panels[0]?.closest(".panels-view")?.getBoundingClientRect().x ?? 0;
      return panels.findIndex((panel) => Math.abs(panel.getBoundingClientRect().x - view) < 2);
    });
  await expect.poll(shown).toBe(1);
  await page.mouse.move(box.x + 60, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 820, box.y + 30, { steps: 8 });
  await page.mouse.up();
  await expect.poll(shown).toBe(2);
  await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
});

test("a registration's toast stays Arabic on an English page", async ({ page }) => {
  await open(page, `/ar${formPath.registration}`);
  await answer(page, "registration");
  await formOf(page, "registration").locator("[type=submit]").click();
  const toast = page.locator("[data-toast]");
  await expect(page).toHaveURL(/\/ar$/);
  await page.locator("header a[hreflang=en]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(toast).toHaveCSS("direction", "rtl");
  await expect(page.locator("[lang=ar][dir=rtl]").locator(toast)).toBeVisible();
});

test("the terms of a scenario's card do not touch their text, in either language", async ({ page }) => {
  for (const language of ["", "/ar"]) {
    await page.goto(`${language}/services/fraud-resilience-assessment`);
    const card = page.locator("details#gift-cards");
    await card.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    const gaps = await card.locator("dl > div").evaluateAll((rows) =>
      rows.map((row) => {
        const [term, text] = [...row.children].map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getBoundingClientRect();
        });
        return term && text ? Math.max(text.left - term.right, term.left - text.right) : 0;
      }),
    );
    expect(Math.min(...gaps), language).toBeGreaterThan(16);
  }
});
