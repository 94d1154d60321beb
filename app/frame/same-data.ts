/** Comparator for `memo`: renders again only when the loader's data has changed. The router passes new props at each step. */
export const sameData = (before: { loaderData?: unknown }, now: { loaderData?: unknown }): boolean =>
  before.loaderData === now.loaderData;
