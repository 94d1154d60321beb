import { words as english } from "../en/words.ts";
import type { Words } from "../types/words.ts";
import { accuracy } from "./accuracy.ts";
import { claims } from "./claims.ts";
import { contactDetails } from "./contact-details.ts";
import { figures } from "./figures.ts";
import {
  contact,
  getStarted,
  login,
  requestAssessment,
  requestSampleReport,
  thankYou,
} from "./form-pages.ts";
import { forms } from "./forms.ts";
import { frame } from "./frame.ts";
import { fraudResilienceAssessment } from "./fraud-resilience-assessment.ts";
import { journey } from "./journey.ts";
import { menuSheet } from "./menu-sheet.ts";
import { notFound } from "./not-found.ts";
import { officeHoursWords as officeHours } from "./office-hours.ts";
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
  contact,
  contactDetails,
  forms,
  figures,
  frame,
  fraudResilienceAssessment,
  getStarted,
  journey,
  login,
  menuSheet,
  notFound,
  officeHours,
  productLabels,
  products,
  requestAssessment,
  requestSampleReport,
  rules,
  sandbox,
  scenarios,
  selfCheck,
  thankYou,
  tools,
  whyUs,
};
