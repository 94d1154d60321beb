import type { ProductPage } from "../../types/products.ts";

export const implementation: ProductPage = {
  title: "Fraud Impact Assessment: the true cost",
  description:
    "Find out what fraud costs you beyond the stolen amount: fees, review hours, refused parcels and genuine customers turned away.",
  lead: "Find out what fraud costs you beyond the stolen amount: fees, working hours, refused parcels and genuine customers turned away.",
  forWhom: {
    heading: "For people who set the budgets",
    rows: [
      {
        who: "Finance",
        text: "Your accounts show the chargebacks as losses. The courier's return fee and the review team's hours are in other budgets.",
        signature: "chargeback",
      },
      {
        who: "Heads of fraud",
        text: "You ask for a budget and are asked for a figure. Bring one whose every part can be checked.",
        signature: "refund-fraud",
      },
      {
        who: "Teams behind free offers",
        text: "Abuse of free minutes and free trials appears nowhere in your accounts as a loss. It still costs you money.",
        signature: "promo-abuse",
      },
    ],
  },
  how: {
    heading: "The cost of fraud, step by step",
    questions: [
      {
        ask: "What else does one fraud cost?",
        answer: "A dispute fee, delivery and return, half an hour of support, and customers who leave.",
      },
      {
        ask: "What does your defence cost?",
        answer: "Reviews, one-time codes and genuine customers stopped. They are part of the same total.",
      },
    ],
    steps: [
      {
        name: "Collect",
        text: "We take twelve months of ledgers, disputes, returns, SMS bills and rotas. We also interview the teams about costs that are not booked.",
      },
      {
        name: "Assign",
        text: "We give each cost a cause and an owner. Estimates get a low and a high figure with the reason.",
      },
      {
        name: "Rank",
        text: "We compare the causes. You see which to fix first, and the most you should spend on fixing it.",
      },
    ],
    records: [
      {
        title: "One disputed order",
        rows: [
          { key: "Booked as loss", value: "SAR 640", mono: true },
          { key: "Dispute fee and courier", value: "SAR 113", mono: true },
          { key: "Support and review", value: "SAR 47", mono: true },
          { key: "Total", value: "SAR 800, a quarter more", tone: "bad" },
        ],
      },
      {
        title: "One genuine customer refused",
        rows: [
          { key: "Refused by", value: "Rule on foreign cards" },
          { key: "Orders, year before", value: "9", mono: true },
          { key: "Orders since", value: "0", mono: true },
          { key: "Booked as loss", value: "Nowhere", tone: "bad" },
        ],
      },
    ],
  },
  get: [
    {
      name: "Cost by step",
      text: "From the stolen amount to the full cost, with source and owner.",
    },
    {
      name: "A low and a high figure",
      text: "Ranges show which figures are booked and which are judgement.",
    },
    {
      name: "The customers you refused",
      text: "A sample reviewed by hand: who was genuine, who never came back.",
    },
    {
      name: "Cash on delivery",
      text: "Refused parcels: changed minds, wrong addresses, or orders nobody meant to accept.",
    },
    {
      name: "A ranking",
      text: "Causes by cost, each with a spending limit for its fix.",
    },
    {
      name: "A model you keep",
      text: "A workbook with every assumption visible and open to change.",
    },
  ],
  benefits: [
    "A budget with a reason",
    "One definition of loss",
    "The most expensive fraud first",
    "A baseline for next year",
  ],
  connection: {
    input: {
      name: "Data in",
      text: "The records listed under “You give”, as files. Before you send them, remove names and replace card, phone and account numbers with keyed hashes.",
    },
    output: {
      name: "Results",
      text: "A report, a presentation for your management and the workbook behind both.",
    },
    time: {
      name: "Duration",
      text: "It depends on the number of sources and countries. The quote states the number of weeks; there is a review halfway.",
    },
    failure: {
      name: "If data is missing",
      text: "We show the gap, and a range where we can support one.",
    },
  },
  needs: [
    {
      name: "Twelve months of records",
      text: "Ledger lines, disputes, returns, SMS bills and rotas.",
      note: "files, once",
    },
    {
      name: "An hour with each team",
      text: "Finance, operations, support and review. They know the costs that are not booked.",
      note: "four interviews",
    },
    {
      name: "A contact in finance",
      text: "One person who agrees the definitions and can defend them later.",
      note: "weekly",
    },
  ],
  isNot: [
    {
      name: "An audit",
      text: "We do not test or sign your accounts.",
    },
    {
      name: "A promise of savings",
      text: "It shows where money is lost. The saving depends on what you fix.",
    },
    {
      name: "A market average",
      text: "Every figure is yours. We do not fill gaps with survey results.",
    },
  ],
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      { id: "fraud-resilience-assessment", text: "Finds the weak controls." },
      { id: "implementation", text: "Calculates what each weakness costs." },
      { id: "managed-services", text: "Gives the most expensive weaknesses an owner, a rule and a date." },
      { id: "kyc-verification", text: "Uses the same definitions every day." },
    ],
  },
  closing: {
    heading: "Bring one disputed order",
    text: "We'll calculate its full cost with you. The assessment does the same for a whole year.",
  },
};
