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
