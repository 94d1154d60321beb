import { routes } from "../../app/routes.ts";
import { localPath } from "../../contract/language.ts";

/** The paths in English of all pages that a link can lead to. */
export const paths = Object.keys(routes).filter((path) => path !== "/404" && !path.startsWith("/thank-you/"));

/** A path that no page has. */
export const unknownPage = "/no/such/page";

/** One path of every page, with a thank-you page and the page of unknown URLs. */
export const everyPage = [...paths, "/thank-you/contact", unknownPage];

/** A solution and a service stand for the eleven products, which share a template. */
const sampleProducts = ["/solutions/kyc-verification", "/services/red-teaming"];
const left = Object.entries(routes)
  .filter(([path, folder]) => folder === "product" && !sampleProducts.includes(path))
  .map(([path]) => path);

/** One or two paths of each template. */
export const everyTemplate = everyPage.filter(
  (path) => !left.includes(path) && path !== "/services/consulting",
);

/** One or two paths in Arabic of each template. */
export const everyArabicTemplate = everyTemplate.map((path) => localPath(path as `/${string}`, "ar"));

/** The three tools: where each is, and a control with a key that changes its result. */
export const tools = [
  { path: "/why-us", id: "accuracy", control: "[type=range]", key: "ArrowRight" },
  { path: "/solutions/risk-assessment", id: "sandbox", control: "[type=range]", key: "ArrowLeft" },
  {
    path: "/services/fraud-resilience-assessment",
    id: "self-check",
    control: ".check-choices button",
    key: " ",
  },
] as const;
