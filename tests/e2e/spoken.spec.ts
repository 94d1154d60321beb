import type { Page } from "@playwright/test";
import { samples } from "../../contract/samples.ts";
import { expect, open, test } from "../support/e2e.ts";
import { scriptOf, spoken } from "../support/spoken.ts";
import { openTool } from "../support/tools.ts";

/** Compares what is heard of a part of the page with a written script, `tests/spoken/SCRIPT.txt`. */
const hears = (page: Page, script: string, heading: string, part: string) =>
  expect.poll(() => spoken(page, part), heading).toBe(scriptOf(script, heading));

for (const language of ["en", "ar"] as const) {
  const prefix = language === "en" ? "" : `/${language}`;

  test(`${language}: the home page, and the panels stay the same under a reader`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, prefix || "/");
    await hears(page, `home.${language}`, "The first screen", ".hero-words > *, .hero-form");
    await hears(page, `home.${language}`, "The drawing", ".hero-scene");
    await hears(page, `home.${language}`, "The panels", ".hero-panels");
    const panels = await spoken(page, ".panels-view");
    await page
      .locator(".hero-panels [role=toolbar] button")
      .first()
      .press(language === "en" ? "ArrowLeft" : "ArrowRight");
    await expect(page.locator(".panels-view h2").last()).toBeInViewport();
    expect(await spoken(page, ".panels-view")).toBe(panels);
  });

  test(`${language}: the contact form with errors, while it is sent and after it`, async ({ page }) => {
    const script = `contact.${language}`;
    await open(page, `${prefix}/contact`);
    const form = page.locator("main form");
    const send = form.locator("[type=submit]");
    await send.click();
    await hears(page, script, "Sent empty", "main form");
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/ajax/*", async (route) => {
      await answered;
      await route.continue();
    });
    for (const [name, value] of Object.entries(samples.contact))
      await form.locator(`[name=${name}]`).fill(String(value));
    await send.press("Enter");
    await expect(form).toBeFocused();
    await hears(page, script, "While it is sent", "main form [aria-live]");
    answer();
    await hears(page, script, "Once it is sent", "main form [data-result]");
  });

  test(`${language}: a journey says which step is active`, async ({ page }) => {
    await open(page, `${prefix}/customer-journey`);
    await page.locator("main .btn[href='#step-1']").press("Enter");
    await hears(page, `journey.${language}`, "The first two steps", "main ol > li:nth-child(-n+2)");
  });

  for (const [tool, path, control, key] of [
    ["accuracy", "/why-us", "[type=range]", "ArrowRight"],
    ["sandbox", "/solutions/risk-assessment", "[type=range]", "ArrowLeft"],
    ["self-check", "/services/fraud-resilience-assessment", ".check-choices button", "Space"],
  ] as const)
    test(`${language}: ${tool} says the value, and then the result`, async ({ page }) => {
      await openTool(page, `${prefix}${path}`, tool);
      await page.locator(`#${tool} ${control}`).first().press(key);
      await hears(page, `tools.${language}`, tool, `#${tool} :focus, #${tool} [role=status]`);
    });
}
