import type { LeadKind } from "./kinds.ts";

const person = { name: "Huda Sample", email: "huda@example.com", company: "Example Retail" };

/** Valid raw fields for each form, for tests and benches. */
export const samples: Record<LeadKind, Record<string, unknown>> = {
  "hero-assessment": { email: person.email },
  "home-contact": { ...person, company: "", message: "Call me." },
  contact: { ...person, subject: "Refunds", message: "We see odd refunds." },
  registration: {
    name: person.name,
    companyName: person.company,
    industry: "E-commerce",
    mobileNumber: "+971 50 000 0000",
    country: "United Arab Emirates",
    useCases: ["ato", "payment-abuse"],
  },
  assessment: { ...person, phone: "", message: "We would like an assessment." },
  "sample-report": { ...person, jobTitle: "Fraud lead", message: "Send us a sample report, please." },
};
