import type { Page } from "@playwright/test";
import { forms as arabic } from "../../content/ar/forms.ts";
import { expect, follow, listening, open, test } from "../support/e2e.ts";
import { answer, bodyOf, formOf } from "../support/lead-forms.ts";
import { campaign, startOtherSite } from "../support/other-site.ts";
import { expectNoTraces } from "../support/traces.ts";

/** Sends the contact form; returns the post's address, body and headers. */
async function send(page: Page) {
  await answer(page, "contact");
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === "POST"),
    formOf(page, "contact").locator("[type=submit]").click(),
  ]);
  await expect(formOf(page, "contact").locator("[data-result=success]")).toBeVisible();
  const { referer = "", ...headers } = await request.allHeaders();
  return { url: request.url(), body: request.postDataJSON(), headers, referer: new URL(referer) };
}

test("a form is sent where the browser hides or falsifies what it knows of the visit", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "referrer", { value: "null" });
    Object.defineProperty(navigator, "onLine", { value: false });
    Object.assign(performance, { getEntriesByType: undefined });
  });
  await open(page, "/contact");
  expect((await send(page)).referer.search).toBe("");
});

test("a post's Referer names page, campaign and the site that linked here, and nothing else changes", async ({
  page,
  site,
}) => {
  await open(page, "/ar/contact");
  const plain = await send(page);
  expect([plain.referer.pathname, plain.referer.search]).toEqual(["/ar/contact", ""]);

  await using other = await startOtherSite(`${site.url}/?${new URLSearchParams(campaign)}`);
  await page.goto(other.url);
  await page.getByRole("link").click();
  await listening(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, "/contact");
  await follow(page, "/ar/contact");
  const panel = page.locator("main details").filter({ hasText: arabic.contact.sends });
  await panel.locator("summary").click();
  for (const text of [arabic.contact.sendsAddress, "/ar/contact", other.host, ...Object.values(campaign)])
    await expect(panel.getByText(text, { exact: true })).toBeVisible();

  const { referer, ...post } = await send(page);
  expect(referer.pathname).toBe("/ar/contact");
  expect(Object.fromEntries(referer.searchParams)).toEqual({ ...campaign, via: other.host });
  expect(post).toEqual({ url: plain.url, body: bodyOf("contact"), headers: plain.headers });

  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
  await expectNoTraces(page);
});
