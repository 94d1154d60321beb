import { expect, test } from "../support/e2e.ts";
import { paths } from "../support/paths.ts";

/** What a page asked for, in milliseconds since its start, and when something was first seen. */
const loaded = () => {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const seen = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  return { seen, files: files.map(({ name, startTime }) => ({ name, start: startTime })) };
};

test("a page is seen before its scripts are asked for, and then asks for all at once", async ({ page }) => {
  await page.goto("/");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const { seen, files } = await page.evaluate(loaded);
  const scripts = files.filter(({ name }) => name.endsWith(".js")).map(({ start }) => start);
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts)).toBeGreaterThan(seen);
});

test("a page whose first paint nobody can tell of starts all the same", async ({ page }) => {
  await page.addInitScript(() => Object.assign(PerformanceObserver.prototype, { observe() {} }));
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
});

for (const path of ["/", "/customer-journey", "/request-assessment"])
  test(`${path}: nothing moves while a slow processor reads the page, and next to nothing when the fonts come`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const shift = () =>
      page.evaluate(async () => {
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        return (window as unknown as { shift: number }).shift;
      });
    const fonts = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await fonts.promise;
      await route.continue();
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });

    await page.goto(path, { waitUntil: "commit" });
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    expect(await shift()).toBe(0);
    fonts.resolve();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    expect(await shift()).toBeLessThan(0.001);
  });

test("English needs three small fonts; another letter brings the whole one", async ({ page }) => {
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => entry.name.split("/").at(-1) ?? "")
        .filter((name) => name.endsWith(".woff2"))
        .map((name) => name.replace(/-[\w-]{8}\.woff2$/, ""))
        .sort(),
    );
  const cut = ["ibm-plex-mono-400", "ibm-plex-mono-500", "readex-pro"];
  for (const path of [...paths, "/"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await fonts(), path).toEqual(cut);
  }
  await page.getByRole("textbox").first().fill("José");
  await expect.poll(fonts).toEqual([...cut, "readex-pro-latin-wght-normal"]);
});

test("a page is fetched when a link to it is meant, and Back needs nothing more", async ({ page }) => {
  await page.goto("/about");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const link = page.getByRole("banner").getByRole("link", { name: "Why Us" });
  const data = [/\/why-us\.data$/, /\/about\.data$/].map((path) => page.waitForResponse(path));
  await link.focus();
  for (const answer of await Promise.all(data)) await answer.finished();
  await link.press("Enter");
  await expect(page).toHaveTitle(/Why/);
  await page.goBack();
  await expect(page).toHaveTitle(/About/);
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, initiatorType }) => name.endsWith(".data") && initiatorType === "fetch")
      .map(({ name, transferSize }) => [new URL(name).pathname, transferSize]),
  );
  expect(sizes).toEqual([
    ["/why-us.data", 0],
    ["/about.data", 0],
  ]);
});

test("on touch screens a page is fetched once a link to it rests in view", async ({ browser, site }) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  await page.goto(site.url);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const fetched = page.waitForResponse(/\/solutions\/fraud-detection\.data$/);
  await page.locator("main a[href='/solutions/fraud-detection']").first().scrollIntoViewIfNeeded();
  expect((await fetched).status()).toBe(200);
  await phone.close();
});
