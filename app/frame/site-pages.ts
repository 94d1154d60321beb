const routes = () => Object.values(window.__reactRouterManifest?.routes ?? {});

/** The route of the page at exactly this path, with the addresses of its files; undefined where the site has no page. */
export const pageRoute = (path: string) =>
  routes().find((route) => (route?.index ? "/" : route?.path) === path);

/** True for the exact path of one of the site's pages. */
export const isPage = (path: string): boolean => pageRoute(path) !== undefined;
