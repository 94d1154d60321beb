import type { ProductPage } from "../../types/products.ts";

export const trainingCapability: ProductPage = {
  title: "Training & Capability Building",
  description:
    "Training on the frauds your teams meet, from SIM swap to empty-parcel refunds, with detection and false positives measured before and after.",
  lead: "Training on the frauds your teams meet, with detection and false positives measured before and after.",
  forWhom: {
    heading: "For people who decide cases",
    rows: [
      {
        who: "Reviewers",
        text: "A queue of two hundred cases teaches speed. Twenty closed ones, with time to discuss them, teach judgement.",
        signature: "refund-fraud",
      },
      {
        who: "Contact centres and shops",
        text: "The caller knows the ID number and the last purchase, and is in tears. Practise how to refuse politely.",
        signature: "account-takeover",
      },
      {
        who: "Product and campaign teams",
        text: "An offer is published in the morning and abused by evening. Let its authors try to abuse it first.",
        signature: "promo-abuse",
      },
    ],
  },
  how: {
    heading: "Results, round by round",
    questions: [
      {
        ask: "Do the teams detect more fraud?",
        answer:
          "Every round uses new cases of equal difficulty and counts both detected fraud and false positives.",
      },
      {
        ask: "Does the improvement last?",
        answer: "A short round follows some weeks later. Only the weak areas are practised again.",
      },
    ],
    steps: [
      {
        name: "Measure first",
        text: "Before any lesson, all groups decide one shared set of cases: pass, ask or stop. This shows what they already know.",
      },
      {
        name: "Practise",
        text: "Sessions on cases like yours, in Arabic or English, with the evidence that agents see on screen.",
      },
      {
        name: "Test again",
        text: "New cases after some weeks, and several test calls or claims. Staff know that tests take place; only managers know when.",
      },
    ],
    records: [
      {
        title: "A practice case",
        rows: [
          { key: "Claim", value: "Empty parcel, third since March" },
          { key: "On screen", value: "Photograph, weight at the courier, chat" },
          { key: "Good answer", value: "Ask: the weight shows that the parcel was full" },
          { key: "First round", value: "5 of 12 noticed", tone: "warn" },
        ],
      },
      {
        title: "The same group, later",
        rows: [
          { key: "Group", value: "Evening refunds desk" },
          { key: "Similar case", value: "11 of 12 noticed", tone: "ok" },
          { key: "False positives", value: "1 of 12 refused a genuine claim, down from 4" },
          { key: "Still weak", value: "Parcels swapped at the door" },
        ],
      },
    ],
  },
  get: [
    {
      name: "A first measurement",
      text: "How well each group recognises each fraud, before session one.",
    },
    {
      name: "Cases from your own work",
      text: "Your closed cases without names, and ours where you have too few.",
    },
    {
      name: "Calls to rehearse",
      text: "SIM-swap fraudsters and deceived customers, in Arabic or English.",
    },
    {
      name: "A session for product teams",
      text: "Owners try to abuse their own draft offer, then correct it.",
    },
    {
      name: "Your own trainers",
      text: "Your people lead the last sessions and keep cases and answers.",
    },
    {
      name: "Results by group",
      text: "Every round. If a group does not improve, we change the training.",
    },
  ],
  benefits: ["Balanced decisions", "A shared language", "A faster start for reviewers", "Safer offers"],
  connection: {
    input: {
      name: "Data in",
      text: "Closed cases from which you have removed names and identifying numbers. Nothing else leaves your systems.",
    },
    output: {
      name: "Results",
      text: "Measurements by group, the case library with answers, and a guide for your trainers.",
    },
    time: {
      name: "Duration",
      text: "Half-day sessions over several weeks. How many depends on groups, shifts and languages.",
    },
    failure: {
      name: "If a shift cannot attend",
      text: "We move its session and its test round together, so that groups stay comparable.",
    },
  },
  needs: [
    {
      name: "Closed cases",
      text: "Forty or more, with their outcomes and without names or identifying numbers.",
      note: "once",
    },
    {
      name: "Time on the rota",
      text: "Sessions in working hours, in groups of twelve or fewer.",
      note: "half-days",
    },
    {
      name: "A test view",
      text: "A test copy of the agents' screens, on your own systems, to practise on.",
      note: "before the start",
    },
  ],
  isNot: [
    {
      name: "Slides with a quiz",
      text: "A quiz tests memory. A case tests judgement.",
    },
    {
      name: "A certificate",
      text: "The measured result is what you keep.",
    },
    {
      name: "An assessment of employees",
      text: "Results are shown by group, never by name.",
    },
  ],
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      { id: "red-teaming", text: "Supplies the log of an attack on your own processes." },
      { id: "training-capability", text: "Turns the log into cases for your teams to practise." },
      { id: "managed-services", text: "Adds what worked to the playbooks." },
      { id: "training", text: "Reports new methods, so that the cases stay current." },
    ],
  },
  closing: {
    heading: "Decide five cases yourself",
    text: "In a live session you decide five sample cases: pass, ask or stop. Then you compare your answers with the evidence.",
  },
};
