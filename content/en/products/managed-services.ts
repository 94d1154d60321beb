import type { ProductPage } from "../../parts.ts";

export const managedServices = {
  title: "Fraud Program Development: owners and dates",
  description:
    "A fraud policy, roles, playbooks and controls, developed with the people who will use them. We lead first, then support your team, then observe.",
  sentence:
    "We write the policy, roles and playbooks with the people who will use them: we lead, then support, then watch.",
  number: "9",
  caption: ["months, four", "decisions yours"],
  label: "Three months with nobody in charge at night",
  subject: "Rings mark your decisions",
  give: [
    {
      name: "A sponsor",
      text: "One hour a month of someone who can weigh growth against fraud losses.",
    },
    {
      name: "The people on shift",
      text: "Reviewers and agents who write with us, in half-days during working hours.",
    },
    {
      name: "Your existing documents",
      text: "Policies, rules and informal agreements, as they are. No customer data.",
    },
  ],
  get: [
    {
      name: "A short fraud policy",
      text: "By product and channel, short enough to read before a launch.",
    },
    {
      name: "Roles with limits",
      text: "Who may hold, release, refund or close, and up to which amount.",
    },
    {
      name: "Playbooks",
      text: "SIM swap, mule account, empty parcel, burst of registrations.",
    },
    {
      name: "A control register",
      text: "Every rule, list and limit with its owner, its reason and a review date.",
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
  isNot: [
    { name: "A manual on a shelf", text: "We shorten it after each exercise." },
    { name: "Outsourcing", text: "Your people decide. We support them and then leave." },
    { name: "Legal advice", text: "Your lawyer reviews what we write. Involve them early." },
  ],
  benefits: [
    "Decisions without escalation",
    "One answer for a customer",
    "Knowledge that stays",
    "Evidence for the regulator",
  ],
  trial: {
    heading: "Name a decision without an owner",
    text: "Who may hold a transfer an hour after a SIM swap, at 3 a.m., without asking? Send us one such question. You get it back with an owner, a limit and a review date.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
} as const satisfies ProductPage;
