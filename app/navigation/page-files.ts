import { pageRoutes } from "../start/router-internals.ts";

/** What this visit has asked for of a page: its loader's data, and everything that it needs to open. */
interface PageFiles {
  data?: Promise<unknown>;
  all?: Promise<unknown>;
}

/** By path. A page that was shown once opens without the network. */
const pages = new Map<string, PageFiles>();

/** Returns a part of a page, and fetches it at most once in a visit; after a failure the next call tries again. */
function fetchOnce(path: string, part: keyof PageFiles, fetchPart: () => Promise<unknown>): Promise<unknown> {
  const page = pages.get(path) ?? {};
  pages.set(path, page);
  page[part] ??= fetchPart().catch((error) => {
    delete page[part];
    throw error;
  });
  return page[part];
}

/** Returns the address of the file with what the loader of the page at `path` returned. The build writes it. */
export const dataUrl = (path: string): string => `/data${path === "/" ? "/home" : path}.json`;

/**
 * Returns what the loader of the page at `path` returned.
 * @throws Error when it cannot be fetched
 */
export function pageData(path: string): Promise<unknown> {
  return fetchOnce(path, "data", async () => {
    const answer = await fetch(dataUrl(path));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.json();
  });
}

function addLink(href: string, attributes: { rel: string; as?: string }) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { href, ...attributes }));
}

/**
 * Fetches everything a page needs to open, all at once: one round trip.
 * @throws Error when its script or its data cannot be fetched
 */
export function fetchPage(path: string): Promise<unknown> {
  return fetchOnce(path, "all", async () => {
    const routes = pageRoutes(path);
    if (routes.length === 0) throw new Error(`${path} is no page of this site.`);
    for (const { imports = [], css = [] } of routes) {
      for (const href of imports) addLink(href, { rel: "modulepreload" });
      for (const href of css) addLink(href, { rel: "prefetch", as: "style" });
    }
    const modules = routes.map(({ module }) => import(/* @vite-ignore */ module));
    await Promise.all([...modules, import.meta.env.DEV || pageData(path)]);
  });
}

/** Keeps the data of a page that came as HTML, with everything else that it needs. */
export function keepPage(path: string, data: unknown): void {
  const kept = Promise.resolve(data);
  if (!pages.has(path)) pages.set(path, { data: kept, all: kept });
}

/** True for the exact path of a page of the site that has not been fetched and is not under way. */
export const isUnfetched = (path: string): boolean => isPage(path) && !pages.get(path)?.all;

/** True for the exact path of one of the site's pages. */
export const isPage = (path: string): boolean => pageRoutes(path).length > 0;
