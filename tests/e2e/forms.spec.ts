import { nextSteps } from "../../content/en/form-pages.ts";
import { forms } from "../../content/en/forms.ts";
import { prompts } from "../../content/prompts.ts";
import { fill, listOf } from "../../content/texts.ts";
import { messages } from "../../contract/messages.ts";
import { samples } from "../../contract/samples.ts";
import { site as owner } from "../../settings/site.js";
import { expect, test } from "../support/e2e.ts";
import {
  answer,
  bodyOf,
  expectUncovered,
  formOf,
  leadForms,
  openForm,
  valuesOf,
} from "../support/lead-forms.ts";
import { expectNoTraces } from "../support/traces.ts";

const { left } = forms.assessment;
/** The note on the prompts that are still in a message. */
const leftOf = (...names: string[]) => fill(left, { names: listOf(names, "en") });

for (const { kind, path, answers, body, success } of leadForms) {
  test(`${kind}: posts exactly its keys, mails the lead, resets the form and leaves no trace`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, kind);
    const untouched = await valuesOf(page, kind);
    await answer(page, kind);
    const post = page.waitForRequest((request) => request.method() === "POST");
    await form.locator("[type=submit]").click();
    const request = await post;
    expect(new URL(request.url()).pathname).toBe(`/ajax/${owner.mailbox}`);
    expect(request.postDataJSON()).toEqual(body);
    expect(Object.keys(request.postDataJSON())).toEqual(Object.keys(body));
    expect(await request.headerValue("content-type")).toBe("application/json");
    expect(await request.headerValue("accept")).toBe("application/json");

    const toast = page.locator("[data-toast]");
    await expect(toast).toContainText(success.title);
    await expect(toast).toContainText(success.text);
    await expect(toast).toHaveAttribute("data-type", "success");
    await expect(page.locator("[aria-live=polite]").locator(toast)).toBeVisible();
    if (kind === "registration") {
      await expect(page).toHaveURL(/\/$/);
      expect((await toast.boundingBox())?.width).toBe(1440);
    } else {
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
    await expectNoTraces(page);
  });
}

test("each ticked use case fills its point of the star", async ({ page }) => {
  const form = await openForm(page, "registration");
  const filled = page.locator(".registration-star [data-ticked=true]");
  await form.locator("[value=ato]").check();
  await form.locator("[value=chargeback]").check();
  await expect(filled).toHaveCount(2);
  await form.locator("[value=ato]").uncheck();
  await expect(filled).toHaveCount(1);
});

test("a message of 5,000 characters arrives whole", async ({ page, site }) => {
  const form = await openForm(page, "contact");
  const message = `${"0123456789".repeat(499)}the end...`;
  expect(message).toHaveLength(5_000);
  await answer(page, "contact", {
    name: "Huda",
    email: "huda@example.com",
    subject: "Long",
    message,
  });
  await form.locator("[type=submit]").click();
  await expect(form.locator("[data-result=success]")).toBeVisible();
  const mail = await site.mailbox.next((one) => one.subject === "New Contact Form - Long");
  expect(mail.text?.replaceAll(/\s/g, "")).toContain(message.replaceAll(" ", ""));
});

for (const kind of ["hero-assessment", "contact", "assessment"] as const)
  test(`${kind}: takes an address with direction marks and an Arabic domain, and sends it in ASCII`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, kind);
    await answer(page, kind, { ...samples[kind], email: "" });
    const email = form.locator("[name=email]");
    await email.pressSequentially("\u200Fvisitor@مثال.إختبار\u200E. ");
    await email.blur();
    const post = page.waitForRequest((request) => request.method() === "POST");
    await form.locator("[type=submit]").click();
    const { email: sent, replyTo, _replyto = replyTo } = (await post).postDataJSON();
    const ascii = "visitor@xn--mgbh0fb.xn--kgbechtv";
    expect([sent ?? ascii, _replyto]).toEqual([ascii, ascii]);
    await expect(form.locator("[data-result=success]")).toBeVisible();
    const mail = await site.mailbox.next((one) => Boolean(one.text?.includes(ascii)));
    expect(mail.replyTo).toMatchObject([{ address: ascii }]);
  });

test("a registration can be made with the keyboard alone", async ({ page, site }) => {
  await openForm(page, "registration");
  const press = page.keyboard;
  await page.locator("form [name=name]").focus();
  await press.type("Keyboard Visitor");
  await press.press("Tab");
  await press.type("Example Retail");
  await press.press("Tab");
  await press.type("Bank");
  await press.press("Tab");
  await press.type("00966 (50) ٠٠٠٠");
  await press.press("Tab");
  await press.type("Qatar");
  await press.press("Tab");
  await press.press("Space");
  await press.press("Tab");
  await press.press("Tab");
  await press.press("Space");
  await press.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  const toast = page.locator("[data-toast]");
  await expect(toast).toContainText(forms.registration.notices.success.title);
  // Once it has come in, the page begins below it.
  const room = (hero: Element) => {
    const strip = document.querySelector("[data-toast]")?.getBoundingClientRect();
    return hero.getBoundingClientRect().top - (strip?.bottom ?? Number.NaN);
  };
  await expect.poll(() => page.locator("main section").first().evaluate(room)).toBeGreaterThanOrEqual(-1);
  const mail = await site.mailbox.next((one) => Boolean(one.text?.includes("Keyboard Visitor")));
  expect(mail.text).toContain("Industry: Banking");
  expect(mail.text).toContain("Phone: 00966 (50) ٠٠٠٠");
  expect(mail.text).toContain("Use cases: Account Takeover (ATO), Referral Abuse");
});

test("the preview shows what will be sent while the visitor types", async ({ page }) => {
  await openForm(page, "home-contact");
  const section = page.locator("#contact");
  await section.getByText(forms.contact.sends).click();
  const shown = section.locator("details");
  await expect(section.getByText(forms.contact.sendsAddressPlain)).toBeHidden();
  await expect(shown).toContainText("Not specified");
  await answer(page, "home-contact");
  for (const [key, value] of Object.entries(bodyOf("home-contact"))) {
    await expect(shown.getByText(key, { exact: true })).toBeVisible();
    await expect(shown).toContainText(value);
  }
});

test("prompts left in the message are listed, and sending stays possible", async ({ page }) => {
  const form = await openForm(page, "sample-report");
  const [company = "", sector = "", finding = ""] = forms["sample-report"].prompts.map(({ name }) => name);
  const note = form.getByText(leftOf(company, sector, finding));
  const message = form.locator("[name=message]");
  await message.focus();
  await expect(note).toBeHidden();
  await message.blur();
  await expect(note).toBeVisible();
  await message.fill((await message.inputValue()).replace(prompts.sector.en, "telecom"));
  await expect(form).toContainText(leftOf(company, finding));
  await answer(page, "sample-report", { name: "Huda", email: "huda@example.com", company: "Example" });
  await form.locator("[type=submit]").click();
  await expect(form.locator("[data-result=success]")).toBeVisible();
});

test("a form sent before hydration is answered with one page in the chosen theme", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/get-started", { waitUntil: "commit" });
  const form = formOf(page, "registration");
  await answer(page, "registration", { name: "H", companyName: "Example Retail" });
  await form.evaluate((element) => element.setAttribute("novalidate", ""));
  await form.locator("[type=submit]").click();
  await page.waitForURL(`**/${owner.mailbox}`);
  scripts.resolve();
  await page.waitForLoadState("load");
  await expect(page.locator("script")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "off");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(form.locator("[data-form-summary]")).toContainText(messages.en.summary[4] ?? "");
  complaints.length = 0;
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { kind, path, answers, body, success } of leadForms)
    test(`${kind}: posts to the server, which shows the thank-you page and mails the lead`, async ({
      page,
      site,
    }) => {
      await page.goto(path);
      // A sentence stands in place of the preview, which needs scripts.
      await expect(page.locator(".sends-body")).toHaveCount(0);
      await expect(page.getByText(forms.contact.sendsAddressPlain).first()).toBeVisible();
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
