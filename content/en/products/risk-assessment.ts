import { site } from "../../../site.config.ts";
import type { ProductPage } from "../../types/products.ts";

export const riskAssessment: ProductPage = {
  id: "risk-assessment",
  title: "Managed Watchlists & Velocity Guard",
  description:
    "Fraud lists with an owner and an end date, and limits by card, device and number that answer before the payment does.",
  lead: "Lists kept current for you, and limits that catch too many, too fast. Both answer before the payment does.",
  forWhom: {
    heading: "For teams that answer for volume.",
    rows: [
      {
        who: "E-commerce and marketplaces",
        text: "A sale opens at midnight and the stock sits in baskets nobody pays for. Four names, one delivery address, one handset.",
        signature: "inventory-hoarding",
      },
      {
        who: "Banks and payment providers",
        text: "Small authorisations come first, a riyal or a dirham each, to learn which cards still work. The large one follows.",
        signature: "stolen-cards",
      },
      {
        who: "Telecoms and digital services",
        text: "You pay for each one-time code you send. Someone earns a share when the codes go to numbers nobody reads.",
        signature: "sms-pumping",
      },
    ],
  },
  how: {
    heading: "Two questions, asked of every event.",
    questions: [
      {
        ask: "Is it on a list?",
        answer:
          "Names, cards, devices, addresses and numbers, yours and ours, each entry with an owner and an end date.",
      },
      {
        ask: "Is it too many, too fast?",
        answer: "A count for each key over a minute, an hour and a day, held against the limit you set.",
      },
    ],
    steps: [
      {
        name: "Match",
        text: "Compare each key in the event with the lists. Mohamed, Mohammed and Muhammad are one name in Arabic, so they meet one entry.",
      },
      {
        name: "Count",
        text: "Count by card, device, address and number at the same time. Changing one of them does not reset the clock on the others.",
      },
      {
        name: "Act",
        text: "Pass, review or stop, and record which entry or limit decided. You choose the action for each list and each limit.",
      },
    ],
    records: [
      {
        title: "A stopped attempt",
        rows: [
          { key: "Event", value: "TX-48231, 14:38:12", mono: true },
          { key: "Limit", value: "Card, 6 attempts a minute" },
          { key: "Count", value: "7 in 60 s", mono: true },
          { key: "Result", value: "Stopped", tone: "bad" },
        ],
      },
      {
        title: "A list entry",
        rows: [
          { key: "Key", value: "device 7F2A-09", mono: true },
          { key: "Why", value: "22 accounts live on this handset" },
          { key: "Added by", value: `${site.brand} analyst, a second person agreed` },
          { key: "Leaves", value: "6 August 2025, unless renewed", mono: true },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "Lists that forget",
        text: "Every entry has a reason, an owner and a day it leaves, so that nobody stays blocked by an oversight.",
      },
      {
        name: "Limits per key",
        text: "Card, device, number, address, account and beneficiary, each with its own window and its own action.",
      },
      {
        name: "A silent trial",
        text: "Run a new limit on live traffic without stopping anyone. See whom it would have stopped, then decide.",
      },
      {
        name: "An answer for support",
        text: "Each decision names its entry or limit, so the agent on the call knows what to check before releasing anything.",
      },
      {
        name: "A way back",
        text: "Release a good customer once. The release is remembered, and is the evidence if a limit has to move.",
      },
      {
        name: "A review with an analyst",
        text: "Go through hits, misses and false alarms together. Leave with the limits to move and the entries to drop.",
      },
    ],
  },
  needs: [
    {
      name: "An event feed",
      text: "Time, amount and at least two keys for each event.",
      note: "API or file",
    },
    {
      name: "Three months of history",
      text: "Three salary days show your honest rush. Include Ramadan or a sale if you can.",
      note: "once",
    },
    {
      name: "One owner",
      text: "One person who may say yes to a limit, and to its removal.",
      note: "each review",
    },
  ],
  isNot: [
    {
      name: "Not sanctions screening",
      text: "Keep your compliance lists and their owner. These stand beside them and answer another question.",
    },
    {
      name: "Not a score",
      text: "It matches and counts. The AI Managed Risk Engine weighs.",
    },
    {
      name: "Not set once",
      text: "A limit nobody reviews is a limit somebody has already learned.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      {
        id: "transaction-monitoring",
        text: "Gives the guard a device that stays the same when the card changes.",
      },
      { id: "risk-assessment", text: "Matches each key and counts each minute." },
      { id: "fraud-detection", text: "Takes the matches and counts as reasons in its score." },
      { id: "kyc-verification", text: "Shows what was stopped, what was released and what was missed." },
    ],
  },
  closing: {
    heading: "Bring the hour you still wonder about.",
    text: "In a live session we set limits with you on sample data. Nothing connects to your systems.",
  },
};
