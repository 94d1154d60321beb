import type { CatalogueId, ProductGroup } from "./types/catalogue.ts";
import type { Menu, MenuItem } from "./types/frame.ts";

const order: Record<ProductGroup, readonly CatalogueId[]> = {
  solutions: [
    "fraud-detection",
    "transaction-monitoring",
    "kyc-verification",
    "risk-assessment",
    "digital-identity",
    "fraud-intelligence",
  ],
  services: [
    "fraud-resilience-assessment",
    "implementation",
    "managed-services",
    "training",
    "red-teaming",
    "training-capability",
  ],
};

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
  const menuOf = (group: ProductGroup) => ({ name: names[group], items: order[group].map(itemOf(group)) });
  return { solutions: menuOf("solutions"), services: menuOf("services") };
}
