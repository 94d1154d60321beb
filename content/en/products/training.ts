import type { ProductPage } from "../../types/products.ts";

export const training: ProductPage = {
  title: "Fraud Intelligence & Monitoring",
  description:
    "Analysts watch your log-ins and payments, read public channels about your brand in Arabic and English, and call you when they see a problem.",
  lead: "Analysts watch your log-ins and payments, read public channels where fraudsters discuss your brand, and call you when they see a problem.",
  forWhom: {
    heading: "For teams that are small at night",
    rows: [
      {
        who: "Banks and wallets",
        text: "At two in the morning after payday, many customers log in from devices they have never used before.",
        signature: "account-takeover",
      },
      {
        who: "Telecoms",
        text: "A script requests your one-time codes for foreign phone numbers by the thousand. Without monitoring, you learn of the attack from next month's bill.",
        signature: "sms-pumping",
      },
      {
        who: "E-commerce",
        text: "A way to get false refunds from your shop is on sale, with screenshots of your agents' replies. You can close the gap before more people use it.",
        signature: "refund-fraud",
      },
    ],
  },
  how: {
    heading: "Two nights as busy as an evening",
    questions: [
      {
        ask: "Is this unusual for this hour?",
        answer:
          "Each half-hour is compared with the same half-hour of other weeks. A drop can be as unusual as a rise.",
      },
      {
        ask: "Is someone planning an attack?",
        answer:
          "We read public channels where your brand is discussed and where its promotion codes, and methods of refund fraud, are sold.",
      },
    ],
    steps: [
      {
        name: "Watch",
        text: "We follow registrations, log-ins, codes, payments and refunds by half-hour, and the channels where your brand is discussed.",
      },
      {
        name: "Exclude",
        text: "We rule out normal causes: your campaign, your outage, a football final or the first evening of Ramadan.",
      },
      {
        name: "Call",
        text: "You hear what we see, when it began, which accounts are affected, what we would do first and how sure we are.",
      },
    ],
    records: [
      {
        title: "An alert at night",
        rows: [
          { key: "When", value: "8 May 2025, 02:00 to 03:30", mono: true },
          { key: "Seen", value: "Log-ins rise, purchases do not" },
          { key: "Cause", value: "Leaked passwords, tried by a script" },
          { key: "Status", value: "Stopped at 03:30 by the client's contact", tone: "ok" },
        ],
      },
      {
        title: "A finding",
        rows: [
          { key: "Seen", value: "A way to get false refunds from your shop, on sale" },
          { key: "Where", value: "Public chat group, in Arabic" },
          { key: "Checked", value: "By two analysts, nothing bought" },
          { key: "First action", value: "Ask for a photograph before the refund" },
        ],
      },
    ],
  },
  get: [
    {
      name: "Hours that suit you",
      text: "All hours, or the nights, weekends and public holidays.",
    },
    {
      name: "Findings with evidence",
      text: "Time, source, extract, and a confidence rating you can question.",
    },
    {
      name: "Arabic and English",
      text: "Also Arabic in Latin letters. For Urdu or Hindi, ask us first.",
    },
    {
      name: "Takedown requests",
      text: "For fake pages, numbers and apps in your name, if agreed.",
    },
    {
      name: "A weekly note",
      text: "What was unusual, its cause, and what public channels showed.",
    },
    {
      name: "Named contacts",
      text: "You know which analyst will call, and we know your contact.",
    },
  ],
  benefits: [
    "Unusual nights noticed earlier",
    "Fewer false alarms",
    "Earlier warning of gaps",
    "A record of groups that return",
  ],
  connection: {
    input: {
      name: "Data in",
      text: "Counts by half-hour are enough to begin. Events with pseudonymised IDs (keyed hashes) let us point to accounts.",
    },
    output: {
      name: "Results",
      text: "Calls about findings, a note each week and a record of everything reported.",
    },
    time: {
      name: "Speed",
      text: "The agreement says how soon we call, for each severity.",
    },
    failure: {
      name: "If nobody answers",
      text: "We call the second contact, then act only as far as your playbook allows.",
    },
  },
  needs: [
    {
      name: "An event feed",
      text: "Counts or events, from the systems you choose.",
      note: "API or file",
    },
    {
      name: "Your names",
      text: "Brands, apps, sender names and short codes, in Arabic and Latin letters.",
      note: "once",
    },
    {
      name: "Someone who answers",
      text: "A phone number that is answered at night, and a second one.",
      note: "always",
    },
  ],
  isNot: [
    {
      name: "A data feed",
      text: "You receive findings about your business, not thousands of indicators.",
    },
    {
      name: "Hacking back",
      text: "We read public channels only. We do not buy stolen data or break in.",
    },
    {
      name: "Your response team",
      text: "We call and advise. We stop an account only where your playbook says so.",
    },
  ],
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      { id: "training", text: "Finds unusual activity, and fraud methods offered for sale." },
      { id: "risk-assessment", text: "Adds the devices and phone numbers found to its lists." },
      { id: "red-teaming", text: "Tests the advertised method on your own refund desk." },
      { id: "fraud-intelligence", text: "Shares the signal once the case is confirmed." },
    ],
  },
  closing: {
    heading: "Ask what is said about your brand",
    text: "Bring your brand names in Arabic and Latin letters. In the first conversation we'll show where we would look, and what we would leave alone.",
  },
};
