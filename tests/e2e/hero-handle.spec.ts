import { home } from "../../content/en/home.ts";
import { fill } from "../../content/fill.ts";
import { expect, open, test } from "../support/e2e.ts";

const valueText = (angle: string, open: number) => fill(home.hero.handle.value, { angle, open });

test("the slider rotates the tile; its script loads on first use", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const tag = page.locator(".hero-tag");
  const handle = page.getByRole("slider", { name: home.hero.handle.label });
  await expect(handle).toHaveAttribute("aria-valuetext", valueText("9.0", 10));
  expect(scripts.filter((url) => url.includes("turn-tile"))).toEqual([]);
  await Promise.all([page.waitForResponse(/turn-tile.*js/), handle.focus()]);
  await handle.press("ArrowLeft");
  await expect(handle).toHaveAttribute("aria-valuetext", valueText("8.1", 9));
  await handle.press("Home");
  await expect(handle).toHaveAttribute("aria-valuetext", valueText("0.0", 0));
  await expect(tag).toHaveCSS("opacity", "0");
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  await page.mouse.click(x + width - 2, y + height / 2);
  await expect(handle).toHaveAttribute("aria-valuetext", valueText("9.0", 10));
  await expect(tag).toHaveCSS("opacity", "1");
});
