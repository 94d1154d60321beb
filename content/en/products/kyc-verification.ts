import type { ProductPage } from "../../types/products.ts";

export const kycVerification: ProductPage = {
  title: "Risk Analytics Dashboard: what changed and why",
  description:
    "Losses, alerts, false positives and rule results in one view, each beside its usual range, with the calendars of the Gulf and Egypt.",
  lead: "See alerts, losses, false positives and rule results beside their usual range. Alerts appear the same day; the rest follows as outcomes arrive.",
  headRecord: {
    title: "The dashboard at 14:43",
    rows: [
      { key: "Accepted", value: "In its usual range", tone: "ok" },
      { key: "In review", value: "In its usual range", tone: "ok" },
      { key: "Stopped", value: "Above its usual range for 8 minutes", tone: "bad" },
      { key: "Refunds", value: "In its usual range", tone: "ok" },
    ],
  },
  forWhom: {
    heading: "For people who report on fraud",
    rows: [
      {
        who: "Heads of fraud",
        text: "After the weekend you are asked what happened. See which measure moved, and which rule, channel or customer group explains it.",
        signature: "chargeback",
      },
      {
        who: "Finance and risk committees",
        text: "Disputes, refunds and refused cash-on-delivery parcels come in three reports with three definitions of a loss. Here one definition covers them all.",
        signature: "refund-fraud",
      },
      {
        who: "Review teams",
        text: "Forty alerts are waiting, and nine belong to one fraud ring. Open them together, by what they share.",
        signature: "reshipping",
      },
    ],
  },
  how: {
    heading: "Four measures. One is out of range.",
    questions: [
      {
        ask: "Is this unusual, or a normal Thursday?",
        answer: "Each measure is compared with its own past: hour, weekday, payday and season.",
      },
      {
        ask: "What caused it?",
        answer: "Open a point on the chart to see the events behind it.",
      },
    ],
    steps: [
      {
        name: "Collect",
        text: "Decisions, reviews, disputes and returned parcels come into one table, with one definition for each.",
      },
      {
        name: "Compare",
        text: "The dashboard draws the usual range of each measure. In Ramadan, when evenings are busier, the range moves with the calendar.",
      },
      {
        name: "Investigate",
        text: "Choose a point outside its range, open the events behind it and hand them over as one case.",
      },
    ],
    records: [
      {
        title: "A limit on 8 May",
        rows: [
          { key: "Limit", value: "One card range (BIN), 6 attempts a minute" },
          { key: "Stopped", value: "66 attempts, 14:36 to 14:43", mono: true },
          { key: "False positives", value: "none reported so far", mono: true },
          { key: "Review", value: "Keep the limit", tone: "ok" },
        ],
      },
      {
        title: "A case",
        rows: [
          { key: "Case", value: "C-0519", mono: true },
          { key: "In common", value: "device 7F2A-09, 22 accounts", mono: true },
          { key: "Owner", value: "Day review" },
          { key: "Status", value: "Open since 14:52", tone: "warn" },
        ],
      },
    ],
  },
  get: [
    {
      name: "One definition per measure",
      text: "The same on every screen, one click away.",
    },
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
    {
      name: "Cases by what they share",
      text: "Same device, card or address: one case, owner and deadline.",
    },
    {
      name: "Exports with their definitions",
      text: "Tables keep their filters, dates and definitions.",
    },
  ],
  connection: {
    input: {
      name: "Data in",
      text: "Decisions, reviews and outcomes from our products or from a system you keep. Customer names are not needed.",
    },
    output: {
      name: "Data out",
      text: "Screens, scheduled reports and exports. Cases can be sent to the case tool you already use.",
    },
    time: {
      name: "Speed",
      text: "Updates by event, by hour or by day. You choose, depending on how fresh your own data is.",
    },
    failure: {
      name: "If a feed stops",
      text: "The measure is marked as incomplete, and the feed's owner is told. Nothing is estimated silently.",
    },
  },
  needs: [
    {
      name: "Your decisions",
      text: "Events passed, reviewed or stopped, by us or by another system.",
      note: "API or file",
    },
    {
      name: "Their outcomes",
      text: "Disputes, releases, returned parcels and recovered money.",
      note: "weekly",
    },
    {
      name: "Your calendar",
      text: "Campaigns, updates and price changes, so that no promotion is reported as an attack.",
      note: "as plans change",
    },
  ],
  isNot: [
    {
      name: "An identity check",
      text: "It shows results. Digital Identity Intelligence compares a customer's details.",
    },
    {
      name: "Your data warehouse",
      text: "It stores the data that explains fraud decisions. Your warehouse stores the rest.",
    },
    {
      name: "A fixed set of charts",
      text: "You choose the measures and can change them.",
    },
  ],
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      { id: "risk-assessment", text: "Sends every list match and every limit exceeded." },
      { id: "fraud-detection", text: "Sends every score with its reasons." },
      { id: "kyc-verification", text: "Compares them with the usual range and with later outcomes." },
      { id: "fraud-intelligence", text: "Receives the confirmed cases that you choose to share." },
    ],
  },
  closing: {
    heading: "Find the attack in sample data",
    text: "In a live session you get the dashboard with one attack hidden in sample data, and look for it yourself.",
  },
};
