import { frame } from "../../content/en/frame.ts";
import { expect, open, test } from "../support/e2e.ts";

test("the wrong tile of the frieze turns into place by keyboard and by press, on each page anew", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about");
  const control = page.getByRole("checkbox", { name: frame.footer.tile });
  const tile = page.locator(".frieze-tile");
  const joints = page.locator(".frieze-joints");
  await control.focus();
  await expect(tile).toHaveCSS("rotate", "9deg");
  await expect(joints).toHaveCSS("opacity", "0");
  await page.keyboard.press("Space");
  await expect(tile).toHaveCSS("rotate", "0deg");
  await expect(joints).toHaveCSS("opacity", "1");
  await page.locator("footer").getByRole("link", { name: "Device Intelligence" }).click();
  await expect(page).toHaveURL(/transaction-monitoring$/);
  await expect(control).not.toBeChecked();
  await control.click();
  await expect(tile).toHaveCSS("rotate", "0deg");
  await expect(tile).toHaveAttribute("href", /transaction-monitoring-/);
});
