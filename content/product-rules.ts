import type { ProductId } from "./types/catalogue.ts";
import type { RuleId } from "./types/rules.ts";

/** For every page whose product takes a client's data. */
const clientData: readonly RuleId[] = [
  "sama-outsourcing",
  "ksa-data",
  "cbuae-outsourcing",
  "cbuae-customer-data",
  "uae-data",
  "egypt-data",
];

/** The rules that each product's page names. Why Us has their text and sources. */
export const productRules: Partial<Record<ProductId, readonly RuleId[]>> = {
  "fraud-detection": [...clientData, "sama-counter-fraud", "cbuae-authentication", "cbuae-ai"],
  "transaction-monitoring": [...clientData, "cbuae-authentication"],
  "kyc-verification": clientData,
  "risk-assessment": [...clientData, "pci-keyed-hash"],
  "digital-identity": [...clientData, "ksa-address"],
  "fraud-intelligence": [...clientData, "pci-keyed-hash"],
  "red-teaming": ["sama-red-teaming"],
  "managed-services": ["sama-counter-fraud", "cbe-fraud-department"],
  training: [...clientData, "cbuae-authentication", "cbe-fraud-department"],
};
