import type { Page } from "@playwright/test";

/** The fonts that every page loads: only the letters of English. */
export const cutFonts = ["ibm-plex-mono-400", "ibm-plex-mono-500", "readex-pro"];

/** Returns the names of the fonts that a page has loaded. */
export const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType("resource")
      .map(({ name }) => /([^/]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? "")
      .filter(Boolean)
      .sort();
  });
