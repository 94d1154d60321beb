import { products } from "../../content/en/products.ts";
import type { ProductId } from "../../content/types/catalogue.ts";
import type { Drawing } from "../engine/drawing.ts";
import { stage } from "./stages/stage.ts";
import { transactionMonitoring } from "./stages/transaction-monitoring.ts";

const drawn: Partial<Record<ProductId, () => Drawing[]>> = {
  "transaction-monitoring": transactionMonitoring,
};

/** The pictures of the first screens of the product and service pages. */
export const stages: readonly (() => Drawing[])[] = (Object.keys(products) as ProductId[]).map(
  (id) => drawn[id] ?? stage(id, () => ({ base: "", warm: "", checked: "", number: 0 })),
);
