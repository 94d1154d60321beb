/**
 * Runs in the browser, at the end of the page. It starts the page after the first paint, or after two seconds where the
 * browser reports none, as in a hidden tab: scripts that are fetched earlier compete with the stylesheet and the font, 0.6 s
 * of FCP and LCP (bench/RESULTS.md). Where something cannot be fetched, the page is marked as one without scripts.
 * @param {string} entry the module that starts it
 * @param {string} own the module of the page
 * @param {string} list the URL of the list of all pages
 * @param {string[]} scripts all modules that they need
 */
export default async function deferHydration(entry, own, list, scripts) {
  try {
    await new Promise((resolve) => {
      setTimeout(resolve, 2_000);
      window.PerformanceObserver &&
        new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    });
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const [{ start }, { default: page }] = await Promise.all([import(entry), import(own)]);
    start(page, list);
  } catch (error) {
    document.documentElement.dataset.scripts = "off";
    throw error;
  }
}
