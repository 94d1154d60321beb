/**
 * Works around React Router's `<Scripts>`, which preloads every script in the head, where they compete with the
 * stylesheet and the font, and repeats the page's words in the HTML: 0.6 s of FCP and LCP (bench/RESULTS.md). Can go
 * once the framework can start a page after its first paint.
 */
import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";
import { inlineScript } from "./inline-script.ts";

/** Addresses of the files a page starts with. */
interface Files {
  /** The module of each route shown, by route id. */
  routes: Record<string, string>;
  /** The files that entry and routes import. */
  imports: string[];
  entry: string;
  /** The router's context and manifest, with the data of the loaders. */
  state: string;
}

/**
 * Runs in the browser. It starts the page after the first paint, or after two seconds where the browser reports none,
 * as in a hidden tab. Where something cannot be fetched, the page is marked as one without scripts.
 */
async function startLate({ routes, imports, entry, state }: Files) {
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    setTimeout(resolve, 2_000);
  });
  try {
    for (const href of [...imports, entry])
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const load = async ([id, file]: [string, string]) => [id, await import(file)];
    const [answer, modules] = await Promise.all([
      fetch(state),
      Promise.all(Object.entries(routes).map(load)),
    ]);
    const { manifest, data, ...context } = await answer.json();
    window.__reactRouterManifest = manifest;
    window.__reactRouterContext = { ...context, stream: new Response(data).body };
    window.__reactRouterRouteModules = Object.fromEntries(modules);
    await import(entry);
  } catch (error) {
    document.documentElement.dataset.scripts = "off";
    throw error;
  }
}

/** Returns the script that starts a page, and the state file that it fetches. */
export async function lateStart(context: EntryContext) {
  const { manifest, staticHandlerContext, serverHandoffStream, serverHandoffString = "{}" } = context;
  const shown = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const data = await new Response(serverHandoffStream ?? null).text();
  const text = JSON.stringify({ ...JSON.parse(serverHandoffString), manifest, data });
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const files: Files = {
    routes: Object.fromEntries(shown.map(({ id, module }) => [id, module])),
    imports: [...new Set([...manifest.entry.imports, ...shown.flatMap((route) => route.imports ?? [])])],
    entry: manifest.entry.module,
    state: `/assets/state-${hash}.json`,
  };
  return { script: inlineScript(startLate, files), state: { path: files.state, text } };
}
