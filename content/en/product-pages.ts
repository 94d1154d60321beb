import type { ProductPage } from "../types.ts";
import { products } from "./products.ts";

/** The page at a path. @throws Error when none is written for it */
export function productPage(path: string): ProductPage {
  const page = Object.values(products).find((item) => item.path === path);
  if (!page) throw new Error(`No product page is written for ${path}.`);
  return page;
}
