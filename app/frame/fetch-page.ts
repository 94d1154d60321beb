import { pageData } from "./page-data.ts";
import { pageRoutes } from "./site-pages.ts";

const linked = new Set<string>();
/** Paths of the pages that need nothing more from the network. */
const fetched = new Set<string>();

function addLink(href: string, attributes: { rel: string; as?: string }) {
  if (linked.has(href)) return;
  linked.add(href);
  document.head.append(Object.assign(document.createElement("link"), { href, ...attributes }));
}

/**
 * Fetches everything a page needs to open, all at once: one round trip.
 * @throws Error when its script or its data cannot be fetched
 */
export async function fetchPage(path: string): Promise<void> {
  const routes = pageRoutes(path);
  if (routes.length === 0) throw new Error(`${path} is no page of this site.`);
  for (const { imports = [], css = [] } of routes) {
    for (const href of imports) addLink(href, { rel: "modulepreload" });
    for (const href of css) addLink(href, { rel: "prefetch", as: "style" });
  }
  const modules = routes.map(({ module }) => import(/* @vite-ignore */ module));
  await Promise.all([...modules, import.meta.env.DEV || pageData(path)]);
  fetched.add(path);
}

/** Returns true once `fetchPage` has fetched everything the page at `path` needs. */
export const isFetched = (path: string): boolean => fetched.has(path);
