/**
 * Runs in the browser, at the end of the page. It starts the page after the first paint, or after two seconds where the
 * browser reports none, as in a hidden tab: scripts that are fetched earlier compete with the stylesheet and the font, 0.6 s
 * of FCP and LCP (bench/RESULTS.md). Where something cannot be fetched, the page is marked as one without scripts.
 * @param {string} entry the module that starts it
 * @param {string[]} scripts all modules that it needs
 * @param {string} path of the page
 * @param {import("../navigation/pages.ts").PageFiles} files
 * @param {string} list the address of the list of all pages
 */
export default async function startLate(entry, scripts, path, files, list) {
  try {
    await new Promise((resolve) => {
      setTimeout(resolve, 2_000);
      window.PerformanceObserver &&
        new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    });
    /** @param {Partial<HTMLLinkElement>} link */
    const fetchSoon = (link) => document.head.append(Object.assign(document.createElement("link"), link));
    for (const href of scripts) fetchSoon({ rel: "modulepreload", href });
    for (const href of [files.data, files.frame, list])
      fetchSoon({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
    const { start } = await import(entry);
    await start(path, files, list);
  } catch (error) {
    document.documentElement.dataset.scripts = "off";
    throw error;
  }
}
