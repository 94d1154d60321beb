import type { Locator } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { openTool } from "../support/tools.ts";

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

test("a finger that scrolls past the accuracy picture changes nothing; a tap chooses", async ({ page }) => {
  await openTool(page, "/why-us", "accuracy");
  const picture = page.locator("#accuracy svg[role=img]");
  const before = await picture.getAttribute("aria-label");
  const caught = page.locator("#accuracy [type=range]").last();
  const value = await caught.inputValue();
  await finger(picture, [0.8, 0.8], "pointercancel");
  await expect(caught).toHaveValue(value);
  await expect(picture).toHaveAttribute("aria-label", before ?? "");
  await finger(picture, [0.8], "pointerup");
  await expect(caught).not.toHaveValue(value);
});
