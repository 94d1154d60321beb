import type { Locator } from "@playwright/test";
import { expect, open, test } from "../support/e2e.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Sends the events of a finger at shares 0 to 1 of the width of an element. The last one says that it has scrolled, or was lifted. */
async function finger(target: Locator, shares: readonly number[], last: "pointercancel" | "pointerup") {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const at = (share = 0) => ({
    pointerType: "touch",
    clientX: x + share * width,
    clientY: y + height / 2,
    bubbles: true,
  });
  await target.dispatchEvent("pointerdown", at(shares[0]));
  for (const share of shares.slice(1)) await target.dispatchEvent("pointermove", at(share));
  await target.dispatchEvent(last, at(shares.at(-1)));
}

for (const path of ["/", "/ar"])
  test(`${path}: a finger turns the tile from any place of its ring, and leaves it when it scrolls`, async ({
    page,
  }) => {
    await open(page, path);
    const handle = page.locator(".hero-handle input");
    await Promise.all([page.waitForResponse(/turn-tile.*js/), handle.focus()]);
    // The ring's angle is told once its script has run.
    await handle.press("ArrowUp");
    const home = path === "/" ? 0 : 1;
    await finger(handle, [0.5, 0.5, 0.4, 0.2, home], "pointerup");
    await expect(handle).toHaveValue("0");
    await finger(handle, [home, 0.5], "pointercancel");
    await expect(handle).toHaveValue("0");
  });
