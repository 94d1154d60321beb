import { pageRoutes } from "../start/router-internals.ts";

/**
 * What has been asked for in this visit: all files of a page by its path, its data alone by the address of the data. A page
 * that was shown once opens without the network.
 */
const fetched = new Map<string, Promise<unknown>>();

/** Fetches something at most once in a visit; after a failure the next call tries again. */
function fetchOnce(key: string, start: () => Promise<unknown>): Promise<unknown> {
  const known = fetched.get(key);
  if (known) return known;
  const answer = start();
  fetched.set(key, answer);
  answer.catch(() => fetched.delete(key));
  return answer;
}

/** Returns the address of the file with what the loader of the page at `path` returned. The build writes it. */
export const dataUrl = (path: string): string => `/data${path === "/" ? "/home" : path}.json`;

/**
 * Returns what the loader of the page at `path` returned.
 * @throws Error when it cannot be fetched
 */
export function pageData(path: string): Promise<unknown> {
  return fetchOnce(dataUrl(path), async () => {
    const answer = await fetch(dataUrl(path));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.json();
  });
}

function addLink(href: string, rel: string, as = "") {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { href, as });
  // Safari does not know `prefetch`.
  link.rel = link.relList.supports(rel) ? rel : "preload";
  document.head.append(link);
}

/**
 * Fetches everything a page needs to open, all at once: one round trip.
 * @throws Error when its script or its data cannot be fetched
 */
export function fetchPage(path: string): Promise<unknown> {
  return fetchOnce(path, async () => {
    const routes = pageRoutes(path);
    if (routes.length === 0) throw new Error(`${path} is no page of this site.`);
    for (const { imports = [], css = [] } of routes) {
      for (const href of imports) addLink(href, "modulepreload");
      for (const href of css) addLink(href, "prefetch", "style");
    }
    const modules = routes.map(({ module }) => import(/* @vite-ignore */ module));
    await Promise.all([...modules, import.meta.env.DEV || pageData(path)]);
  });
}

/** Keeps the data of a page that came as HTML, with everything else that it needs. */
export function keepPage(path: string, data: unknown): void {
  for (const key of [path, dataUrl(path)]) if (!fetched.has(key)) fetched.set(key, Promise.resolve(data));
}

/** True for the exact path of one of the site's pages. */
export const isPage = (path: string): boolean => pageRoutes(path).length > 0;

/** True for the exact path of a page of the site that is neither here nor under way. */
export const isUnfetched = (path: string): boolean => isPage(path) && !fetched.has(path);
