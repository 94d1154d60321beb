import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { frame } from "../../content/en/frame.ts";
import { findBrowser } from "../../scripts/browser.ts";
import { barLink, expect, follow, isShown, listening, open, test } from "../support/e2e.ts";
import { listen } from "../support/listen.ts";

/** By then a page has done what it does on its first load: scroll to its top, or to the address's anchor. */
const FIRST_MOMENT_MS = 150;

/** Waits until the page is scrolled to `top` px. */
const isAt = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);

for (const path of ["/", "/services/fraud-resilience-assessment"])
  test(`${path}: Back and Forward restore the scroll position`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page, "/why-us");
    await follow(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.clock.runFor(FIRST_MOMENT_MS);
    const title = await page.title();
    // What lies below the first screen is rendered a frame later.
    await page.waitForFunction(() => {
      scrollTo(0, 1_200);
      return scrollY === 1_200;
    });
    await follow(page, "/about");
    await isAt(page, 0);
    await page.evaluate(() => scrollTo(0, 300));
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await isAt(page, 1_200);
    await page.goForward();
    await isShown(page, "/about");
    await isAt(page, 300);
    await page.goBack();
    await isAt(page, 1_200);
    await page.clock.runFor(FIRST_MOMENT_MS);
    await isAt(page, 1_200);
  });

/** The last heading that begins above the lower edge of the view, and where it is. */
function headingInView() {
  const headings = [...document.querySelectorAll("main h2")];
  const heading = headings.findLast((one) => one.getBoundingClientRect().top < innerHeight);
  return { text: heading?.textContent, top: heading?.getBoundingClientRect().top ?? 0 };
}

/** Goes back, and waits until the document has another heading. */
function goBack() {
  const heading = () => document.querySelector("h1")?.textContent;
  const old = heading();
  return new Promise<void>((resolve) => {
    const look = () => (heading() === old ? requestAnimationFrame(look) : resolve());
    history.back();
    look();
  });
}

for (const path of ["/", "/solutions/risk-assessment"])
  test(`${path}: Back finds the page where it was left, also below a tool`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
    const inView = await page.evaluate(headingInView);
    await follow(page, "/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.evaluate(goBack);
    const found = await page.evaluate(headingInView);
    expect(found.text).toBe(inView.text);
    // Positions in the page are whole pixels, its lines are not.
    expect(Math.abs(found.top - inView.top)).toBeLessThan(1.5);
  });

test("Back restores the scroll position after a reload, and without scroll events", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("scroll", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await open(page, "/why-us");
  await page.evaluate(() => scrollTo(0, 400));
  await follow(page, "/about");
  await isAt(page, 0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await isAt(page, 400);
  await page.goForward();
  await isAt(page, 300);
  await page.reload();
  await listening(page);
  await page.goBack();
  await isAt(page, 400);
});

test("Back gives the focus to the link by which the page was left", async ({ page }) => {
  await open(page, "/about");
  const link = page.locator("main a[href^='/']").last();
  await link.press("Enter");
  await expect(page.locator("main h1")).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test("Back from another site takes the page from memory", async ({ playwright, launchOptions, site }) => {
  const other = createServer((_, answer) =>
    answer.setHeader("content-type", "text/html").end("<h1>Other</h1>"),
  );
  const port = await listen(other);
  const executablePath = findBrowser();
  await using browser = await playwright.chromium.launch({
    ...launchOptions,
    // The headless shell has no such cache.
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  for (const path of ["/", "/contact", "/solutions/fraud-detection", "/new-customer-journey"]) {
    await open(page, site.url + path);
    await page.evaluate(() => {
      scrollTo(0, 300);
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto(`http://localhost:${port}/`);
    // A page out of memory fires no event that a navigation would.
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect
      .poll(
        () => page.evaluate(() => [document.documentElement.dataset.persisted, scrollY]).catch(() => []),
        path,
      )
      .toEqual(["true", 300]);
  }
  other.close();
});

for (const [what, gone] of Object.entries({ script: /route-[\w-]+\.js/, words: /why-us-[\w-]+\.js/ }))
  test(`a link still opens a page whose ${what} is missing after a deploy`, async ({ page, complaints }) => {
    const [file] = gone.exec(await (await page.request.get("/why-us")).text()) ?? [];
    let missing = 0;
    await page.route(`**/assets/${file}`, (route) => {
      missing += 1;
      return page.url().endsWith("/contact") ? route.fulfill({ status: 404 }) : route.continue();
    });
    await open(page, "/contact");
    await barLink(page, "/why-us").click();
    await isShown(page, "/why-us");
    await listening(page);
    expect(missing).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/why-us$/);
    expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
    complaints.length = 0;
  });

const ways: Record<string, (page: Page) => Promise<void>> = {
  link: (page) => barLink(page, "/why-us").click(),
  Back: (page) => page.evaluate(() => history.back()),
};
for (const [way, leave] of Object.entries(ways))
  test(`${way}: a slow page load is announced after 150 ms until the page opens`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.clock.install();
    await open(page, "/why-us");
    await follow(page, "/about");
    // Forgets the page that was visited.
    await page.reload();
    await listening(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const held = Promise.withResolvers<void>();
    const words = /why-us-[\w-]{8}\.js$/;
    const asked = page.waitForRequest(words);
    await page.route(words, async (route) => {
      await held.promise;
      await route.continue();
    });
    const status = page.getByRole("banner").locator("[aria-live=polite]");
    await leave(page);
    await asked;
    await page.clock.runFor(140);
    await expect(status).toBeEmpty();
    await page.clock.runFor(20);
    await expect(status).toHaveText(frame.opening.loading);
    held.resolve();
    await isShown(page, "/why-us");
    await expect(status).toBeEmpty();
  });

test("offline, visited pages open and others offer to try again", async ({ page, context, complaints }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await open(page, "/about");
  const alert = page.getByRole("banner").locator("[aria-live=assertive]");
  await barLink(page, "/contact").click();
  await isShown(page, "/contact");
  const name = page.getByRole("main").getByRole("textbox").first();
  await name.fill("Layla");
  await context.setOffline(true);
  await barLink(page, "/why-us").click();
  await expect(alert).toContainText(frame.opening.failed);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(name).toHaveValue("Layla");
  await barLink(page, "/about").click();
  await isShown(page, "/about");
  await expect(alert).toBeEmpty();
  await page.goBack();
  await isShown(page, "/contact");
  await barLink(page, "/why-us").click();
  const again = page.getByRole("banner").getByRole("button", { name: frame.opening.again });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await isShown(page, "/why-us");
  await expect(alert).toBeEmpty();
  expect(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to/.test(text))).toEqual([]);
  complaints.length = 0;
});
