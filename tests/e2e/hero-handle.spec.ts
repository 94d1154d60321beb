import { home } from "../../content/en/home.ts";
import { fill } from "../../content/fill.ts";
import { expect, open, test } from "../support/e2e.ts";

const valueText = (angle: string, open: number) => fill(home.hero.handle.value, { angle, open });

test("the slider rotates the tile and the last joint releases the payment; its script loads on first use", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const { released, tag: held, carousel } = home.hero;
  const tag = page.locator(".hero-tag");
  const row = page.getByRole("region", { name: carousel.label }).getByRole("listitem").nth(1);
  const message = page.locator("[aria-live=polite]").getByText(released.message);
  const handle = page.getByRole("slider", { name: home.hero.handle.label });
  await expect(handle).toHaveAttribute("aria-valuetext", valueText("9.0", 10));
  expect(scripts.filter((url) => url.includes("turn-tile"))).toEqual([]);
  await Promise.all([page.waitForResponse(/turn-tile.*js/), handle.focus()]);
  await handle.press("ArrowLeft");
  await expect(handle).toHaveAttribute("aria-valuetext", valueText("8.1", 9));
  await handle.press("Home");
  await expect(handle).toHaveAttribute("aria-valuetext", valueText("0.0", 0));
  await expect(tag).toContainText(released.tag.status);
  await expect(row).toContainText(released.row);
  await expect(message).toHaveCount(1);
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  await page.mouse.click(x + width - 2, y + height / 2);
  await expect(handle).toHaveAttribute("aria-valuetext", valueText("9.0", 10));
  await expect(tag).toContainText(held.status);
  await expect(row).toContainText("Flagged");
  await expect(message).toHaveCount(0);
});

test("the pattern reaches the end of the first screen after its form was sent and unfolded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, "/");
  const boxes = () =>
    page.evaluate(() =>
      [".story-straps", ".hero", ".hero-panels"].map((part) => {
        const { top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return { top: top + scrollY, bottom: bottom + scrollY };
      }),
    );
  const [, , panels] = await boxes();
  await page.locator(".hero input[name=email]").fill("ada@example.com");
  await page.locator(".hero [type=submit]").click();
  await expect(page.locator(".hero [data-result=success]")).toBeVisible();
  await page.locator(".hero summary").click();
  const [straps, hero, after] = await boxes();
  expect(straps?.bottom).toBeGreaterThanOrEqual(hero?.bottom ?? Number.NaN);
  expect(after).toEqual(panels);
});
