import { home } from "../../content/en/home.ts";
import { layout } from "../../content/en/layout.ts";
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

test("a page whose scripts cannot be fetched works as one without scripts", async ({ page, complaints }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/services/fraud-resilience-assessment");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "off");
  await expect(page.getByRole("link", { name: layout.bothMenus.label })).toBeVisible();
  await expect(menuButton(page, "services")).toBeHidden();
  for (const phase of await page.locator(".phase-text").all()) await expect(phase).toBeVisible();
  expect(complaints.filter((text) => !/ERR_FAILED|dynamically imported/.test(text))).toEqual([]);
  complaints.length = 0;
});

for (const [path, fonts] of [
  ["/", "come late"],
  ["/request-assessment", "fail to load"],
] as const)
  test(`${path}: no layout shift on a slow processor if the fonts ${fonts}`, async ({ page, complaints }) => {
    const shift = () =>
      page.evaluate(async () => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        await new Promise((resolve) => setTimeout(resolve, 50));
        return sum;
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
  await expect(page).toHaveURL(layout.bothMenus.path);
  release();
  await listening(page);
  await expect(page.getByRole("button", { name: home.hero.carousel.play })).toBeVisible();
  await page.locator(".theme-toggle").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
});

// `pages.spec.ts` looks at what each page loads by itself.
test("letters of other languages load the full font", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("textbox").first().fill("José");
  await expect.poll(() => loadedFonts(page)).toEqual([...cutFonts, "readex-pro-latin-wght-normal"].sort());
});

for (const saveData of [false, true])
  test(`a page is fetched once, and prefetched unless the visitor saves data: ${saveData}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), {
      saveData,
    });
    const fetched: string[] = [];
    page.on("requestfinished", (request) => {
      if (/why-us-[\w-]{8}\.js$/.test(request.url())) fetched.push(request.url());
    });
    await open(page, "/about");
    const link = barLink(page, "/why-us");
    await link.focus();
    // A link must rest in view for 300 ms.
    if (saveData) await page.waitForTimeout(600);
    await expect.poll(() => fetched.length).toBe(saveData ? 0 : 1);
    await link.press("Enter");
    await isShown(page, "/why-us");
    await page.goBack();
    await isShown(page, "/about");
    await link.click();
    await isShown(page, "/why-us");
    expect(fetched).toHaveLength(1);
  });
