import { existsSync } from "node:fs";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { samples } from "../../contract/samples.ts";
import { type Site, startSite } from "../support/live-site.ts";
import { campaign, startOtherSite } from "../support/other-site.ts";
import { contactBody } from "../support/server.ts";

const FIREFOX = "/usr/bin/firefox-esr";
const LAUNCH_MS = 60_000;
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

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: true });
}, LAUNCH_MS);
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(site.url + path);
  await page.waitForSelector("html[data-hydrated]");
  return page;
}
const here = it.skipIf(!existsSync(FIREFOX));

here(
  "opens a product from the home page through the menu",
  async () => {
    const page = await open("/");
    const before = await page.title();
    await page.locator("[aria-controls=menu-solutions]").click();
    await page.locator("#menu-solutions a[href='/solutions/transaction-monitoring']").click();
    await page.waitForFunction((old) => document.title !== old, {}, before);
    await page.close();
  },
  30_000,
);

here(
  "keeps the chosen theme",
  async () => {
    const page = await open("/about");
    await page.locator(".theme-toggle").click();
    const chosen = await page.evaluate(() => localStorage.getItem("theme"));
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(chosen);
    await page.close();
  },
  30_000,
);

here(
  "sends the contact form to the mailbox",
  async () => {
    const page = await open("/contact");
    const fill = (name: string, value: string) =>
      page.locator(`form[data-form=contact] [name=${name}]`).fill(value);
    await fill("name", "Huda Firefox");
    await fill("email", "huda@example.com");
    await fill("subject", "From Firefox");
    await fill("message", "A message from another browser.");
    await page.locator("form[data-form=contact] button[type=submit]").click();
    const mail = await site.mailbox.next(({ subject }) => subject === "New Contact Form - From Firefox");
    expect(mail.text).toContain("A message from another browser.");
    await page.close();
  },
  30_000,
);

here(
  "names page, campaign and the site that linked here in a post's Referer",
  async () => {
    await using other = await startOtherSite(`${site.url}/?${new URLSearchParams(campaign)}`);
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(other.url);
    await page.locator("a").click();
    await page.waitForSelector("html[data-hydrated]");
    for (const path of ["/contact", "/ar/contact"]) {
      const before = await page.title();
      await page.$eval(`a[href="${path}"]`, (link) => link.click());
      await page.waitForFunction((old) => document.title !== old, {}, before);
    }
    for (const [name, value] of Object.entries(samples.contact))
      await page.locator(`form[data-form=contact] [name=${name}]`).fill(String(value));
    const post = page.waitForRequest((request) => request.method() === "POST");
    await page.locator("form[data-form=contact] button[type=submit]").click();
    const request = await post;
    const referer = new URL(request.headers().referer ?? "");
    expect(referer.pathname).toBe("/ar/contact");
    expect(Object.fromEntries(referer.searchParams)).toEqual({ ...campaign, via: other.host });
    expect(JSON.parse((await request.fetchPostData()) ?? "")).toEqual(contactBody());
    await page.waitForSelector("[data-result=success]");
    const left = await page.evaluate(() => ({
      cookie: document.cookie,
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== "theme"),
    }));
    expect(left).toEqual({ cookie: "", stored: [] });
    await page.close();
  },
  30_000,
);

here(
  "keeps a scenario's card open while its text is pressed and selected",
  async () => {
    const page = await open("/services/fraud-resilience-assessment");
    await page.locator("#refund-fraud summary").hover();
    await page.waitForSelector("#refund-fraud[open]");
    await page.locator("#refund-fraud summary").click();
    await page.locator("#refund-fraud dd").click({ count: 2 });
    expect(await page.evaluate(() => String(getSelection()).trim())).toMatch(/^\p{L}+$/u);
    expect(await page.$("#refund-fraud[open]")).not.toBeNull();
    await page.close();
  },
  30_000,
);

here(
  "using links and cards violates no policy and contacts no other host",
  async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const foreign: string[] = [];
    await page.exposeFunction("refused", (what: string) => complaints.push(what));
    await page.evaluateOnNewDocument(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        (window as unknown as { refused(what: string): void }).refused(`${effectiveDirective} ${blockedURI}`);
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
    await page.waitForSelector("html[data-hydrated]");
    for (const path of walk) {
      const before = await page.title();
      // Focus prefetches the page of a link.
      await page.focus("footer a[href^='/']");
      await page.$eval(`a[href="${path}"]`, (link) => link.click());
      await page.waitForFunction((old) => document.title !== old, {}, before);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLElement>("main summary")) part.click();
        scrollTo(0, document.documentElement.scrollHeight);
      });
    }
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await page.close();
  },
  60_000,
);
