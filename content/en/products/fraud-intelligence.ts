import type { ProductPage } from "../../parts.ts";

export const fraudIntelligence = {
  title: "Fraud Intelligence Sharing Platform (FISP)",
  description:
    "When one member confirms a stolen card, a mule account or a device used for fraud, other members can recognise it. Names are never sent.",
  sentence:
    "When one member confirms a card, phone or account used for fraud, the others can recognise it, and no name leaves any member.",
  number: "6",
  caption: ["members met", "one card"],
  label: "19 members",
  subject: "Card 9C41-E7",
  give: [
    {
      name: "An agreement and approvals",
      text: "Purpose, legal basis, signals and retention. Banks first check that bank secrecy allows it.",
    },
    { name: "Confirmed cases", text: "Cases that your investigators have confirmed, with date and type." },
    {
      name: "A place for matches",
      text: "A rule or a queue that receives a match and sends its outcome back.",
    },
  ],
  get: [
    {
      name: "Signals with an end date",
      text: "Each weakens and then ends, because devices and numbers change hands.",
    },
    { name: "Keyed hashes", text: "Without the secret key, trying every mobile number finds nothing." },
    {
      name: "A fair balance",
      text: "You see what you share and receive. Whoever stops sharing stops receiving.",
    },
    { name: "Corrections", text: "Withdraw a signal after an objection: every member who matched is told." },
    {
      name: "Your own choice of signals",
      text: "Send cards but not phone numbers, for example. You can change it.",
    },
    {
      name: "A digest across sectors",
      text: "How current frauds work, from card testing to callers' scripts.",
    },
  ],
  isNot: [
    { name: "A list of people", text: "It has no field for a name." },
    {
      name: "A reason by itself",
      text: "A match justifies a second look. Your decision needs its own reason.",
    },
    {
      name: "Fully anonymous",
      text: "Whoever holds the key could try every number. Before you join, we tell you who guards it.",
    },
  ],
  trial: {
    heading: "See exactly what is shared",
    text: "In a live session we follow one card from confirmation to match, field by field. Bring your data protection lead.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
} as const satisfies ProductPage;
