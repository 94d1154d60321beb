import { site } from "../../site.config.ts";
import type { Pages } from "../types/pages.ts";
import { scenarios } from "./scenarios.ts";

const { london, dubai } = site.offices;

export const pages: Pages = {
  home: {
    path: "/",
    title: "Smarter Fraud Prevention for the UAE, KSA and Egypt",
    description:
      "An AI-managed risk engine and expert-led fraud services for banks, telecoms, payment firms, insurers and e-commerce in the UAE, KSA and Egypt.",
  },
  about: {
    path: "/about",
    title: "About Us: Mission, Values and Leadership",
    description:
      "Who runs the engine and the services: our mission and vision, four values we can be held to, and the roles that answer for them.",
  },
  whyUs: {
    path: "/why-us",
    title: "Why Us: Six Advantages You Can Question",
    description:
      "Six reasons to work with us, five with a figure: what it counts, and the question to ask before you believe it.",
  },
  contact: {
    path: "/contact",
    title: "Contact: Write to the Fraud Team",
    description: `Write to the team in ${london.city} and ${dubai.city}. A person reads every message; hours, phones and addresses are on this page.`,
  },
  getStarted: {
    path: "/get-started",
    title: "Schedule Demo: See the Product on Sample Data",
    description:
      "Six short questions, then a live session on sample data. Nothing is connected to your systems.",
  },
  login: {
    path: "/login",
    title: "Dashboard Login: Open the Demo",
    description: "Log in to the demo dashboard. It runs on sample data and is checked in your browser.",
    noindex: true,
  },
  customerJourney: {
    path: "/customer-journey",
    title: "Customer Journey: Eight Steps from Gap to Shared Signal",
    description:
      "Eight steps from finding the gaps to sharing what you learn: what happens in each, and which product or service carries it.",
  },
  newCustomerJourney: {
    path: "/new-customer-journey",
    title: "Customer Journey on the Racetrack: Eight Corners",
    description: "The same eight steps as one lap: eight corners, one car that follows your scroll.",
    canonical: "/customer-journey",
  },
  requestAssessment: {
    path: "/request-assessment",
    title: "Request a Fraud Resilience Assessment",
    description:
      "Tell us which customer journeys worry you. We answer with a scope and a quote for a Fraud Resilience Assessment.",
  },
  requestSampleReport: {
    path: "/request-sample-report",
    title: "Request a Sample Fraud Assessment Report",
    description:
      "Ask for a sample report: the score, the findings with their pages and the plan, on invented data.",
  },
  fraudResilienceAssessment: {
    path: "/services/fraud-resilience-assessment",
    title: "Fraud Resilience Assessment: Agreed Attacks, One Score",
    description: `A fraud simulation for eCommerce and digital platforms: chosen from ${scenarios.length} scenarios, run with written permission, told in a score, findings and a plan.`,
  },
};
