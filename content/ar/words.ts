import { words as english } from "../en/words.ts";
import type { Words } from "../types/words.ts";
import { accuracy } from "./accuracy.ts";
import { claims } from "./claims.ts";
import { frame } from "./frame.ts";
import { fraudResilienceAssessment } from "./fraud-resilience-assessment.ts";
import { journey } from "./journey.ts";
import { menuSheet } from "./menu-sheet.ts";
import { notFound } from "./not-found.ts";
import { productLabels } from "./product-labels.ts";
import { products } from "./products.ts";
import { rulesWords as rules } from "./rules.ts";
import { sandbox } from "./sandbox.ts";
import { scenarios } from "./scenarios.ts";
import { selfCheck } from "./self-check.ts";
import { tools } from "./tools.ts";
import { whyUs } from "./why-us.ts";

/** Everything that the site says in Arabic. English stands in for the modules that are not written yet. */
export const words: Words = {
  ...english,
  accuracy,
  claims,
  frame,
  fraudResilienceAssessment,
  journey,
  menuSheet,
  notFound,
  productLabels,
  products,
  rules,
  sandbox,
  scenarios,
  selfCheck,
  tools,
  whyUs,
};
