import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { type Site, startSite } from "./live-site.ts";
import { unknownPage } from "./paths.ts";

interface Fixtures {
  /** Console errors, page errors, and URLs of other hosts than this machine; none may be left at the test's end. */
  complaints: string[];
}

/** Returns true if a console message reports a fault that no test provokes. */
function isComplaint(message: ConsoleMessage) {
  const text = message.text();
  // A page whose first paint waits for a part that it does not have.
  if (message.type() === "warning") return text.includes("rel=expect");
  // What the browser, and the page itself, say of an unknown URL.
  const isUnknown = text.includes("404") && `${text} ${message.location().url}`.includes(unknownPage);
  // A test that cuts the line may cut a page that is being prefetched.
  return message.type() === "error" && !isUnknown && !text.includes("net::ERR_INTERNET_DISCONNECTED");
}

/** Every test gets the running site as `site` and fails on a complaint that it did not provoke. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      await using site = await startSite();
      await use(site);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (isComplaint(message)) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^http/.test(protocol) && hostname !== "127.0.0.1") complaints.push(request.url());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated. */
export const listening = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Loads a page and waits until it is hydrated. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await listening(page);
}

/** Keeps a page's scripts, or some of them, away until the returned function is called. */
export async function holdScripts(page: Page, which: string | RegExp = "**/assets/*.js") {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Returns the link of the bar that leads to a page. */
export const barLink = (page: Page, path: string) => page.locator(`.bar-link[href="${path}"]`);

/** Waits until a page of the bar is shown. */
export const isShown = (page: Page, path: string) =>
  expect(barLink(page, path)).toHaveAttribute("aria-current", "page");

/** Returns the button of the bar that opens a drop-down. */
export const menuButton = (page: Page, id: "solutions" | "services") =>
  page.locator(`header [aria-controls=menu-${id}]`);

/** Clicks the first link of this page to another, even in a closed menu, and waits until that page is shown. */
export async function follow(page: Page, path: string) {
  const before = await page.title();
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  // The URL may keep a campaign.
  await page.waitForURL(({ pathname, search, hash }) => [pathname, pathname + search + hash].includes(path));
  await expect(page).not.toHaveTitle(before);
}

/** Expects that a visit has set no cookie and stored nothing but these items. */
export async function expectNoTraces(page: Page, stored: string[] = []) {
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: globalThis.caches ? (await caches.keys()).length : 0,
    workers: navigator.serviceWorker ? (await navigator.serviceWorker.getRegistrations()).length : 0,
  }));
  expect(kept).toEqual({ local: stored, session: [], databases: 0, caches: 0, workers: 0 });
}

/** The fonts that every English page loads: its letters, and those of the link to the Arabic pages. */
export const cutFonts = ["readex-pro", "readex-pro-name"];

/** Returns the names of the fonts that a page has loaded, but for the one of code and times. */
export const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType("resource")
      .map(({ name }) => /([^/]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? "")
      .filter((name) => name && !name.startsWith("ibm-plex-mono"))
      .sort();
  });

export { expect };
