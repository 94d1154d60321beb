import { existsSync } from "node:fs";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { samples } from "../../contract/samples.ts";
import { type Site, startSite } from "../support/live-site.ts";
import { campaign, startOtherSite } from "../support/other-site.ts";
import { contactBody } from "../support/server.ts";

const FIREFOX = "/usr/bin/firefox-esr";
/** Pages in an order in which each links to the next: from the footer, the menus or its own words. */
const walk = [
  "/about",
  "/why-us",
  "/contact",
  "/get-started",
  "/login",
  "/customer-journey",
  "/new-customer-journey",
  "/services/fraud-resilience-assessment",
  "/request-assessment",
  "/solutions/fraud-detection",
  "/services/red-teaming",
  "/",
];

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: true });
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(new URL(path, site.url).href);
  return page;
}
const listening = (page: Page) => page.waitForSelector("html[data-hydrated]");

/** Clicks the first link to another page, even in a closed menu, and waits until that page is shown. */
async function follow(page: Page, path: string) {
  const before = await page.title();
  await page.$eval(`a[href="${path}"]`, (link) => link.click());
  await page.waitForFunction((old) => document.title !== old, {}, before);
}

const here = it.skipIf(!existsSync(FIREFOX));

here("opens a product from the home page through the menu", async () => {
  await using page = await open("/");
  await listening(page);
  const before = await page.title();
  await page.locator("[aria-controls=menu-solutions]").click();
  await page.locator("#menu-solutions a[href='/solutions/transaction-monitoring']").click();
  await page.waitForFunction((old) => document.title !== old, {}, before);
});

here("keeps the chosen theme", async () => {
  await using page = await open("/about");
  await listening(page);
  await page.locator(".theme-toggle").click();
  const chosen = await page.evaluate(() => localStorage.getItem("theme"));
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(chosen);
});

here("sends a form, and names page, campaign and the site that linked here in its Referer", async () => {
  await using other = await startOtherSite(`${site.url}/?${new URLSearchParams(campaign)}`);
  await using page = await open(other.url);
  await page.locator("a").click();
  await listening(page);
  for (const path of ["/contact", "/ar/contact"]) await follow(page, path);
  const post = page.waitForRequest((request) => request.method() === "POST");
  for (const [name, value] of Object.entries(samples.contact))
    await page.locator(`form[data-form=contact] [name=${name}]`).fill(String(value));
  await page.locator("form[data-form=contact] button[type=submit]").click();
  const request = await post;
  const referer = new URL(request.headers().referer ?? "");
  expect(referer.pathname).toBe("/ar/contact");
  expect(Object.fromEntries(referer.searchParams)).toEqual({ ...campaign, via: other.host });
  expect(JSON.parse((await request.fetchPostData()) ?? "")).toEqual(contactBody());
  await page.waitForSelector("[data-result=success]");
  const mail = await site.mailbox.next(({ text = "" }) => text.includes(String(samples.contact.message)));
  expect(mail.subject).toBe("New Contact Form - Refunds");
  const left = await page.evaluate(() => ({
    cookie: document.cookie,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== "theme"),
  }));
  expect(left).toEqual({ cookie: "", stored: [] });
});

here("takes an address with a direction mark and an Arabic domain, and sends it in ASCII", async () => {
  await using page = await open("/contact");
  await listening(page);
  const post = page.waitForRequest((request) => request.method() === "POST");
  const typed = { ...samples.contact, email: "huda@مثال.إختبار\u200E" };
  for (const [name, value] of Object.entries(typed))
    await page.locator(`form[data-form=contact] [name=${name}]`).fill(String(value));
  await page.locator("form[data-form=contact] button[type=submit]").click();
  const email = "huda@xn--mgbh0fb.xn--kgbechtv";
  expect(JSON.parse((await (await post).fetchPostData()) ?? "")).toEqual(contactBody({ email }));
  await page.waitForSelector("[data-result=success]");
});

here("keeps a scenario's card open while its text is pressed and selected", async () => {
  await using page = await open("/services/fraud-resilience-assessment");
  await listening(page);
  await page.locator("#refund-fraud summary").hover();
  await page.waitForSelector("#refund-fraud[open]");
  await page.locator("#refund-fraud summary").click();
  await page.locator("#refund-fraud dd").click({ count: 2 });
  expect(await page.evaluate(() => String(getSelection()).trim())).toMatch(/^\p{L}+$/u);
  expect(await page.$("#refund-fraud[open]")).not.toBeNull();
});

here("using links and cards violates no policy and contacts no other host", async () => {
  await using page = await browser.newPage();
  const complaints: string[] = [];
  const foreign: string[] = [];
  await page.exposeFunction("refused", (what: string) => complaints.push(what));
  await page.evaluateOnNewDocument(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      Reflect.get(window, "refused")(`${effectiveDirective} ${blockedURI}`);
    });
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith("data:"))
      foreign.push(request.url());
  });
  await page.goto(`${site.url}/`);
  await listening(page);
  for (const path of walk) {
    // Focus prefetches the page of a link.
    await page.focus("footer a[href^='/']");
    await follow(page, path);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>("main summary")) part.click();
      scrollTo(0, document.documentElement.scrollHeight);
    });
  }
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});
