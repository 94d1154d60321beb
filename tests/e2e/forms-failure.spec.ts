import { forms } from "../../content/en/forms.ts";
import { SEND_TIMEOUT_MS } from "../../contract/limits.ts";
import { site as owner } from "../../settings/site.js";
import { barLink, expect, test } from "../support/e2e.ts";
import { startFaultyRelay } from "../support/faulty-relay.ts";
import { answer, expectUncovered, formOf, leadForms, openForm, valuesOf } from "../support/lead-forms.ts";

const words = forms.contact;

for (const { kind, answers, body, failure, idle, busy, logged } of leadForms)
  test(`${kind}: a failure keeps every answer, and a double click sends once`, async ({
    page,
    site,
    complaints,
  }) => {
    await using relay = await startFaultyRelay(site.url, "hang");
    const form = await openForm(page, kind, relay.url);
    await answer(page, kind);
    const typed = await valuesOf(page, kind);
    const button = form.getByRole("button", { name: idle });
    await button.dblclick();
    await relay.posted();
    await expect(form.getByRole("button", { name: busy })).toBeDisabled();
    for (const name of Object.keys(answers))
      await expect(form.locator(`[name="${name}"]`).first()).toBeDisabled();
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());

    relay.release(500);
    const toast = page.getByRole("alert").locator("[data-toast]");
    await expect(toast).toContainText(failure.title);
    await expect(toast).toContainText(failure.text);
    await expect(toast).toHaveAttribute("data-type", "error");
    await expect(button).toBeEnabled();
    expect(await valuesOf(page, kind)).toEqual(typed);
    expect(relay.posts).toEqual([body]);
    const said = complaints.splice(0).filter((line) => !line.includes("500"));
    if (logged) expect(said.join()).toContain(failure.text);
    else expect(said).toEqual([]);
  });

test("a request ends exactly at the time limit, and its toast stays until dismissed", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await using relay = await startFaultyRelay(site.url, "hang");
  await page.clock.install();
  const form = await openForm(page, "contact", relay.url);
  await answer(page, "contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.locator("[type=submit]").click();
  await relay.posted();
  await page.clock.runFor(SEND_TIMEOUT_MS - 1);
  await expect(form.getByRole("button", { name: words.busy })).toBeDisabled();
  await page.clock.runFor(1);
  await expect(form.locator("[data-type=error]")).toContainText(words.timeout);
  await expect(form.locator("[type=submit]")).toBeEnabled();
  await page.clock.runFor(60_000);
  const toast = page.locator("[data-toast]");
  for (const edge of [toast.getByText(/./).first(), toast.getByRole("link", { name: words.mail })]) {
    await edge.scrollIntoViewIfNeeded();
    await expect(edge).toBeInViewport({ ratio: 1 });
  }
  await toast.getByRole("button", { name: words.dismiss }).focus();
  // The keys that end the composition of a letter, and those that browsers take.
  for (const kept of [{ isComposing: true }, { shiftKey: true }])
    await page.dispatchEvent("main", "keydown", { key: "Escape", ...kept });
  await expect(toast).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
});

test("nothing is sent while offline, but once the network is back", async ({ page, context }) => {
  const form = await openForm(page, "contact");
  await answer(page, "contact");
  const posts: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await context.setOffline(true);
  await form.locator("[type=submit]").click();
  await expect(form.locator("[data-type=error]")).toContainText(words.offline);
  expect(posts).toEqual([]);
  await context.setOffline(false);
  await form.locator("[type=submit]").click();
  await expect(form.locator("[data-result=success]")).toBeVisible();
  await expect(page.locator("[data-toast][data-type=error]")).toHaveCount(0);
});

test("after a dropped connection the message can be copied or opened in a mail program", async ({
  page,
  site,
  context,
  complaints,
}) => {
  await using relay = await startFaultyRelay(site.url, "hang up");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const form = await openForm(page, "contact", relay.url);
  await answer(page, "contact");
  await form.locator("[type=submit]").click();
  const result = form.locator("[data-type=error]");
  await expect(result).toContainText(words.kept);
  await expect(form.locator("[type=submit]")).toBeFocused();
  await result.getByRole("button", { name: words.copy }).click();
  await expect(result.getByRole("button", { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("We see odd refunds.");
  const mail = new URL((await result.getByRole("link", { name: words.mail }).getAttribute("href")) ?? "");
  expect(mail.pathname).toBe(owner.mailbox);
  expect(mail.searchParams.get("subject")).toBe("New Contact Form - Refunds");
  expect(mail.searchParams.get("body")).toContain("We see odd refunds.");
  await result.getByRole("button", { name: words.dismiss }).click();
  await expect(result).toHaveCount(0);
  await expect(form.locator("[type=submit]")).toBeFocused();
  complaints.length = 0;
});

// `forms.spec.ts` looks at it in a wide window.
for (const [width, height] of [
  [390, 664],
  [768, 1024],
] as const)
  test(`at ${width} px a success is in view, and its toast covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const kind of ["hero-assessment", "home-contact", "contact", "assessment"] as const) {
      const form = await openForm(page, kind);
      await answer(page, kind);
      await form.locator("[type=submit]").click();
      await expectUncovered(form);
    }
  });

test("a failure after the form was left is shown on the next page", async ({ page, site, complaints }) => {
  await using relay = await startFaultyRelay(site.url, "hang");
  const form = await openForm(page, "contact", relay.url);
  await answer(page, "contact");
  await form.locator("[type=submit]").click();
  await relay.posted();
  await barLink(page, "/about").click();
  await expect(page).toHaveURL(/about$/);
  await page.evaluate(() => scrollTo(0, 900));
  relay.release(500);
  await expect(page.locator("[data-toast]")).toBeInViewport({ ratio: 1 });
  complaints.length = 0;
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
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  for (const kind of ["hero-assessment", "home-contact", "contact"] as const) {
    const form = await openForm(page, kind);
    await answer(page, kind);
    const email = form.locator("[name=email]");
    const browserSays = () => email.evaluate((field: HTMLInputElement) => field.validationMessage);
    await email.fill("no address");
    await form.locator("[type=submit]").click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    const said = await browserSays();
    expect(said).not.toBe("");
    await expect(email).toHaveAccessibleDescription(said);
    // A message that changed at every key would be read out at every key.
    await email.fill("huda@");
    await expect(email).toHaveAccessibleDescription(said);
    await email.blur();
    await expect(email).not.toHaveAccessibleDescription(said);
    await expect(email).toHaveAttribute("aria-invalid", "true");
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
  expect(posts).toEqual([]);
});
