import type { catalogue } from "../menus.ts";

/** The two menus. Each is also the first part of the paths of its pages. */
export type ProductGroup = keyof typeof catalogue;

/** Everything that is sold: the eleven products, and the assessment, which has its own kind of page. */
export type CatalogueId = (typeof catalogue)[ProductGroup][number];

/** The eleven products whose pages share a template. Each id is the last part of the path. */
export type ProductId = Exclude<CatalogueId, "fraud-resilience-assessment">;
