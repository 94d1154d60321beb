import type { ProductPage } from "../../parts.ts";

export const trainingCapability = {
  title: "Training & Capability Building",
  description:
    "Training on the frauds your teams meet, from SIM swap to empty-parcel refunds, with detection and false positives measured before and after.",
  sentence:
    "Your teams decide new cases of equal difficulty before and after, so you see what they now catch, and which customers they wrongly stop.",
  number: "8",
  caption: ["of 9 types", "passed"],
  label: "Pass mark: 9 of 12 trainees",
  subject: "Parcels swapped at the door: 7",
  subjectText: "One refunds desk, six rounds.",
  give: [
    {
      name: "Closed cases",
      text: "Forty or more with their outcomes, without names or identifying numbers.",
    },
    {
      name: "Time on the rota",
      text: "Half-days in working hours, in groups of twelve or fewer.",
    },
    {
      name: "A test view",
      text: "A test copy of the agents’ screens, on your own systems.",
    },
  ],
  get: [
    {
      name: "A first measurement",
      text: "How well each group recognises each fraud, before session one.",
    },
    {
      name: "Cases from your own work",
      text: "Your closed cases, and ours where you have too few.",
    },
    {
      name: "Scam calls to rehearse",
      text: "SIM swaps, deceived customers, and requests to approve a UAE Pass or Nafath login. In Arabic or English.",
    },
    {
      name: "A session for product teams",
      text: "Product managers try to abuse their own draft offer, then correct it.",
    },
    {
      name: "Your own trainers",
      text: "Your people lead the last sessions and keep cases and answers.",
    },
    {
      name: "Results by group",
      text: "Detected fraud and false positives, every round. If a group does not improve, we change the training.",
    },
  ],
  isNot: [
    { name: "Slides with a quiz", text: "A quiz tests memory. A case tests judgement." },
    { name: "A certificate", text: "The measured result is what you keep." },
    { name: "An assessment of employees", text: "Results are shown by group, never by name." },
  ],
  benefits: ["Balanced decisions", "A shared language", "A faster start for reviewers", "Safer offers"],
  trial: {
    heading: "Decide five cases yourself",
    text: "One is a scam call: please approve a UAE Pass or Nafath request. Pass, ask or stop? Then you compare your answers with the evidence.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
} as const satisfies ProductPage;
