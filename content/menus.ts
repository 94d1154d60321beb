import { type Language, localPath } from "../contract/language.ts";
import type { SitePath } from "./translated.ts";

/** Everything that is sold, in the order of the two menus. Ids are the URL slugs, which are fixed. */
export const catalogue = {
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
} as const;

/** The two menus. Each is also the first part of the paths of its pages. */
export type ProductGroup = keyof typeof catalogue;

/** Everything that is sold: the eleven products, and the assessment, which has its own kind of page. */
export type CatalogueId = (typeof catalogue)[ProductGroup][number];

/** The eleven products whose pages share a template. Each id is the last part of the path. */
export type ProductId = Exclude<CatalogueId, "fraud-resilience-assessment">;

/** A product or service. `desktop` and `mobile` are its labels in one menu, where they differ from its name. */
export interface MenuItem {
  id: CatalogueId;
  path: SitePath;
  name: string;
  desktop?: string;
  mobile?: string;
  /** The second path of the page, used by the desktop menu. */
  desktopPath?: SitePath;
}

export interface Menu {
  name: string;
  items: readonly MenuItem[];
}

/** Returns both menus in the words of a language. */
export function menusOf(
  language: Language,
  names: Record<ProductGroup, string>,
  labels: Record<CatalogueId, Omit<MenuItem, "id" | "path" | "desktopPath">>,
): Record<ProductGroup, Menu> {
  const itemOf = (group: ProductGroup) => (id: CatalogueId) => ({
    id,
    path: localPath(`/${group}/${id}`, language),
    ...(id === "fraud-resilience-assessment" && { desktopPath: localPath("/services/consulting", language) }),
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
