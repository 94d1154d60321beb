import type { Page } from "@playwright/test";
import { frame } from "../../content/en/frame.ts";
import { faultsOf } from "../support/axe.ts";
import { expectNoFaintWords } from "../support/contrast.ts";
import { expect, menuButton, open, test } from "../support/e2e.ts";
import { startFaultyRelay } from "../support/faulty-relay.ts";
import { answer, openForm } from "../support/lead-forms.ts";

/** Puts every control of the page into a state that otherwise only one has at a time. */
async function force(page: Page, ...states: ("hover" | "focus" | "focus-visible" | "active")[]) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "a, button, summary, input, select, textarea, label, li, .group",
  });
  await Promise.all(
    nodeIds.map((nodeId) => devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: states })),
  );
}

/** Expects enough contrast of what axe judges, in both themes. */
async function expectReadable(page: Page, what: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const faint = await faultsOf(page, "html", ["color-contrast"]);
    expect.soft(faint, `${what}, ${colorScheme}`).toEqual([]);
  }
}

// `pages.spec.ts` judges every page as it is.
for (const path of [
  "/",
  "/contact",
  "/customer-journey",
  "/login",
  "/new-customer-journey",
  "/services/consulting",
  "/solutions/fraud-detection",
])
  test(`${path}: hovered and focused text has enough contrast`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    for (const states of [["hover"], ["focus", "focus-visible"]] as const) {
      await force(page, ...states);
      await expectReadable(page, states.join());
    }
  });

// `forms-rules.spec.ts` lets axe judge a refused form and a failure.
test("a busy form, a success toast and open menus have enough contrast", async ({ page, site }) => {
  test.slow();
  await using relay = await startFaultyRelay(site.url, "hang");
  for (const kind of ["registration", "hero-assessment"] as const) {
    const form = await openForm(page, kind, relay.url);
    await answer(page, kind);
    await form.locator("[type=submit]").click();
    await expect(form.locator("[type=submit]")).toBeDisabled();
    await expectNoFaintWords(page);
  }
  await openForm(page, "contact");
  await answer(page, "contact");
  await page.locator("[type=submit]").click();
  await expect(page.locator("[data-toast][data-type=success]")).toBeVisible();
  await menuButton(page, "services").click();
  await expect(page.locator("#menu-services")).toBeVisible();
  await expectReadable(page, "contact sent, drop-down open");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: frame.openMenu }).click();
  await page.getByRole("dialog").getByText(frame.menus.services.name, { exact: true }).click();
  await expectReadable(page, "mobile menu");
});
