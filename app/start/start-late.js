/**
 * Runs in the browser. It starts the page after the first paint, or after two seconds where the browser reports none,
 * as in a hidden tab. Where something cannot be fetched, the page is marked as one without scripts.
 * @param {import("./late-start.ts").StartFiles} files
 */
export default async function startLate({ routes, imports, entry, state }) {
  try {
    await new Promise((resolve) => {
      setTimeout(resolve, 2_000);
      window.PerformanceObserver &&
        new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    });
    for (const href of [...imports, entry])
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const modules = Object.entries(routes).map(async ([id, file]) => [id, await import(file)]);
    const [answer, loaded] = await Promise.all([fetch(state), Promise.all(modules)]);
    const { manifest, data, ...context } = await answer.json();
    window.__reactRouterManifest = manifest;
    window.__reactRouterContext = { ...context, stream: new Response(data).body };
    window.__reactRouterRouteModules = Object.fromEntries(loaded);
    await import(entry);
  } catch (error) {
    document.documentElement.dataset.scripts = "off";
    throw error;
  }
}
