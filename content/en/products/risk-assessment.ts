import type { ProductPage } from "../../parts.ts";

export const riskAssessment = {
  title: "Managed Watchlists & Velocity Guard",
  description:
    "Fraud lists with reasons and end dates, and velocity limits by card, device and phone number checked before the payment is authorised.",
  sentence:
    "Each attempt is checked against your lists and counted against your limits before it is authorised.",
  number: "66",
  caption: ["of 170 attempts", "stopped"],
  label: "Your limit, 6 a minute",
  subject: "One card range at a small shop",
  give: [
    { name: "An event feed", text: "Time, amount and at least two identifiers for each event." },
    { name: "Three months of history", text: "Three paydays show your normal peaks." },
    { name: "One owner", text: "Someone who approves the limits that others propose." },
  ],
  get: [
    {
      name: "Lists with end dates",
      text: "Your own lists. Our analysts propose entries and remove stale ones; you approve.",
    },
    {
      name: "Limits for each identifier",
      text: "Card, card range, device, phone number, delivery address, account, beneficiary.",
    },
    { name: "A silent trial", text: "See on live traffic what a limit would stop, before it does." },
    { name: "An answer for support", text: "Every decision names the entry or limit behind it." },
    { name: "Releases as evidence", text: "A payment you release is recorded as a reason to change limits." },
    {
      name: "A review with an analyst",
      text: "You and the analyst agree which limits and entries to change.",
    },
  ],
  isNot: [
    {
      name: "Sanctions or money-laundering checks",
      text: "Screening and suspicious-transaction reports stay with your compliance team.",
    },
    { name: "A score", text: "It matches and counts. The AI Managed Risk Engine scores." },
    { name: "A one-off set-up", text: "Fraudsters learn your limits, so the limits need regular reviews." },
  ],
  trial: {
    heading: "Replay a busy hour",
    text: "In a live session we set limits with you. Nothing is connected to your systems.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
} as const satisfies ProductPage;
