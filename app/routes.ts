import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { thanksPath } from "../contract/form-paths.ts";
import { leadKinds } from "../contract/kinds.ts";
import { type Language, languages, localPath } from "../contract/language.ts";

/** All pages of a language, inside the route that brings the words of their frame. The id of a page is its path. */
function pages(language: Language) {
  const page = (path: `/${string}`, folder: string) => {
    const local = localPath(path, language);
    return route(local, `pages/${folder}/route.tsx`, { id: local });
  };
  return layout(`i18n/${language}.tsx`, { id: language }, [
    page("/", "home"),
    page("/about", "about"),
    page("/why-us", "why-us"),
    page("/contact", "contact"),
    page("/get-started", "get-started"),
    page("/login", "login"),
    page("/customer-journey", "customer-journey"),
    page("/new-customer-journey", "new-customer-journey"),
    page("/request-assessment", "request-assessment"),
    page("/request-sample-report", "request-sample-report"),
    page("/solutions/fraud-detection", "product"),
    page("/solutions/transaction-monitoring", "product"),
    page("/solutions/kyc-verification", "product"),
    page("/solutions/risk-assessment", "product"),
    page("/solutions/digital-identity", "product"),
    page("/solutions/fraud-intelligence", "product"),
    page("/services/consulting", "fraud-resilience-assessment"),
    page("/services/fraud-resilience-assessment", "fraud-resilience-assessment"),
    page("/services/implementation", "product"),
    page("/services/managed-services", "product"),
    page("/services/training", "product"),
    page("/services/red-teaming", "product"),
    page("/services/training-capability", "product"),
    ...leadKinds.map((kind) => page(thanksPath(kind), "thank-you")),
    page("/*", "not-found"),
  ]);
}

export default languages.map(pages) satisfies RouteConfig;
