import type { PictureAsset } from "../ui/picture.tsx";
import illustrationsSrc from "./illustrations.svg?url&no-inline";
export const illustrations: PictureAsset<"fraud-detection" | "transaction-monitoring" | "kyc-verification" | "risk-assessment" | "digital-identity" | "fraud-intelligence" | "fraud-resilience-assessment" | "implementation" | "managed-services" | "training" | "red-teaming" | "training-capability" | "rule-engine"> = { src: illustrationsSrc, box: "0 0 208 148" };
export const illustrationsLayers = ["fraud-detection","transaction-monitoring","kyc-verification","risk-assessment","digital-identity","fraud-intelligence","fraud-resilience-assessment","implementation","managed-services","training","red-teaming","training-capability","rule-engine"] as const;
