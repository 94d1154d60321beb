import { forms } from "../../content/en/forms.ts";
import { SEND_TIMEOUT_MS } from "../../contract/limits.ts";
import { samples } from "../../contract/samples.ts";
import { site as owner } from "../../settings/site.js";
import { expect, test } from "../support/e2e.ts";
import { answer, expectUncovered, formOf, holdPosts, openForm } from "../support/lead-forms.ts";

const words = forms.contact;

test("a request ends at the time limit, and its toast stays until dismissed", async ({ page }) => {
  const held = await holdPosts(page);
  await page.clock.install();
  const form = await openForm(page, "contact");
  await answer(page, "contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.locator("[type=submit]").click();
  await expect.poll(() => held.posts).toBe(1);
  await page.clock.runFor(SEND_TIMEOUT_MS - 1);
  await expect(form.locator("[type=submit]")).toBeDisabled();
  await page.clock.runFor(1);
  await expect(form.locator("[data-type=error]")).toContainText(words.timeout);
  await expect(form.locator("[type=submit]")).toBeEnabled();
  await page.clock.runFor(60_000);
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeInViewport({ ratio: 1 });
  await toast.getByRole("button", { name: words.dismiss }).focus();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
});

test("a form that is sent offline says so, and can be sent once the network is back", async ({
  page,
  context,
}) => {
  const form = await openForm(page, "contact");
  await answer(page, "contact");
  await context.setOffline(true);
  await form.locator("[type=submit]").click();
  await expect(form.locator("[data-type=error]")).toContainText(words.offline);
  await context.setOffline(false);
  await form.locator("[type=submit]").click();
  await expect(form.locator("[data-result=success]")).toBeVisible();
  await expect(page.locator("[data-toast][data-type=error]")).toHaveCount(0);
});

test("after a dropped connection the message can be copied or opened in a mail program", async ({
  page,
  context,
  complaints,
}) => {
  await page.route("**/ajax/**", (route) => route.abort("connectionreset"));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const form = await openForm(page, "contact");
  const message = "مرحبا & 100 % #1\nodd refunds";
  await answer(page, "contact", { ...samples.contact, message });
  await form.locator("[type=submit]").click();
  const result = form.locator("[data-type=error]");
  await expect(result).toContainText(words.kept);
  await expect(form.locator("[type=submit]")).toBeFocused();
  await result.getByRole("button", { name: words.copy }).click();
  await expect(result.getByRole("button", { name: words.copied })).toBeVisible();
  // Without the keys that steer the mail.
  const text = `name: Huda Sample\nemail: huda@example.com\ncompany: Example Retail\nsubject: Refunds\nmessage: ${message}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const mail = new URL((await result.getByRole("link", { name: words.mail }).getAttribute("href")) ?? "");
  expect(mail.pathname).toBe(owner.mailbox);
  expect(mail.searchParams.get("subject")).toBe("New Contact Form - Refunds");
  expect(mail.searchParams.get("body")).toBe(text);
  complaints.length = 0;
});

// `forms.spec.ts` looks at it in a wide window.
test("on a phone a success is in view, and its toast covers nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const kind of ["hero-assessment", "assessment"] as const) {
    const form = await openForm(page, kind);
    await answer(page, kind);
    await form.locator("[type=submit]").click();
    await expectUncovered(form);
  }
});

test("a success toast uses an existing live region and closes after 8 s unless hovered", async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  const form = await openForm(page, "contact");
  await answer(page, "contact");
  const region = await form.locator("[aria-live]").last().elementHandle();
  await page.clock.pauseAt(now + 60_000);
  await form.locator("[type=submit]").click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  expect(await region?.evaluate((element) => element.textContent)).toContain(words.toasts.success.title);
  await page.clock.runFor(7_000);
  await toast.hover();
  await page.clock.runFor(8_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(8_000);
  await expect(toast).toHaveCount(0);
});

test("the browser's own words are shown beside the fields, with a link to each", async ({ page }) => {
  const held = await holdPosts(page);
  for (const kind of ["hero-assessment", "contact"] as const) {
    const form = await openForm(page, kind);
    await answer(page, kind);
    const email = form.locator("[name=email]");
    await email.fill("no address");
    await form.locator("[type=submit]").click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    const message = await email.evaluate((field: HTMLInputElement) => field.validationMessage);
    expect(message).not.toBe("");
    await expect(email).toHaveAccessibleDescription(message);
    // A message that changed at every key would be read out at every key.
    await email.fill("huda@");
    await expect(email).toHaveAccessibleDescription(message);
    await expect(form.locator("[data-form-summary]")).toBeVisible({ visible: kind !== "hero-assessment" });
    await email.fill("huda@example.com");
    await expect(form.locator("[data-error-for]:visible")).toHaveCount(0);
  }
  const form = formOf(page, "contact");
  for (const name of ["name", "subject", "message"]) await form.locator(`[name=${name}]`).fill("");
  // A character that cannot be seen is no answer.
  await form.locator("[name=email]").fill("\u200F");
  await form.locator("[type=submit]").click();
  const { name, email, subject, message } = words.labels;
  await expect(form.locator("[data-form-summary] a:visible")).toHaveText([name, email, subject, message]);
  await form.locator("[data-form-summary]").getByRole("link", { name: subject }).press("Enter");
  await expect(form.locator("[name=subject]")).toBeFocused();
  expect(held.posts).toBe(0);
});
