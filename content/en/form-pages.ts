import { site } from "../../settings/site.js";
import { citiesIn, contactDetailsIn } from "../contact-details.ts";

const hours = { text: site.officeHours.text.en, localHours: "In your time zone: {from} to {to}" } as const;
const call = { name: "We phone you to agree a time", text: hours.text } as const;

export const getStarted = {
  heading: "Schedule Demo",
  intro: "Tick the fraud you see. We show you the products that find it.",
  next: {
    call: { ...call, localHours: hours.localHours },
    demo: { name: "You see the products live", text: "On sample data, with no connection to your systems." },
  },
} as const;

export const contact = {
  heading: "Contact",
  intro: "Ask about a product, or about a fraud you cannot explain.",
} as const;

export const requestAssessment = {
  heading: "Request a Fraud Resilience Assessment",
  intro: "Tell us which processes worry you. We ask about the scope, then send a quote.",
} as const;

export const requestSampleReport = {
  heading: "Request a Sample Fraud Assessment Report",
  intro: "It shows the method, the evidence, every finding and the weights behind the score.",
} as const;

export const login = {
  heading: "Dashboard Login",
  intro: "Invited visitors can open a dashboard with sample data.",
} as const;

const byMail = { name: "You get the answer by email", text: "At the address you gave us" } as const;

export const nextSteps = {
  heading: "What happens next",
  reader: { name: `A person in ${citiesIn("en", "disjunction")} reads it`, text: hours.text },
  answer: {
    "hero-assessment": byMail,
    "home-contact": byMail,
    contact: byMail,
    registration: call,
    assessment: {
      name: "You get the answer by email",
      text: "At the address you gave us, or by phone if you gave a number",
    },
    "sample-report": byMail,
  },
  link: { label: "Meanwhile, see how a pilot runs", path: "/why-us#pilot" },
} as const;

export const contactDetails = contactDetailsIn("en", hours, {
  email: "Email",
  whatsApp: "WhatsApp",
  phone: "Phone",
  address: "Address",
  hours: "Hours",
  support: "Technical support 24/7/365",
});
