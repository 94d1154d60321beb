import type { Page } from "@playwright/test";

/** The fonts that every English page loads: its letters, and those of the link to the Arabic pages. */
export const cutFonts = ["readex-pro", "readex-pro-name"];

/** Returns the names of the fonts that a page has loaded, but for the one of code and times. */
export const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType("resource")
      .map(({ name }) => /([^/]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? "")
      .filter((name) => name && !name.startsWith("ibm-plex-mono"))
      .sort();
  });
