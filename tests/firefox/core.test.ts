import { existsSync } from "node:fs";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite } from "../support/live-site.ts";

const FIREFOX = "/usr/bin/firefox-esr";
const LAUNCH_MS = 60_000;

let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: true });
}, LAUNCH_MS);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(site.url + path);
  await page.waitForSelector("html[data-ready]");
  return page;
}
const here = it.skipIf(!existsSync(FIREFOX));

here(
  "walks from the home page through the menu to a product",
  async () => {
    const page = await open("/");
    await page.locator("[aria-controls=menu-solutions]").click();
    await page.locator("#menu-solutions a[href='/solutions/transaction-monitoring']").click();
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Device Intelligence");
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
  "places the drawings and shows no policy violation",
  async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto(`${site.url}/`);
    await page.waitForSelector("html[data-ready]");
    expect(complaints).toEqual([]);
    await page.close();
  },
  30_000,
);
