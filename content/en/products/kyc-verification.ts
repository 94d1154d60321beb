import type { ProductPage } from "../../parts.ts";

export const kycVerification = {
  title: "Risk Analytics Dashboard: what changed and why",
  description:
    "Losses, alerts, false positives and rule results in one view, each beside its usual range, with the calendars of the Gulf and Egypt.",
  sentence: "You see the minute in which a measure leaves its usual range, and open the payments behind it.",
  number: "8",
  caption: ["minutes outside", "the usual range"],
  label: "Accepted, in review, stopped, refunds",
  subject: "Stopped, 14:36 to 14:43",
  give: [
    { name: "Your decisions", text: "Events passed, reviewed or stopped, by us or by another system." },
    { name: "Their outcomes", text: "Disputes, releases, returned parcels and recovered money." },
    {
      name: "Your calendar",
      text: "Campaigns and price changes, so that no promotion is reported as an attack.",
    },
  ],
  get: [
    { name: "One definition per measure", text: "The same on every screen, one click away." },
    {
      name: "Ranges that follow the calendar",
      text: "Paydays, Ramadan, Eid, your campaigns and each country's weekend.",
    },
    {
      name: "A record for every rule",
      text: "Fraud stopped, false positives caused, date of the last match.",
    },
    {
      name: "False positives beside losses",
      text: "Refused customers are shown as clearly as fraud losses.",
    },
    { name: "Cases by what they share", text: "Same device, card or address: one case, owner and deadline." },
    { name: "Exports with their definitions", text: "Tables keep their filters, dates and definitions." },
  ],
  isNot: [
    {
      name: "An identity check",
      text: "It shows results. Digital Identity Intelligence compares a customer's details.",
    },
    { name: "Your data warehouse", text: "It stores the data that explains fraud decisions." },
    { name: "A fixed set of charts", text: "You choose the measures and can change them." },
  ],
  trial: {
    heading: "Find the hidden attack",
    text: "In a live session you get the dashboard and look for the one attack hidden in it.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
} as const satisfies ProductPage;
