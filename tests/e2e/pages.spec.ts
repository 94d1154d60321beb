import AxeBuilder from "@axe-core/playwright";
import { expect, open, test } from "../support/e2e.ts";
import { sideways } from "../support/layout.ts";
import { everyPage } from "../support/paths.ts";

for (const path of everyPage) {
  test(`${path}: hydrates without a complaint, asks no other host, sets no cookie`, async ({
    page,
    site,
    complaints,
    context,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith("data:"))
        foreign.push(request.url());
    });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)))).toEqual(
      [],
    );
    if (path === "/no/such/page") complaints.length = 0;
  });

  test(`${path}: axe finds nothing, in both themes, on a phone and a desktop`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [390, 1280])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`,
        );
        expect(found, `${width} ${colorScheme}`).toEqual([]);
      }
    if (path === "/no/such/page") complaints.length = 0;
  });

  test(`${path}: nothing scrolls sideways at 320 px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const overflow = await sideways(page);
    expect(overflow).toBeLessThanOrEqual(0);
    if (path === "/no/such/page") complaints.length = 0;
  });
}
