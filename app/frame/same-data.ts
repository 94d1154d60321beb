/** For `memo`: the router hands every route new props at each step of a navigation; a page changes with its data alone. */
export const sameData = (before: { loaderData?: unknown }, now: { loaderData?: unknown }): boolean =>
  before.loaderData === now.loaderData;
