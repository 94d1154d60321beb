import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type LeadKind, leadKinds, thanksPath } from "../contract/kinds.ts";

const solution = (slug: string) =>
  route(`/solutions/${slug}`, "routes/product.tsx", { id: `solutions/${slug}` });
const service = (slug: string) =>
  route(`/services/${slug}`, "routes/product.tsx", { id: `services/${slug}` });
const thanks = (kind: LeadKind) =>
  route(thanksPath(kind), "routes/thank-you.tsx", { id: `thank-you/${kind}` });

export default [
  layout("components/layout/frame.tsx", [
    index("routes/home.tsx"),
    route("/about", "routes/about.tsx"),
    route("/why-us", "routes/why-us.tsx"),
    route("/contact", "routes/contact.tsx"),
    route("/get-started", "routes/get-started.tsx"),
    route("/login", "routes/login.tsx"),
    route("/customer-journey", "routes/customer-journey.tsx"),
    route("/new-customer-journey", "routes/new-customer-journey.tsx"),
    route("/request-assessment", "routes/request-assessment.tsx"),
    route("/request-sample-report", "routes/request-sample-report.tsx"),
    solution("fraud-detection"),
    solution("transaction-monitoring"),
    solution("kyc-verification"),
    solution("risk-assessment"),
    solution("digital-identity"),
    solution("fraud-intelligence"),
    route("/services/consulting", "routes/resilience-assessment.tsx", { id: "services/consulting" }),
    route("/services/fraud-resilience-assessment", "routes/resilience-assessment.tsx", {
      id: "services/fraud-resilience-assessment",
    }),
    service("implementation"),
    service("managed-services"),
    service("training"),
    service("red-teaming"),
    service("training-capability"),

    ...leadKinds.map(thanks),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
