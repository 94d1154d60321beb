export const productLabels = {
  groups: {
    solutions: { label: "Solutions", path: "/#services" },
    services: { label: "Services", path: "/#services" },
  },
  sample: "Sample data",
  give: "You give",
  get: "You get",
  isNot: "It is not",
  benefits: "Four benefits",
  next: "Next",
  latency: "Measured response time: {latency}.",
  actions: [
    { label: "Schedule Demo", path: "/get-started" },
    { label: "Request an Assessment", path: "/request-assessment" },
  ],
} as const;
