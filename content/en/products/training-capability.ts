import type { ProductPage } from "../../types/products.ts";

export const trainingCapability: ProductPage = {
  title: "Training & Capability Building",
  description:
    "Training on the frauds your teams meet, from SIM swap to empty-parcel refunds, with detection and false positives measured before and after.",
  sentence:
    "Training on the frauds your teams meet, with detection and false positives measured before and after.",
  number: "8",
  caption: ["of 9 types", "passed"],
  label: "Pass mark, 9 of 12",
  subject: "One type below",
  give: [
    {
      name: "Closed cases",
      text: "Forty or more, with their outcomes and without names or identifying numbers.",
    },
    { name: "Time on the rota", text: "Sessions in working hours, in groups of twelve or fewer." },
    { name: "A test view", text: "A test copy of the agents' screens, on your own systems, to practise on." },
  ],
  get: [
    { name: "A first measurement", text: "How well each group recognises each fraud, before session one." },
    {
      name: "Cases from your own work",
      text: "Your closed cases without names, and ours where you have too few.",
    },
    { name: "Calls to rehearse", text: "SIM-swap fraudsters and deceived customers, in Arabic or English." },
    {
      name: "A session for product teams",
      text: "Owners try to abuse their own draft offer, then correct it.",
    },
    { name: "Your own trainers", text: "Your people lead the last sessions and keep cases and answers." },
    { name: "Results by group", text: "Every round. If a group does not improve, we change the training." },
  ],
  isNot: [
    { name: "Slides with a quiz", text: "A quiz tests memory." },
    { name: "A certificate", text: "The measured result is what you keep." },
    { name: "An assessment of employees", text: "Results are shown by group, never by name." },
  ],
  benefits: ["Balanced decisions", "A shared language", "A faster start for reviewers", "Safer offers"],
  trial: {
    heading: "Decide five cases yourself",
    text: "In a live session you decide five sample cases: pass, ask or stop.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
};
