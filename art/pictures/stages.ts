import { products } from "../../content/en/products.ts";
import type { ProductId } from "../../content/types/catalogue.ts";
import type { Drawing } from "../engine/drawing.ts";
import { implementation } from "./stages/implementation.ts";
import { managedServices } from "./stages/managed-services.ts";
import { redTeaming } from "./stages/red-teaming.ts";
import { stage } from "./stages/stage.ts";
import { training } from "./stages/training.ts";
import { trainingCapability } from "./stages/training-capability.ts";
import { transactionMonitoring } from "./stages/transaction-monitoring.ts";

const drawn: Partial<Record<ProductId, () => Drawing[]>> = {
  "transaction-monitoring": transactionMonitoring,
  implementation,
  "managed-services": managedServices,
  training,
  "red-teaming": redTeaming,
  "training-capability": trainingCapability,
};

/** The pictures of the first screens of the product and service pages. */
export const stages: readonly (() => Drawing[])[] = (Object.keys(products) as ProductId[]).map(
  (id) => drawn[id] ?? stage(id, () => ({ base: "", warm: "", checked: "", number: 0 })),
);
