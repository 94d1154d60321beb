import { site } from "../../settings/site.js";
import type { FormPageWords, GetStartedWords, LoginWords, NextStepsWords } from "../types/form-pages.ts";
import type { NamedText } from "../types/parts.ts";
import { hours } from "./contact-details.ts";

const { london, dubai } = site.offices;
const call: NamedText = { name: "We ring your mobile number", text: hours.text };

export const getStarted: GetStartedWords = {
  heading: "Schedule Demo",
  intro: "Tick the fraud you see. We show you the products that find it.",
  next: [
    { ...call, localHours: hours.localHours },
    { name: "You see the products live", text: "On sample data. Nothing is connected." },
  ],
};

export const contact: FormPageWords = {
  heading: "Contact",
  intro: "Ask about a product, or about a fraud you cannot explain.",
};

export const requestAssessment: FormPageWords = {
  heading: "Request a Fraud Resilience Assessment",
  intro: "Tell us which processes worry you. We ask about the scope, then send a quote.",
};

export const requestSampleReport: FormPageWords = {
  heading: "Request a Sample Fraud Assessment Report",
  intro: "With method, evidence, all findings and the weights of the score.",
};

export const login: LoginWords = {
  heading: "Dashboard Login",
  lead: "Clients and invited visitors log in here. Want to look? Ask for a demo username.",
};

const byMail: NamedText = { name: "You get the answer by email", text: "At the address you gave us" };

export const nextSteps: NextStepsWords = {
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
};
