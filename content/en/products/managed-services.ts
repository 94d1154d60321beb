import type { ProductPage } from "../../types/products.ts";

export const managedServices: ProductPage = {
  title: "Fraud Program Development: owners and dates",
  description:
    "A fraud policy, roles, playbooks and controls, developed with the people who will use them. We lead first, then support your team, then observe.",
  sentence:
    "A fraud policy, roles, playbooks and controls, developed with the people who will use them. We lead first, then support your team, then observe.",
  number: "9",
  caption: ["months, four", "decisions yours"],
  label: "Seven pieces of work",
  subject: "Four decisions",
  give: [
    { name: "A sponsor", text: "Someone who can weigh growth against fraud losses." },
    { name: "The people on shift", text: "Reviewers and agents who write with us during working hours." },
    { name: "Your existing documents", text: "Policies, rules and informal agreements, as they are." },
  ],
  get: [
    { name: "A short fraud policy", text: "By product and channel, short enough to read before a launch." },
    { name: "Roles with limits", text: "Who may hold, release, refund or close, up to which amount." },
    { name: "Playbooks", text: "SIM swap, mule account, empty parcel, burst of registrations." },
    { name: "A control register", text: "Every rule, list and limit. Those nobody can justify are removed." },
    { name: "A monthly report", text: "The same five measures each month, with their definitions." },
    { name: "A night exercise", text: "An invented incident for the night shift, then a better playbook." },
  ],
  isNot: [
    { name: "A manual nobody reads", text: "We shorten it after each exercise." },
    { name: "Outsourcing", text: "Your people decide." },
    { name: "Legal advice", text: "Your lawyer reviews what we write." },
  ],
  benefits: [
    "Decisions without escalation",
    "One answer for a customer",
    "Knowledge that stays",
    "Evidence for the regulator",
  ],
  trial: {
    heading: "Name a decision without an owner",
    text: "Tell us about that decision.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
};
