import type { ProductLabels } from "../types/products.ts";

export const productLabels: ProductLabels = {
  groups: {
    solutions: { label: "Solutions", path: "/#services" },
    services: { label: "Services", path: "/#services" },
  },
  position: "{n} of {of}",
  sample: "SAMPLE",
  sampleDate: "8 May 2025",
  howToRead: "How to read it:",
  contract: "What you give and get",
  get: "You get",
  benefits: "Four benefits",
  connection: { solutions: "How it connects", services: "How the work runs" },
  latency: "Measured response time: {latency}.",
  rules: "Among the rules to know: {names}.",
  needs: "You give",
  isNot: "What it is not",
  youAreHere: "You are here.",
  actions: [
    { label: "Schedule Demo", path: "/get-started" },
    { label: "Request an Assessment", path: "/request-assessment" },
  ],
};
