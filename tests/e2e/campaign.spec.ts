import { forms as arabic } from "../../content/ar/forms.ts";
import { expect, expectNoTraces, follow, listening, test } from "../support/e2e.ts";
import { answer, bodyOf, formOf } from "../support/lead-forms.ts";

/** Of a URL in a newsletter. */
const campaign = { utm_source: "news", utm_medium: "mail", utm_campaign: "autumn" };
const query = `?${new URLSearchParams(campaign)}`;
const contact = `/contact${query}`;

test("a campaign is shown and sent, survives click, language, reload, Back and a new tab, and leaves no trace", async ({
  page,
  context,
}) => {
  await page.goto(`/${query}`, { referer: "https://other.example/page" });
  await listening(page);
  await follow(page, "/contact");
  await page.waitForURL(contact);
  await page.locator("header .language-link").click();
  await page.waitForURL(`/ar${contact}`);
  const panel = page.locator("main details").filter({ hasText: arabic.contact.sends });
  await panel.locator("summary").click();
  for (const text of [arabic.contact.sendsUrl, "/ar/contact", "other.example", ...Object.values(campaign)])
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  await answer(page, "contact");
  const post = page.waitForRequest("**/ajax/**");
  await formOf(page, "contact").locator("[type=submit]").click();
  expect((await post).postDataJSON()).toEqual(bodyOf("contact"));
  const { pathname, searchParams } = new URL((await (await post).headerValue("referer")) ?? "");
  expect(pathname).toBe("/ar/contact");
  expect(Object.fromEntries(searchParams)).toEqual({ ...campaign, via: "other.example" });

  await page.reload();
  await listening(page);
  await expect(page).toHaveURL(`/ar${contact}`);
  await panel.locator("summary").click();
  for (const text of Object.values(campaign))
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  await page.goBack();
  await page.waitForURL(contact);
  const opened = context.waitForEvent("page");
  await page
    .locator("a[href='/about']")
    .first()
    .evaluate((link: HTMLElement) =>
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true })),
    );
  await (await opened).waitForURL(`/about${query}`);
  await expectNoTraces(page);
});
