/**
 * Works around React Router's `<Scripts>`, which preloads every script in the head, where they compete with the
 * stylesheet and the font, and repeats the page's words in the HTML: 0.6 s of FCP and LCP (bench/RESULTS.md). Can go
 * once the framework can start a page after its first paint.
 */
import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";
import { inlineScript } from "./inline-script.ts";

interface LatePage {
  /** The router's context without the loaders' data. */
  context: Record<string, unknown>;
  /** Addresses of everything that is to be fetched at once. */
  preloads: string[];
  /** Address of the module of each route shown, by route id. */
  modules: Record<string, string>;
  manifest: string;
  entry: string;
  /** Address of what the loaders returned, as the router reads it. */
  state: string;
}

/**
 * Runs in the browser. It starts the page after the first paint, or after two seconds where the browser reports none,
 * as in a hidden tab. Where something cannot be fetched, the page is marked as one without scripts.
 */
function startLate(page: LatePage) {
  let started = false;
  async function start() {
    if (started) return;
    started = true;
    try {
      for (const href of page.preloads) {
        const link = document.createElement("link");
        link.rel = "modulepreload";
        link.href = href;
        document.head.append(link);
      }
      const [state, modules] = await Promise.all([
        fetch(page.state),
        Promise.all(Object.entries(page.modules).map(async ([id, file]) => [id, await import(file)])),
        import(page.manifest),
      ]);
      if (!state.ok) throw new Error(`${page.state}: ${state.status}`);
      window.__reactRouterContext = { ...page.context, stream: state.body };
      window.__reactRouterRouteModules = Object.fromEntries(modules);
      await import(page.entry);
    } catch (error) {
      document.documentElement.dataset.scripts = "off";
      throw error;
    }
  }
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, 2_000);
}

/** The script that starts a page, and the file it fetches what the loaders returned from. */
export async function lateStart(context: EntryContext) {
  const { manifest, staticHandlerContext, serverHandoffStream, serverHandoffString = "{}" } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const { url, entry } = manifest;
  const files = routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const text = await new Response(serverHandoffStream ?? null).text();
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const state = `/assets/state-${hash}.json`;
  const script = inlineScript(startLate, {
    context: JSON.parse(serverHandoffString),
    preloads: [...new Set([url, entry.module, ...entry.imports, ...files])],
    modules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    manifest: url,
    entry: entry.module,
    state,
  });
  return { script, state: { path: state, text } };
}
