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
  name: "A person reads your message",
  text: `During office hours, in ${london.city.en} or ${dubai.city.en}.`,
};

const nextHeading = "What happens next";

export const getStarted: GetStartedWords = {
  crumb: "Six questions",
  heading: "Schedule Demo",
  lead: "Tell us who you are and what fraud you see. We'll show you the products that help.",
  nextHeading,
  next: [
    { ...reader, name: "A person reads your answers" },
    { name: "We contact you", text: "To agree a time and decide who should join." },
    {
      name: "You see it live",
      text: "On sample data; nothing is connected.",
    },
    { name: "You get a quote", text: "Products, channels, volume and duration set the price." },
  ],
};

export const contact: ContactPageWords = {
  crumb: "Write or call",
  heading: "Contact",
  lead: "Ask about a product, or about a fraud you cannot explain. We answer Monday to Friday; weekend messages are read on Monday.",
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
  lead: "Tell us which processes worry you. We'll ask about the scope, then send a quote. Scenarios, channels, volume and duration set the price.",
  details: "Or speak to us",
};

export const requestSampleReport: RequestPageWords = {
  crumbLink: assessmentLink,
  crumb: "Sample report",
  heading: "Request a Sample Fraud Assessment Report",
  lead: "The sample on this site is a summary. The report we send adds method, evidence and all findings, and explains the weighting of the score.",
  details: "Or speak to us",
};

export const login: LoginWords = {
  heading: "Dashboard Login",
  lead: "Clients and invited visitors log in here. Want to look? Ask for a demo username.",
};

const byMail = "By email, to the address you gave us.";

export const thankYou: ThankYouWords = {
  crumb: "Sent",
  home: { label: "Return to Home", path: "/" },
  more: {
    heading: "Meanwhile",
    links: [
      { label: "Request a Sample Report", path: "/request-sample-report" },
      { label: "Follow the Customer Journey", path: "/customer-journey" },
    ],
  },
  nextHeading,
  next: [{ name: "We have received your message", text: "You do not need to do anything else." }, reader],
  answer: {
    name: "We answer you",
    text: {
      "hero-assessment": byMail,
      "home-contact": byMail,
      contact: byMail,
      registration: "By phone, on the mobile number you gave us.",
      assessment: "By email, or by phone if you gave us your number.",
      "sample-report": byMail,
    },
  },
};
