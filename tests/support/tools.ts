import type { Page } from "@playwright/test";
import { open } from "./e2e.ts";

/** Opens a page and one of its tools, and scrolls there, so that its script is loaded. */
export async function openTool(page: Page, path: string, id: string) {
  await open(page, path);
  const tool = page.locator(`#${id}`);
  await tool.evaluate(
    (element) => element instanceof HTMLDetailsElement && element.toggleAttribute("open", true),
  );
  await tool.evaluate((element) => element.scrollIntoView());
  await tool.locator("[data-live]").waitFor();
  return tool;
}

/** Returns the number of sheets of paper that a page prints on. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}
