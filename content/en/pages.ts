import { citiesIn } from "../contact-details.ts";
import { scenarios } from "./scenarios.ts";

export const pages = {
  home: {
    path: "/",
    title: "Smarter Fraud Prevention for the UAE, KSA and Egypt",
    description:
      "Fraud detection software and experts who test your controls, for banks, e-commerce, telecoms, payment firms and insurers in the UAE, KSA and Egypt.",
  },
  about: {
    path: "/about",
    title: "About Us: what we do and how we work",
    description:
      "What we do and what we hope for, our four values and what each one forbids us, and which role answers which question.",
  },
  whyUs: {
    path: "/why-us",
    title: "Why Us: six reasons and six answers",
    description:
      "Six reasons to work with us that you can check, how to run a pilot, the rules of your region, and six answers for your supplier check.",
  },
  contact: {
    path: "/contact",
    title: "Contact: write to the fraud team",
    description: `Write to the team in ${citiesIn("en")}, or call. Addresses, phone numbers and office hours are on this page.`,
  },
  getStarted: {
    path: "/get-started",
    title: "Schedule Demo: see the product on sample data",
    description:
      "Answer six short questions. We call to agree a time and show you the product live on sample data.",
  },
  login: {
    path: "/login",
    title: "Dashboard Login: open the demo",
    description:
      "Log in to the demo dashboard, which shows sample data. What you type is neither sent nor stored.",
    noindex: true,
  },
  customerJourney: {
    path: "/customer-journey",
    title: "Customer Journey: eight steps to fewer fraud losses",
    description:
      "Eight steps from finding the gaps to sharing what you learn: what happens in each step, and which product or service it uses.",
  },
  newCustomerJourney: {
    path: "/new-customer-journey",
    title: "Customer Journey on the racetrack: eight corners",
    description:
      "The eight steps of the fraud prevention journey as one lap of a racetrack, with a car that moves as you scroll.",
    canonicalPath: "/customer-journey",
  },
  requestAssessment: {
    path: "/request-assessment",
    title: "Request a Fraud Resilience Assessment",
    description:
      "Tell us which processes worry you. We’ll ask about the scope, then send a quote for a Fraud Resilience Assessment.",
  },
  requestSampleReport: {
    path: "/request-sample-report",
    title: "Request a Sample Fraud Assessment Report",
    description:
      "Ask for the full sample report: method, evidence, every finding, the weighting of the score and the plan, on invented data.",
  },
  fraudResilienceAssessment: {
    path: "/services/fraud-resilience-assessment",
    title: "Fraud Resilience Assessment: test your fraud controls",
    description: `You choose from ${scenarios.length} scenarios, and we test your fraud controls with them. You get a score, findings you can reproduce and a plan.`,
  },
} as const;

export const notFound = {
  head: {
    path: "/404",
    title: "Page Not Found",
    description: "There is no page at this address.",
    noindex: true,
  },
  code: "404",
  text: "Oops! Page not found",
  home: { label: "Return to Home", path: "/" },
  asked: "There is no page at this address:",
} as const;
