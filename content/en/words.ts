import type { Words } from "../types/words.ts";
import { about } from "./about.ts";
import { accuracy } from "./accuracy.ts";
import { bankScenarios } from "./bank-scenarios.ts";
import { claims, claimsNote } from "./claims.ts";
import { contactDetails } from "./contact-details.ts";
import {
  contact,
  getStarted,
  login,
  nextSteps,
  requestAssessment,
  requestSampleReport,
} from "./form-pages.ts";
import { forms } from "./forms.ts";
import { frame } from "./frame.ts";
import { fraudResilienceAssessment } from "./fraud-resilience-assessment.ts";
import { home } from "./home.ts";
import { journey } from "./journey.ts";
import { menuSheet } from "./menu-sheet.ts";
import { notFound } from "./not-found.ts";
import { officeHours } from "./office-hours.ts";
import { pages } from "./pages.ts";
import { productLabels } from "./product-labels.ts";
import { products } from "./products.ts";
import { sandbox } from "./sandbox.ts";
import { scenarios } from "./scenarios.ts";
import { selfCheck } from "./self-check.ts";
import { supplierCheck } from "./supplier-check.ts";
import { tools } from "./tools.ts";
import { whyUs } from "./why-us.ts";

/** Everything that the site says in English. */
export const words: Words = {
  about,
  accuracy,
  bankScenarios,
  claims,
  claimsNote,
  contact,
  contactDetails,
  forms,
  frame,
  fraudResilienceAssessment,
  getStarted,
  home,
  journey,
  login,
  menuSheet,
  notFound,
  officeHours,
  pages,
  productLabels,
  products,
  requestAssessment,
  requestSampleReport,
  sandbox,
  scenarios,
  selfCheck,
  supplierCheck,
  nextSteps,
  tools,
  whyUs,
};
