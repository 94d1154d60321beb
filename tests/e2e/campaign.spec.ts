import { expect, expectNoTraces, listening, open, test } from "../support/e2e.ts";
import { answer, formOf } from "../support/lead-forms.ts";

/** The query of a URL in a newsletter. */
const query = "?utm_source=news&utm_medium=mail&utm_campaign=autumn";
const contact = `/contact${query}`;

test("a campaign survives click, reload, language, Back and a new tab, and leaves no trace", async ({
  page,
  context,
}) => {
  await open(page, `/${query}`);
  await page
    .locator("footer a[href='/contact'], a[href='/contact']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(contact);
  await page.reload();
  await listening(page);
  await expect(page).toHaveURL(contact);
  await page.locator("header .language-link").click();
  await page.waitForURL(`/ar${contact}`);
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
  await answer(page, "contact");
  const posted = page.waitForRequest("**/ajax/**");
  await formOf(page, "contact").locator("[type=submit]").click();
  expect((await (await posted).allHeaders()).referer).toContain(contact);
  await expectNoTraces(page);
});
