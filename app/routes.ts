import { thankYouPath } from "../contract/form-paths.ts";
import { leadKinds } from "../contract/kinds.ts";

type ThankYouPath = ReturnType<typeof thankYouPath>;
const thankYouPages = Object.fromEntries(leadKinds.map((kind) => [thankYouPath(kind), "thank-you"]));

/** The folder in `app/pages/` of each page, by its path without a language. Every page is there once in each language. */
export const routes = {
  "/": "home",
  "/about": "about",
  "/why-us": "why-us",
  "/contact": "contact",
  "/get-started": "get-started",
  "/login": "login",
  "/customer-journey": "customer-journey",
  "/new-customer-journey": "new-customer-journey",
  "/request-assessment": "request-assessment",
  "/request-sample-report": "request-sample-report",
  "/solutions/fraud-detection": "product",
  "/solutions/transaction-monitoring": "product",
  "/solutions/kyc-verification": "product",
  "/solutions/risk-assessment": "product",
  "/solutions/digital-identity": "product",
  "/solutions/fraud-intelligence": "product",
  "/services/consulting": "fraud-resilience-assessment",
  "/services/fraud-resilience-assessment": "fraud-resilience-assessment",
  "/services/implementation": "product",
  "/services/managed-services": "product",
  "/services/training": "product",
  "/services/red-teaming": "product",
  "/services/training-capability": "product",
  ...(thankYouPages as Record<ThankYouPath, "thank-you">),
  "/404": "not-found",
} as const;

/** The folder of a page, with its component in `route.tsx`. Several pages may share one. */
export type PageTemplate = (typeof routes)[keyof typeof routes];
