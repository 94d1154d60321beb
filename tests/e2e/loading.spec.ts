import { frame } from "../../content/en/frame.ts";
import { home } from "../../content/en/home.ts";
import {
  barLink,
  cutFonts,
  expect,
  holdScripts,
  isShown,
  listening,
  loadedFonts,
  menuButton,
  open,
  test,
} from "../support/e2e.ts";

test("a page hydrates even if the browser never reports its first paint", async ({ page }) => {
  await page.addInitScript(() => Object.assign(PerformanceObserver.prototype, { observe() {} }));
  await open(page, "/about");
});

test("a page whose scripts cannot be fetched works as one without scripts", async ({ page, complaints }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/services/fraud-resilience-assessment");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "off");
  await expect(page.getByRole("link", { name: frame.bothMenus.label })).toBeVisible();
  await expect(menuButton(page, "services")).toBeHidden();
  for (const phase of await page.locator(".phase-text").all()) await expect(phase).toBeVisible();
  expect(complaints.filter((text) => !/ERR_FAILED|dynamically imported/.test(text))).toEqual([]);
  complaints.length = 0;
});

for (const [path, fonts] of [
  ["/", "come late"],
  ["/customer-journey", "come late"],
  ["/request-assessment", "come late"],
  ["/", "fail to load"],
] as const)
  test(`${path}: no layout shift on a slow processor if the fonts ${fonts}`, async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, "shift") + Reflect.get(entry, "value") });
      }).observe({ type: "layout-shift", buffered: true });
    });
    const shift = () =>
      page.evaluate(async () => {
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        return Reflect.get(window, "shift");
      });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const come = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      if (fonts === "fail to load") return route.abort();
      await come.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await listening(page);
    expect(await shift()).toBe(0);
    come.resolve();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    expect(await shift()).toBeLessThan(0.001);
    expect(complaints.splice(0).filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
  });

test("before a page hydrates, its theme and its menus work", async ({ page }) => {
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

for (const [path, by] of [
  ["/#contact", "wheel"],
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
    await expect.poll(top).toBe(start + distance);
    release();
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload();
      await listening(page);
      await page.evaluate(() => new Promise((later) => setTimeout(later, 150)));
      expect(await top()).toBe(start + distance);
    }
  });

// `pages.spec.ts` looks at what each page loads by itself.
test("letters of other languages load the full font", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("textbox").first().fill("José");
  await expect.poll(() => loadedFonts(page)).toEqual([...cutFonts, "readex-pro-latin-wght-normal"].sort());
});

/** The file with the words of a page. */
const wordsOf = (path: string) => new RegExp(`${path.slice(1).replace("/", "[/-]")}-[\\w-]{8}\\.js$`);

for (const mode of ["as usual", "with Save-Data"])
  test(`${mode}: a page is fetched once, with Save-Data only when its link is opened`, async ({ page }) => {
    const isSaving = mode === "with Save-Data";
    if (isSaving)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (wordsOf("/why-us").test(request.url())) fetched.push(request.url());
    });
    const words = page.waitForResponse(wordsOf("/why-us"));
    const styles = page.waitForResponse(/route-[\w-]+\.css$/);
    await open(page, "/about");
    await barLink(page, "/customer-journey").focus();
    const link = barLink(page, "/why-us");
    await link.focus();
    if (isSaving) expect(fetched).toEqual([]);
    else await Promise.all([styles, words.then((answer) => answer.finished())]);
    await link.press("Enter");
    await isShown(page, "/why-us");
    await page.goBack();
    await isShown(page, "/about");
    await link.click();
    await isShown(page, "/why-us");
    expect(fetched).toHaveLength(1);
  });

test("on a phone a page is fetched once a link to it rests in view", async ({ browser, site }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  await using page = await browser.newPage(phone);
  await open(page, `${site.url}/services/managed-services`);
  for (const path of ["/services/training", "/services/red-teaming"]) {
    const fetched = page.waitForResponse(wordsOf(path));
    const link = page.locator(`main a[href="${path}"]`).first();
    await link.scrollIntoViewIfNeeded();
    expect((await fetched).status()).toBe(200);
    await link.tap();
    await page.waitForURL(`**${path}`);
  }
});
