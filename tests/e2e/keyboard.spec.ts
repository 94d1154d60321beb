import { frame } from "../../content/en/frame.ts";
import { expect, open, test } from "../support/e2e.ts";
import { walk } from "../support/focus.ts";
import { everyTemplate } from "../support/paths.ts";

for (const path of everyTemplate)
  test(`${path}: Tab goes from the skip link to the last link, each stop in view with a focus ring`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    const walked = await walk(page, "Tab");
    const order = walked.map((stop) => stop.order);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(walked[0]?.name).toBe(frame.skip);
    expect(walked.at(-1)?.name).toBe(await page.locator("footer a").last().textContent());
  });

for (const path of ["/", "/customer-journey", "/new-customer-journey"])
  test(`${path}: Shift+Tab goes back to the skip link, each stop in view with a focus ring`, async ({
    page,
  }) => {
    test.slow();
    await open(page, path);
    await page.locator("footer a").last().focus();
    const back = await walk(page, "Shift+Tab");
    expect(back.at(-1)?.name).toBe(frame.skip);
  });
