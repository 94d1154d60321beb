import type { LeadKind } from "./kinds.ts";

/** Valid raw fields for each form, for tests and benches. */
export const samples: Record<LeadKind, Record<string, unknown>> = {
  "hero-assessment": { email: "huda@example.com" },
  "home-contact": { name: "Huda Sample", email: "huda@example.com", company: "", message: "Call me." },
  contact: {
    name: "Huda Sample",
    email: "huda@example.com",
    company: "Example Retail",
    subject: "Refunds",
    message: "We see odd refunds.",
  },
  registration: {
    name: "Huda Sample",
    companyName: "Example Retail",
    industry: "E-commerce",
    mobileNumber: "+971 50 000 0000",
    country: "United Arab Emirates",
    useCases: ["ato", "payment-abuse"],
  },
  assessment: {
    name: "Huda Sample",
    email: "huda@example.com",
    company: "Example Retail",
    phone: "",
    message: "We would like an assessment.",
  },
  "sample-report": {
    name: "Huda Sample",
    email: "huda@example.com",
    company: "Example Retail",
    jobTitle: "Fraud lead",
    message: "Send us a sample report, please.",
  },
};
