/** The paths of the specification's route table. */
export const paths = [
  "/",
  "/about",
  "/why-us",
  "/contact",
  "/get-started",
  "/login",
  "/customer-journey",
  "/new-customer-journey",
  "/request-assessment",
  "/request-sample-report",
  "/solutions/fraud-detection",
  "/solutions/transaction-monitoring",
  "/solutions/kyc-verification",
  "/solutions/risk-assessment",
  "/solutions/digital-identity",
  "/solutions/fraud-intelligence",
  "/services/consulting",
  "/services/fraud-resilience-assessment",
  "/services/implementation",
  "/services/managed-services",
  "/services/training",
  "/services/red-teaming",
  "/services/training-capability",
] as const;

/** Every kind of page a visitor can meet: the route table, a thank-you page and an unknown address. */
export const everyPage = [...paths, "/thank-you/contact", "/no/such/page"];

/** Pages of one template, of which a few stand for all: the products, and the second address of the assessment page. */
const repeats = paths.filter(
  (path) =>
    /^\/(solutions|services)\//.test(path) &&
    !/kyc-verification|red-teaming|fraud-resilience-assessment/.test(path),
);
/** One or two pages of each template. */
export const everyTemplate = everyPage.filter((path) => !(repeats as string[]).includes(path));
