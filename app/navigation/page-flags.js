/**
 * Runs in the browser, before the first paint, and sets attributes of the document:
 * - removes `data-scripts`, as scripts run;
 * - `data-keep-scroll` once the visitor has chosen the scroll position: by Back, Forward, a reload, or by moving early;
 * - `data-first-frame` for one frame of a page that opens at its top: what lies below the first screen is not laid out.
 * Until the page is hydrated, a press of a drop-down's button follows the link that stands for its menu.
 */
export default function setPageFlags() {
  const flags = document.documentElement.dataset;
  delete flags.scripts;
  const keepScroll = () => {
    flags.keepScroll = "";
  };
  addEventListener("click", ({ target }) => {
    if (target instanceof Element)
      target.closest("[data-waiting] > button")?.parentElement?.querySelector("a")?.click();
  });
  for (const event of ["wheel", "pointerdown", "keydown"])
    addEventListener(event, keepScroll, { once: true });
  /** @type {(PerformanceEntry & { type?: string }) | undefined} */
  const load = performance.getEntriesByType?.("navigation")?.[0];
  if (load?.type === "reload" || load?.type === "back_forward") keepScroll();
  else if (!location.hash) {
    flags.firstFrame = "";
    requestAnimationFrame(() => requestAnimationFrame(() => delete flags.firstFrame));
  }
}
