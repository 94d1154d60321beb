import type { Page } from "@playwright/test";
import { buildSettings } from "../../build-settings.ts";
import { forms } from "../../content/en/forms.ts";
import { expect, expectNoTraces, open, test } from "../support/e2e.ts";

const { username, password, dashboardUrl } = buildSettings(process.env).demo;

async function logIn(page: Page, username: string, password: string) {
  await page.getByLabel(forms.login.labels.username).fill(username);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("button", { name: forms.login.submit }).click();
}

test("the right credentials open the dashboard after one second, without a request", async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  // The dashboard is not part of this site; the visit must only ask for it.
  await page.route(dashboardUrl, (route) => route.fulfill({ body: "the dashboard" }));
  await page.clock.install();
  await open(page, "/login");
  await page.clock.pauseAt(Date.now() + 60_000);
  page.on("request", (request) => {
    if (!/\/(assets|data)\//.test(request.url())) asked.push(request.url());
  });
  await logIn(page, username, password);
  const toast = page.locator("[aria-live=polite] [data-toast]");
  await expect(toast).toContainText(forms.login.toasts.success.title);
  await expect(toast).toContainText(forms.login.toasts.success.text);
  await expect(page.getByRole("button", { name: forms.login.busy })).toBeDisabled();
  await page.clock.runFor(999);
  expect(page.url()).toMatch(/\/login$/);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await page.waitForURL(dashboardUrl);
  expect(asked).toEqual([dashboardUrl]);
  expect(complaints.splice(0)).toEqual([dashboardUrl]);
});

test("wrong credentials show an error on the page and a toast for three seconds", async ({ page }) => {
  await page.clock.install();
  await open(page, "/login");
  await page.clock.pauseAt(Date.now() + 60_000);
  await logIn(page, "demo", "resilience-25");
  await expect(page.getByText(forms.login.invalid)).toBeVisible();
  const toast = page.getByRole("alert").locator("[data-toast]");
  await expect(toast).toContainText(forms.login.toasts.failure.title);
  await expect(toast).toContainText(forms.login.toasts.failure.text);
  await expect(toast).toHaveAttribute("data-type", "error");
  await page.clock.runFor(2_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
  await expect(page.getByText(forms.login.invalid)).toBeVisible();
  await expect(page.locator("[name=password]")).toBeFocused();
  await expectNoTraces(page);
});

test("the password can be shown, and an empty field shows an error", async ({ page }) => {
  await open(page, "/login");
  const secret = page.locator("[name=password]");
  await expect(secret).toHaveAttribute("autocomplete", "current-password");
  await expect(page.getByLabel(forms.login.labels.username)).toHaveAttribute("autocomplete", "username");
  await page.getByRole("button", { name: forms.login.show }).click();
  await expect(secret).toHaveAttribute("type", "text");
  await expect(page.getByRole("button", { name: forms.login.hide })).toBeVisible();
  for (const [username, password, field] of [
    ["", "", "username"],
    ["demo", "", "password"],
    ["", "clarity-demo-2025", "username"],
  ] as const) {
    await logIn(page, username, password);
    await expect(page.locator("#login-problem")).toContainText(forms.login.empty);
    await expect(page.locator(`[name=${field}]`)).toBeFocused();
  }
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});
