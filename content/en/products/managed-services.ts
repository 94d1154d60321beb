import type { ProductPage } from "../../types/products.ts";

export const managedServices: ProductPage = {
  title: "Fraud Program Development: owners and dates",
  description:
    "A fraud policy, roles, playbooks and controls, developed with the people who will use them. We lead first, then support your team, then observe.",
  lead: "A fraud policy, roles, playbooks and controls, developed with the people who will use them. We lead first, then support your team, then observe.",
  forWhom: {
    heading: "For companies whose fraud programme has gaps",
    rows: [
      {
        who: "Fintechs with a new licence",
        text: "You wrote a fraud policy for the licence. Now applicants pass the ID check with details mixed from several people, and the policy says nothing.",
        signature: "synthetic-identity",
      },
      {
        who: "Groups with several brands",
        text: "Three shops have three refund policies, and the same customer uses the weakest one.",
        signature: "refund-fraud",
      },
      {
        who: "Telecoms and banks after an incident",
        text: "The report on a SIM-swap incident lists twelve actions. None of them has an owner.",
        signature: "account-takeover",
      },
    ],
  },
  how: {
    heading: "A programme, step by step",
    questions: [
      {
        ask: "Who decides at 3 a.m.?",
        answer: "Each urgent decision has a named role, a limit and a playbook.",
      },
      {
        ask: "Who checks that the controls still work?",
        answer: "Every rule, list and policy has an owner and a review date.",
      },
    ],
    steps: [
      {
        name: "Agree",
        text: "Together we define your appetite for fraud risk in words and amounts: what you accept, review and refuse. Your board approves it.",
      },
      {
        name: "Write",
        text: "We draft the policy and the playbooks with the people who will use them at night.",
      },
      {
        name: "Hand over",
        text: "We lead for an agreed period, you lead for the next with our support, and in the third we only observe.",
      },
    ],
    records: [
      {
        title: "A page of a playbook",
        rows: [
          { key: "When", value: "SIM changed an hour ago, transfer to a new beneficiary" },
          { key: "First", value: "Hold the transfer" },
          { key: "Who may act", value: "Shift lead, without asking", tone: "ok" },
          { key: "Then", value: "Confirm in the app, on a device enrolled before; do not call" },
        ],
      },
      {
        title: "A line of the control register",
        rows: [
          { key: "Decision", value: "Cash on delivery: up to SAR 1,500 for new phone numbers" },
          { key: "Owner", value: "Head of operations" },
          { key: "Why", value: "Refused parcels, impact assessment, step 3" },
          { key: "Review date", value: "8 August 2025", mono: true },
        ],
      },
    ],
  },
  get: [
    {
      name: "A short fraud policy",
      text: "By product and channel, short enough to read before a launch.",
    },
    {
      name: "Roles with limits",
      text: "Who may hold, release, refund or close, up to which amount.",
    },
    {
      name: "Playbooks",
      text: "SIM swap, mule account, empty parcel, burst of registrations.",
    },
    {
      name: "A control register",
      text: "Every rule, list and limit. Those nobody can justify are removed.",
    },
    {
      name: "A monthly report",
      text: "The same five measures each month, with their definitions.",
    },
    {
      name: "A night exercise",
      text: "An invented incident for the night shift, then a better playbook.",
    },
  ],
  benefits: [
    "Decisions without escalation",
    "One answer for a customer",
    "Knowledge that stays",
    "Evidence for the regulator",
  ],
  connection: {
    input: {
      name: "Data in",
      text: "Your policies, rules and incident reports. Customer data is not needed.",
    },
    output: {
      name: "Results",
      text: "Policy, roles, playbooks, register and monthly report, in your own templates and tools.",
    },
    time: {
      name: "Duration",
      text: "Months, not weeks. The plan above is a sample; yours depends on products, countries and people.",
    },
    failure: {
      name: "If a decision is late",
      text: "The work that depends on it slips, and the sponsor sees by how much.",
    },
  },
  needs: [
    {
      name: "A sponsor",
      text: "Someone who can weigh growth against fraud losses.",
      note: "an hour a month",
    },
    {
      name: "The people on shift",
      text: "Reviewers and agents who write with us during working hours.",
      note: "half-days",
    },
    {
      name: "Your existing documents",
      text: "Policies, rules and informal agreements, as they are.",
      note: "once",
    },
  ],
  isNot: [
    {
      name: "A manual nobody reads",
      text: "We shorten it after each exercise.",
    },
    {
      name: "Outsourcing",
      text: "Your people decide. We support them and then leave.",
    },
    {
      name: "Legal advice",
      text: "Your lawyer reviews what we write. Involve them early.",
    },
  ],
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      { id: "implementation", text: "Shows which weaknesses cost enough to justify a programme." },
      { id: "managed-services", text: "Gives each weakness an owner, a rule and a date." },
      { id: "training-capability", text: "Practises the playbooks with the people who use them." },
      { id: "fraud-detection", text: "Applies your rules where no person is needed." },
    ],
  },
  closing: {
    heading: "Name a decision without an owner",
    text: "Tell us about that decision. We'll show you how it looks with an owner, a limit and a review date.",
  },
};
