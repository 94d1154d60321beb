/**
 * Runs in the browser, at the end of the page. It starts the page after the first paint, or after two seconds where the
 * browser reports none, as in a hidden tab: scripts that are fetched earlier compete with the stylesheet and the font, 0.6 s
 * of FCP and LCP (bench/RESULTS.md). Where something cannot be fetched, the page is marked as one without scripts.
 * @param {{ entry: string, scripts: string[], words: string[] }} files
 * @param {unknown[]} page
 */
export default async function startLate({ entry, scripts, words }, ...page) {
  try {
    await new Promise((resolve) => {
      setTimeout(resolve, 2_000);
      window.PerformanceObserver &&
        new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    });
    /** @param {Partial<HTMLLinkElement>} link */
    const fetchSoon = (link) => document.head.append(Object.assign(document.createElement("link"), link));
    for (const href of scripts) fetchSoon({ rel: "modulepreload", href });
    for (const href of words) fetchSoon({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
    const { start } = await import(entry);
    await start(...page);
  } catch (error) {
    document.documentElement.dataset.scripts = "off";
    throw error;
  }
}
