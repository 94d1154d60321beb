/** Everything that the site says in Arabic. */
export { about } from "./about.ts";
export { accuracy } from "./accuracy.ts";
export { claims, claimsNote } from "./claims.ts";
export {
  contact,
  contactDetails,
  getStarted,
  login,
  nextSteps,
  requestAssessment,
  requestSampleReport,
} from "./form-pages.ts";
export { forms } from "./forms.ts";
export { fraudResilienceAssessment } from "./fraud-resilience-assessment.ts";
export { home } from "./home.ts";
export { journey } from "./journey.ts";
export { layout } from "./layout.ts";
export { menuPanel } from "./menu-panel.ts";
export { officeHours } from "./office-hours.ts";
export { notFound, pages } from "./pages.ts";
export { productLabels, products } from "./products.ts";
export { sandbox } from "./sandbox.ts";
export { bankScenarios, scenarios } from "./scenarios.ts";
export { selfCheck } from "./self-check.ts";
export { supplierCheck } from "./supplier-check.ts";
export { tools } from "./tools.ts";
export { whyUs } from "./why-us.ts";
