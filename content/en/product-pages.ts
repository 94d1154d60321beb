import type { ProductPage } from "../types.ts";
import { catalogue } from "./catalogue.ts";
import { fraudDetection } from "./products/fraud-detection.ts";
import { riskAssessment } from "./products/risk-assessment.ts";

/** The eleven pages of the product template. */
export const productPages: readonly ProductPage[] = [fraudDetection, riskAssessment];

/** The page at a path. @throws Error when none is written for it */
export function productPage(path: string): ProductPage {
  const page = productPages.find((item) => item.path === path) ?? pending(path);
  if (!page) throw new Error(`No product page is written for ${path}.`);
  return page;
}

/** Until its words are written a page shows another's under its own name. */
function pending(path: string): ProductPage | undefined {
  const entry = Object.entries(catalogue).find(([, item]) => item.path === path);
  return entry && { ...riskAssessment, ...entry[1], id: entry[0] as ProductPage["id"], title: entry[1].name };
}
