import { site } from "../../site.config.ts";
import type {
  ContactPageWords,
  GetStartedWords,
  LoginWords,
  RequestPageWords,
  ThankYouWords,
} from "../types/form-pages.ts";
import type { Link, NamedText } from "../types/parts.ts";

const { london, dubai } = site.offices;
const reader: NamedText = {
  name: "A person reads it",
  text: `In working hours, in ${london.city} or ${dubai.city}.`,
};

const nextHeading = "What happens next";

export const getStarted: GetStartedWords = {
  crumb: "Six questions",
  heading: "Schedule Demo",
  lead: "Tell us who you are and what you are up against. We show you the part of the product that answers it.",
  nextHeading,
  next: [
    reader,
    { name: "We call you once", text: "To agree a time and who should be there." },
    { name: "You see it live", text: "Sample data only. Nothing is connected to your systems." },
  ],
};

export const contact: ContactPageWords = {
  crumb: "A person answers",
  heading: "Contact",
  lead: "Ask about a product, an assessment or a fraud you cannot explain. We answer in working hours.",
  details: "Or speak to us",
};

const assessmentLink: Link = {
  label: "Fraud Resilience Assessment",
  path: "/services/fraud-resilience-assessment",
};

export const requestAssessment: RequestPageWords = {
  crumbLink: assessmentLink,
  crumb: "Request",
  heading: "Request a Fraud Resilience Assessment",
  lead: "Name the journeys you worry about. We answer with a scope and a quote.",
  details: "Or speak to us",
};

export const requestSampleReport: RequestPageWords = {
  crumbLink: assessmentLink,
  crumb: "Sample report",
  heading: "Request a Sample Fraud Assessment Report",
  lead: "Read the score, the findings and the plan before you decide. The report is about an invented shop.",
  details: "Or speak to us",
};

export const login: LoginWords = {
  heading: "Dashboard Login",
  lead: "The demo runs on sample data. Ask us for the details if you have none.",
};

export const thankYou: ThankYouWords = {
  crumb: "Sent",
  home: { label: "Return to Home", path: "/" },
  nextHeading,
  next: [
    { name: "It has arrived", text: "Nothing more is needed from you." },
    reader,
    { name: "We get in touch", text: "About what you asked, and about nothing else." },
  ],
};
