import { expect, type Page } from "@playwright/test";

/** Expects that a visit has set no cookie and stored nothing but these items. */
export async function expectNoTraces(page: Page, stored: string[] = []) {
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: globalThis.caches ? (await caches.keys()).length : 0,
    workers: navigator.serviceWorker ? (await navigator.serviceWorker.getRegistrations()).length : 0,
  }));
  expect(kept).toEqual({ local: stored, session: [], databases: 0, caches: 0, workers: 0 });
}
