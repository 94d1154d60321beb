/** True for the exact path of one of the site's pages. */
export function isPage(path: string): boolean {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  return routes.some((route) => (route?.index ? "/" : route?.path) === path);
}
