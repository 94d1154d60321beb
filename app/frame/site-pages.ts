/** The files of a route. */
type SiteRoute = NonNullable<NonNullable<Window["__reactRouterManifest"]>["routes"][string]>;

const find = (id: string) => window.__reactRouterManifest?.routes[id];

/**
 * Returns the route of the page at exactly this path, which is its id, and the one of its language around it, with the
 * addresses of their files; empty where the site has no page.
 */
export function pageRoutes(path: string): SiteRoute[] {
  const page = find(path);
  const language = find(page?.parentId ?? "");
  return page && language ? [page, language] : [];
}

/** True for the exact path of one of the site's pages. */
export const isPage = (path: string): boolean => pageRoutes(path).length > 0;
