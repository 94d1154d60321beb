import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { thanksPath } from "../contract/form-paths.ts";
import { type LeadKind, leadKinds } from "../contract/kinds.ts";

const solution = (slug: string) =>
  route(`/solutions/${slug}`, "pages/product/route.tsx", { id: `solutions/${slug}` });
const service = (slug: string) =>
  route(`/services/${slug}`, "pages/product/route.tsx", { id: `services/${slug}` });
const thanks = (kind: LeadKind) =>
  route(thanksPath(kind), "pages/thank-you/route.tsx", { id: `thank-you/${kind}` });

export default [
  index("pages/home/route.tsx"),
  route("/about", "pages/about/route.tsx"),
  route("/why-us", "pages/why-us/route.tsx"),
  route("/contact", "pages/contact/route.tsx"),
  route("/get-started", "pages/get-started/route.tsx"),
  route("/login", "pages/login/route.tsx"),
  route("/customer-journey", "pages/customer-journey/route.tsx"),
  route("/new-customer-journey", "pages/new-customer-journey/route.tsx"),
  route("/request-assessment", "pages/request-assessment/route.tsx"),
  route("/request-sample-report", "pages/request-sample-report/route.tsx"),
  solution("fraud-detection"),
  solution("transaction-monitoring"),
  solution("kyc-verification"),
  solution("risk-assessment"),
  solution("digital-identity"),
  solution("fraud-intelligence"),
  route("/services/consulting", "pages/fraud-resilience-assessment/route.tsx", {
    id: "services/consulting",
  }),
  route("/services/fraud-resilience-assessment", "pages/fraud-resilience-assessment/route.tsx", {
    id: "services/fraud-resilience-assessment",
  }),
  service("implementation"),
  service("managed-services"),
  service("training"),
  service("red-teaming"),
  service("training-capability"),

  ...leadKinds.map(thanks),
  route("*", "pages/not-found/route.tsx"),
] satisfies RouteConfig;
