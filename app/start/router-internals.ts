/**
 * Works around React Router, which has no public way to say which files a page needs. Can go once it has one. What the
 * site reads and writes of its internals in the browser is in this folder; `app/entry.server.tsx` and `react-router.config.ts` know
 * what it prerenders. `tests/site/router-internals.test.ts` names what an upgrade breaks.
 */
import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];
/** The addresses of a route's files. */
type RouteFiles = NonNullable<Manifest["routes"][string]>;

declare global {
  /** Globals that React Router reads when a page hydrates. */
  interface Window {
    __reactRouterContext?: { stream: ReadableStream<Uint8Array> | null };
    /** The routes and the addresses of their modules. */
    __reactRouterManifest?: Manifest;
    /** The modules of the routes shown, by route id. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

const find = (id: string) => window.__reactRouterManifest?.routes[id];

/**
 * Returns the files of the page at exactly this path, which is its route's id, and of the route of its language around
 * it; empty where the site has no page.
 */
export function pageRoutes(path: string): RouteFiles[] {
  const page = find(path);
  const language = find(page?.parentId ?? "");
  return page && language ? [page, language] : [];
}
