import type { CatalogueId, ProductGroup } from "./types/catalogue.ts";
import type { Menu, MenuItem } from "./types/frame.ts";

/** Everything that is sold, in the order of the two menus. Ids are the URL slugs, which are fixed. */
export const catalogue = {
  solutions: [
    /** AI Managed Risk Engine */
    "fraud-detection",
    /** Device Intelligence */
    "transaction-monitoring",
    /** Risk Analytics Dashboard */
    "kyc-verification",
    /** Managed Watchlists & Velocity Guard */
    "risk-assessment",
    "digital-identity",
    "fraud-intelligence",
  ],
  services: [
    "fraud-resilience-assessment",
    /** Fraud Impact Assessment */
    "implementation",
    /** Fraud Program Development */
    "managed-services",
    /** Fraud Intelligence & Monitoring */
    "training",
    /** Fraud Simulation */
    "red-teaming",
    "training-capability",
  ],
} as const;

/** Returns both menus in the words of a language. */
export function menusOf(
  names: Record<ProductGroup, string>,
  labels: Record<CatalogueId, Omit<MenuItem, "id" | "path" | "desktopPath">>,
): Record<ProductGroup, Menu> {
  const itemOf = (group: ProductGroup) => (id: CatalogueId) => ({
    id,
    path: `/${group}/${id}` as const,
    ...(id === "fraud-resilience-assessment" && { desktopPath: "/services/consulting" as const }),
    ...labels[id],
  });
  const menuOf = (group: ProductGroup) => ({
    name: names[group],
    items: catalogue[group].map(itemOf(group)),
  });
  return { solutions: menuOf("solutions"), services: menuOf("services") };
}

/** Returns the product after this one in its menu; after the last comes the first. */
export function nextOf(id: CatalogueId): CatalogueId {
  const menu: readonly CatalogueId[] =
    Object.values(catalogue).find((ids: readonly CatalogueId[]) => ids.includes(id)) ?? [];
  return menu[(menu.indexOf(id) + 1) % menu.length] ?? id;
}
