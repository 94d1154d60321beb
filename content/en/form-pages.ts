import { site } from "../../settings/site.js";
import { contactDetailsIn } from "../contact-details.ts";

const { london, dubai } = site.offices;
const hours = {
  text: "Monday-Friday 9:00 AM-6:00 PM GMT",
  localHours: "{from} to {to} on your clock",
} as const;
const call = { name: "We ring your mobile number", text: hours.text } as const;

export const getStarted = {
  heading: "Schedule Demo",
  intro: "Tick the fraud you see. We show you the products that find it.",
  next: {
    call: { ...call, localHours: hours.localHours },
    demo: { name: "You see the products live", text: "On sample data. Nothing is connected." },
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
  intro: "With method, evidence, all findings and the weights of the score.",
} as const;

export const login = {
  heading: "Dashboard Login",
  lead: "Clients and invited visitors open the sample dashboard here. Want to look? Ask for a demo username.",
} as const;

const byMail = { name: "You get the answer by email", text: "At the address you gave us" } as const;

export const nextSteps = {
  heading: "What happens next",
  reader: { name: `A person in ${london.city.en} or ${dubai.city.en} reads it`, text: hours.text },
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
