import { nextSteps } from "../../content/en/form-pages.ts";
import { forms } from "../../content/en/forms.ts";
import { site as owner } from "../../settings/site.js";
import { expect, test } from "../support/e2e.ts";
import {
  answer,
  bodyOf,
  expectUncovered,
  formOf,
  holdPosts,
  leadForms,
  openForm,
  valuesOf,
} from "../support/lead-forms.ts";

/** An answer that is not OK for each form: to all of them a refusal is the same. */
const refusals = [500, 400, 404, 422, 429, 503];

for (const [
  index,
  { kind, path, answers, body, success, failure, idle, busy, logged },
] of leadForms.entries()) {
  test(`${kind}: is sent once, keeps every answer at a failure, and is mailed at the next try`, async ({
    page,
    site,
    complaints,
  }) => {
    const form = await openForm(page, kind);
    const untouched = await valuesOf(page, kind);
    const held = await holdPosts(page);
    await answer(page, kind);
    const typed = await valuesOf(page, kind);
    const button = form.getByRole("button", { name: idle });
    const post = page.waitForRequest((request) => request.method() === "POST");
    await button.dblclick();
    const request = await post;
    expect(new URL(request.url()).pathname).toBe(`/ajax/${owner.mailbox}`);
    expect(JSON.stringify(request.postDataJSON())).toBe(JSON.stringify(body));
    expect(await request.headerValue("content-type")).toBe("application/json");
    expect(await request.headerValue("accept")).toBe("application/json");
    await expect(form.getByRole("button", { name: busy })).toBeDisabled();
    for (const name of Object.keys(answers))
      await expect(form.locator(`[name="${name}"]`).first()).toBeDisabled();
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());

    const status = refusals[index] ?? 500;
    held.release(status);
    const toast = page.locator("[data-toast]");
    await expect(page.getByRole("alert").locator(toast)).toContainText(failure.title);
    await expect(toast).toContainText(failure.text);
    await expect(toast).toHaveAttribute("data-type", "error");
    await expect(button).toBeEnabled();
    expect(await valuesOf(page, kind)).toEqual(typed);
    expect(held.posts).toBe(1);
    const lines = complaints.splice(0).filter((line) => !line.includes(`${status}`));
    if (logged) expect(lines.join()).toContain(failure.text);
    else expect(lines).toEqual([]);

    await page.unroute("**/ajax/**");
    await button.click();
    await expect(toast).toContainText(success.title);
    await expect(toast).toContainText(success.text);
    await expect(toast).toHaveAttribute("data-type", "success");
    await expect(page.locator("[aria-live=polite]").locator(toast)).toBeVisible();
    if (kind === "registration") await expect(page).toHaveURL(/\/$/);
    else {
      expect(await valuesOf(page, kind)).toEqual(untouched);
      await expectUncovered(form);
      await expect(form.locator("[data-result=success]")).toContainText(nextSteps.answer[kind].name);
      await expect(form.locator("[type=submit]")).toBeHidden();
      await expect(form.getByRole("heading", { name: nextSteps.heading })).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    // The mailbox is shared by the tests of a worker, so the words tell the mails apart.
    const words = Object.values(answers).filter((value) => typeof value === "string");
    const mail = await site.mailbox.next(
      ({ subject, text = "" }) =>
        subject === (body._subject ?? body.subject) && words.every((word) => text.includes(word)),
    );
    expect(mail.to?.[0]?.address).toBe(owner.mailbox);
    expect(mail.replyTo?.[0]?.address).toBe(body._replyto ?? body.replyTo);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test(`${kind}: is sent by the browser, and the server mails the lead`, async ({ page, site }) => {
      await page.goto(path);
      // A sentence stands in place of the preview, which needs scripts.
      await expect(page.locator(".sends-body")).toHaveCount(0);
      await expect(page.getByText(forms.contact.sendsUrlPlain).first()).toBeVisible();
      // The same answers would count as the lead that was sent with scripts.
      const field = "email" in answers ? "email" : "name";
      const word = field === "email" ? "noscript@example.com" : "Noscript Sample";
      await answer(page, kind, { ...answers, [field]: word });
      await formOf(page, kind).locator("[type=submit]").click();
      await expect(page).toHaveURL(new RegExp(`/thank-you/${kind}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(success.title);
      await expect(page.getByText(success.text)).toBeVisible();
      const subject = body._subject ?? body.subject;
      await site.mailbox.next((one) => one.subject === subject && Boolean(one.text?.includes(word)));
    });
  });
}

test("a registration can be made with the keyboard alone", async ({ page, site }) => {
  // Browsers may hide or falsify what they know of the visit.
  await page.addInitScript(() => {
    Object.defineProperty(document, "referrer", { value: "null" });
    Object.defineProperty(navigator, "onLine", { value: false });
    Object.assign(performance, { getEntriesByType: undefined });
  });
  await openForm(page, "registration");
  await page.locator("form [name=name]").focus();
  for (const [typed, ...keys] of [
    ["Keyboard Visitor", "Tab"],
    ["Example Retail", "Tab"],
    ["Bank", "Tab"],
    ["00966 (50) ٠٠٠٠", "Tab"],
    ["Qatar", "Tab", "Space", "Tab", "Tab", "Space"],
  ] as const) {
    await page.keyboard.type(typed);
    for (const key of keys) await page.keyboard.press(key);
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  const mail = await site.mailbox.next((one) => Boolean(one.text?.includes("Keyboard Visitor")));
  for (const line of ["Industry: Banking", "Phone: 00966 (50) ٠٠٠٠", "(ATO), Referral Abuse"])
    expect(mail.text).toContain(line);
});

test("the preview shows what will be sent while the visitor types", async ({ page }) => {
  await openForm(page, "home-contact");
  const section = page.locator("#contact");
  await section.getByText(forms.contact.sends).click();
  const shown = section.locator("details");
  await expect(section.getByText(forms.contact.sendsUrlPlain)).toBeHidden();
  await expect(shown).toContainText("Not specified");
  await answer(page, "home-contact");
  for (const [key, value] of Object.entries(bodyOf("home-contact"))) {
    await expect(shown.getByText(key, { exact: true })).toBeVisible();
    await expect(shown).toContainText(value);
  }
});
