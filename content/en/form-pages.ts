import { site } from "../../site.config.ts";

/** What happens after a form is sent: three steps, no promise that is not ours to keep. */
export interface NextStep {
  name: string;
  text: string;
}

const { london, dubai } = site.offices;
const reader = { name: "A person reads it", text: `In working hours, in ${london.city} or ${dubai.city}.` };

export const nextHeading = "What happens next";

export const getStartedPage = {
  crumb: "Six questions",
  heading: "Schedule Demo",
  lead: "Tell us who you are and what you are up against. We show you the part of the product that answers it.",
  next: [
    reader,
    { name: "We call you once", text: "To agree a time and who should be there." },
    { name: "You see it live", text: "Sample data only. Nothing is connected to your systems." },
  ],
} as const;

export const contactPage = {
  crumb: "A person answers",
  heading: "Contact",
  lead: "Ask about a product, an assessment or a fraud you cannot explain. We answer in working hours.",
  details: "Or speak to us",
} as const;

const assessmentLink = {
  label: "Fraud Resilience Assessment",
  path: "/services/fraud-resilience-assessment",
} as const;

export const requestAssessmentPage = {
  crumbLink: assessmentLink,
  crumb: "Request",
  heading: "Request a Fraud Resilience Assessment",
  lead: "Name the journeys you worry about. We answer with a scope and a quote.",
  details: "Or speak to us",
} as const;

export const requestReportPage = {
  crumbLink: assessmentLink,
  crumb: "Sample report",
  heading: "Request a Sample Fraud Assessment Report",
  lead: "Read the score, the findings and the plan before you decide. The report is about an invented shop.",
  details: "Or speak to us",
} as const;

export const loginPage = {
  heading: "Dashboard Login",
  lead: "The demo runs on sample data. Ask us for the details if you have none.",
} as const;

export const thankYouPage = {
  crumb: "Sent",
  home: "Return to Home",
  next: [
    { name: "It has arrived", text: "Nothing more is needed from you." },
    reader,
    { name: "We get in touch", text: "About what you asked, and about nothing else." },
  ],
} as const;
