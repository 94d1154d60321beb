import type { Page } from "@playwright/test";
import { frame } from "../../content/en/frame.ts";
import { home } from "../../content/en/home.ts";
import {
  barLink,
  expect,
  follow,
  holdScripts,
  isShown,
  listening,
  menuButton,
  open,
  test,
} from "../support/e2e.ts";
import { cutFonts, loadedFonts } from "../support/fonts.ts";

test("a page hydrates even if the browser never reports its first paint", async ({ page }) => {
  await page.addInitScript(() => Object.assign(PerformanceObserver.prototype, { observe() {} }));
  await open(page, "/about");
});

test("a page whose scripts cannot be fetched works as one without scripts", async ({ page, complaints }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const path of ["/", "/services/fraud-resilience-assessment"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "off");
    await expect(page.getByRole("link", { name: frame.bothMenus.label })).toBeVisible();
    await expect(menuButton(page, "services")).toBeHidden();
    for (const phase of await page.locator(".phase-text").all()) await expect(phase).toBeVisible();
  }
  expect(complaints.filter((text) => !/ERR_FAILED|dynamically imported/.test(text))).toEqual([]);
  complaints.length = 0;
});

for (const [path, id, script] of [
  ["/why-us", "accuracy", /explorer-.*\.js$/],
  ["/solutions/risk-assessment", "sandbox", /sandbox-.*\.js$/],
  ["/services/fraud-resilience-assessment", "self-check", /self-check-.*\.js$/],
] as const)
  for (const fault of ["does not load", "throws"])
    test(`${path}: the tool stays as it was printed if its script ${fault}`, async ({ page, complaints }) => {
      await page.route(script, async (route) => {
        if (fault === "does not load") return route.abort();
        const body = 'export default () => { throw new Error("broken"); };';
        await route.fulfill({ contentType: "text/javascript", body });
      });
      const ended = fault === "throws" ? page.waitForEvent("console") : page.waitForEvent("requestfailed");
      await open(page, `${path}#${id}`);
      const state = page.locator(`#${id} .lazy-tool`);
      const words = await state.innerText();
      await state.scrollIntoViewIfNeeded();
      await ended;
      await expect(state).toBeVisible();
      expect(words).not.toBe("");
      expect(await state.innerText()).toBe(words);
      await expect(state.locator(":is(input, button):enabled")).toHaveCount(0);
      expect(complaints.splice(0).join()).toMatch(/broken|ERR_FAILED/);
    });

/** Counts what moves under a visitor from now on; `shift` tells the sum of it once the next frames are shown. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return () =>
    page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return (window as unknown as { shift: number }).shift;
    });
}

for (const path of ["/", "/customer-journey", "/request-assessment"])
  test(`${path}: no layout shift on a slow processor without fonts, and under 0.001 when they load`, async ({
    page,
  }) => {
    const shift = await watchShifts(page);
    const fonts = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await listening(page);
    expect(await shift()).toBe(0);
    fonts.resolve();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    expect(await shift()).toBeLessThan(0.001);
  });

test("no layout shift if the fonts fail to load", async ({ page, complaints }) => {
  const shift = await watchShifts(page);
  await page.route("**/*.woff2", (route) => route.abort());
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(await shift()).toBe(0);
  expect(complaints.filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
  complaints.length = 0;
});

test("before a page hydrates, its theme can be chosen and its menus lead to the services", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await holdScripts(page);
  await page.goto("/");
  await page.locator(".theme-toggle").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: home.hero.carousel.pause })).toBeHidden();
  await menuButton(page, "services").click();
  await expect(page).toHaveURL(frame.bothMenus.path);
  release();
  await listening(page);
  await expect(page.getByRole("button", { name: home.hero.carousel.play })).toBeVisible();
  await page.locator(".theme-toggle").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
});

test("an address with an anchor opens at it, before and after hydration", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/services/consulting#pricing-section");
  await expect(page.locator("#pricing-section h2")).toBeInViewport();
  release();
  await listening(page);
  await expect(page.locator("#pricing-section h2")).toBeInViewport();
});

for (const [path, by] of [
  ["/#contact", "wheel"],
  ["/services/fraud-resilience-assessment", "wheel"],
  ["/services/fraud-resilience-assessment", "screen reader"],
  ["/solutions/risk-assessment", "wheel"],
] as const)
  test(`${path}: scrolling by ${by} before hydration is kept, also after a reload`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const release = await holdScripts(page);
    await page.goto(path);
    const top = () => page.evaluate(() => Math.round(scrollY));
    const start = await top();
    const distance = start ? -1_500 : 1_500;
    await page.mouse.move(600, 400);
    if (by === "wheel") await page.mouse.wheel(0, distance);
    // A screen reader scrolls without an event of a mouse, finger or key.
    else await page.evaluate((pixels) => scrollBy(0, pixels), distance);
    await expect.poll(top).toBe(Math.abs(start - 1_500));
    release();
    await listening(page);
    await page.evaluate(() => new Promise((later) => setTimeout(later, 150)));
    expect(await top()).toBe(Math.abs(start - 1_500));
    await page.reload();
    await listening(page);
    await page.evaluate(() => new Promise((later) => setTimeout(later, 150)));
    expect(await top()).toBe(Math.abs(start - 1_500));
  });

// `pages.spec.ts` looks at what each page loads by itself.
test("letters of other languages load the full font", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("textbox").first().fill("José");
  await expect.poll(() => loadedFonts(page)).toEqual([...cutFonts, "readex-pro-latin-wght-normal"].sort());
});

test("a page and its stylesheet are prefetched before its link is opened; Back and a second visit fetch nothing", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(about|why-us)-[\w-]{8}\.json$/.test(pathname)) fetched.push(pathname.slice(0, -14));
  });
  // The focus fetches it, or before that the link that rests in view.
  const answer = page.waitForResponse("**/assets/why-us-*.json");
  const styles = page.waitForResponse(/route-[\w-]+\.css$/);
  await open(page, "/about");
  await barLink(page, "/customer-journey").focus();
  expect((await styles).status()).toBe(200);
  const link = barLink(page, "/why-us");
  await link.focus();
  await (await answer).finished();
  await link.press("Enter");
  await isShown(page, "/why-us");
  await page.goBack();
  await isShown(page, "/about");
  await link.click();
  await isShown(page, "/why-us");
  expect(fetched).toEqual(["/assets/about", "/assets/why-us"]);
});

test("nothing is prefetched with Save-Data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const early: string[] = [];
  page.on("request", (request) => {
    if (/(contact|why-us)-[\w-]{8}\.json$/.test(request.url())) early.push(request.url());
  });
  await open(page, "/about");
  await barLink(page, "/contact").hover();
  const link = barLink(page, "/why-us");
  await link.focus();
  await link.press("Enter");
  await isShown(page, "/why-us");
  expect(early).toEqual([expect.stringContaining("/assets/why-us-")]);
});

test("a page is prefetched once a link to it rests in view, also after client-side navigation", async ({
  browser,
  site,
}) => {
  await using page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const link = (path: string) => page.locator(`main a[href="${path}"]`).first();
  const ways = ["/services/training", "/services/red-teaming"].map((path) => ({
    path,
    fetched: page.waitForResponse(`**/assets/${path.slice(1).replace("/", "-")}-*.json`),
  }));
  await open(page, `${site.url}/services/managed-services`);
  for (const { path, fetched } of ways) {
    await link(path).scrollIntoViewIfNeeded();
    expect((await fetched).status()).toBe(200);
    await link(path).tap();
    await page.waitForURL(`**${path}`);
  }
});

test("client-side navigation shows the heading before it renders the lower sections", async ({ page }) => {
  await open(page, "/why-us");
  await page.evaluate(() => {
    const first = () => ({
      heading: document.querySelector("h1")?.textContent,
      sections: document.querySelectorAll("main section").length,
    });
    const old = first().heading;
    new MutationObserver(() => {
      const now = first();
      const seen = window as unknown as { seen?: typeof now };
      if (now.heading !== old) seen.seen ??= now;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const path = "/solutions/fraud-detection";
  await follow(page, path);
  const seen = await page.waitForFunction(() => Reflect.get(window, "seen"));
  expect(await seen.jsonValue()).toEqual({
    heading: await page.getByRole("heading", { level: 1 }).textContent(),
    sections: 0,
  });
  await expect(page.locator("main section").first()).toBeAttached();
});
