import { createDesk } from "../../desk/server.ts";
import { parseConfig } from "../../leads/config.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/e2e.ts";
import { newLead } from "../support/leads.ts";
import { freshDir } from "../support/server.ts";

const USER = "sales@example.com";

for (const [locale, width] of [
  ["en", 1440],
  ["ar", 390],
] as const)
  test(`the desk in ${locale}: a lead is answered by keyboard, and every page passes axe`, async ({
    browser,
  }) => {
    test.slow();
    const store = await openSqlite(freshDir());
    const codes: string[] = [];
    const config = parseConfig({ DESK_PEOPLE: USER });
    const desk = createDesk({ config, store, sendCode: (_, code) => codes.push(code), log: () => {} });
    const url = (await desk.listen({ host: "127.0.0.1", port: 0 })).replace("127.0.0.1", "localhost");
    const id = await store.add(
      newLead({ fields: { name: "هدى العيّنة", company: "W".repeat(80), phone: "" } }),
    );
    await store.add(newLead({ isSpam: true, channels: [] }));
    const context = await browser.newContext({ locale, viewport: { width, height: 844 } });
    const page = await context.newPage();
    const look = async () => {
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await page.goto(url);
    await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
    await look();
    // The field has the focus.
    await page.keyboard.type(`${USER}\u200E `);
    await page.keyboard.press("Enter");
    await expect(page.locator("#code")).toBeFocused();
    await look();
    await expect.poll(() => codes.length).toBe(1);
    await page.keyboard.type(codes[0] ?? "");
    await page.keyboard.press("Enter");
    await page.locator(`table a[href^='/leads/${id}']`).focus();
    await look();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/leads/${id}?state=new`);
    await look();
    await page.locator(`form[action*='/answered'] button`).press("Enter");
    await expect(page.locator("main")).toContainText(USER);
    // The phone, which was left empty, may stay so.
    await page.locator("summary:has(+ form [name=name])").press("Enter");
    await page.locator("[name=name]").fill("Huda");
    await page.locator("[name=name]").press("Enter");
    await expect(page.locator("h1")).toContainText("Huda");
    for (const path of [`/leads/${id}`, "/leads", "/statistics", "/activity", "/setup"]) {
      await page.goto(url + path);
      for (const summary of await page.locator("summary").all()) await summary.press("Enter");
      await look();
    }
    await context.close();
    await desk.close();
    await store.close();
  });
