import { site } from "../../../settings/site.js";
import type { ProductPage } from "../../types/products.ts";

export const riskAssessment: ProductPage = {
  title: "Managed Watchlists & Velocity Guard",
  description:
    "Fraud lists that we keep current, and velocity limits by card, device and phone number checked before the payment is authorised.",
  lead: "Fraud lists that we keep current, and velocity limits that stop bursts of attempts before the payment is authorised.",
  forWhom: {
    heading: "For businesses with high volumes",
    rows: [
      {
        who: "E-commerce and marketplaces",
        text: "A sale opens at midnight and the stock sits in baskets nobody pays for: four names, one delivery address, one phone.",
        signature: "inventory-hoarding",
      },
      {
        who: "Banks and payment providers",
        text: "Card testers try many numbers in one card range with small amounts, to learn which cards work. Large purchases follow.",
        signature: "stolen-cards",
      },
      {
        who: "Telecoms and digital services",
        text: "You pay for each one-time code you send. A script requests thousands, for phone numbers that earn the fraudster a share of each message.",
        signature: "sms-pumping",
      },
    ],
  },
  how: {
    heading: "Two checks on every event",
    questions: [
      {
        ask: "Is it on a list?",
        answer:
          "Cards, devices, addresses and phone numbers are compared with your lists. If you join the sharing platform, keyed hashes are compared with its signals, too.",
      },
      {
        ask: "Too many attempts, too fast?",
        answer:
          "Attempts on each card, card range, device and number are counted by minute, hour and day against your limits.",
      },
    ],
    steps: [
      {
        name: "Match",
        text: "Each event is compared with the lists. Names are on your own lists only. A name alone never decides.",
      },
      {
        name: "Count",
        text: "Attempts are counted separately for each card, card range, device, address and number. Changing one of them does not reset the others.",
      },
      {
        name: "Act",
        text: "The event is passed, stopped or sent to review, with a record of the entry or limit that decided. You choose the action for each; for signals from the sharing platform we advise a review.",
      },
    ],
    records: [
      {
        title: "A stopped attempt",
        rows: [
          { key: "Event", value: "TX-48262, 14:38:12", mono: true },
          { key: "Limit", value: "6 attempts a minute on one card range (BIN)" },
          { key: "Count", value: "7 in 60 s, 7 different cards", mono: true },
          { key: "Result", value: "Stopped", tone: "bad" },
        ],
      },
      {
        title: "A list entry",
        rows: [
          { key: "Entry", value: "device 7F2A-09", mono: true },
          { key: "Reason", value: "22 accounts on this device" },
          { key: "Added by", value: `${site.brand} analyst, approved by the client` },
          { key: "Ends", value: "6 August 2025, unless renewed", mono: true },
        ],
      },
    ],
  },
  get: [
    {
      name: "Lists with end dates",
      text: "Each entry has a reason, an owner and an end date.",
    },
    {
      name: "Limits for each identifier",
      text: "Card, card range, device, phone number, delivery address, account, beneficiary.",
    },
    {
      name: "A silent trial",
      text: "See on live traffic what a limit would stop, before it does.",
    },
    {
      name: "An answer for support",
      text: "Every decision names the entry or limit behind it.",
    },
    {
      name: "Releases as evidence",
      text: "A payment you release is recorded as a reason to change limits.",
    },
    {
      name: "A review with an analyst",
      text: "You and the analyst agree which limits and entries to change.",
    },
  ],
  connection: {
    input: {
      name: "Data in",
      text: "Cards come as a token and a card range, and as keyed hashes for the sharing platform. Other identifiers can come as keyed hashes. Each event needs its time, its amount and at least two identifiers.",
    },
    output: {
      name: "Data out",
      text: "Pass, review or stop, with the entry or limit that decided, by API or file.",
    },
    time: {
      name: "Speed",
      text: "The check comes before authorisation. Its response time is measured from your systems before go-live.",
    },
    failure: {
      name: "If no answer comes",
      text: "After your time-out, the event is passed or stopped, as you chose for its type. It is counted later.",
    },
  },
  needs: [
    {
      name: "An event feed",
      text: "Time, amount and at least two identifiers for each event.",
      note: "API or file",
    },
    {
      name: "Three months of history",
      text: "Three paydays show your normal peaks. Include Ramadan or a sale if you can.",
      note: "once",
    },
    {
      name: "One owner",
      text: "Someone who approves limits that others propose.",
      note: "each review",
    },
  ],
  isNot: [
    {
      name: "Sanctions or money-laundering checks",
      text: "Screening and suspicious-transaction reports stay with your compliance team.",
    },
    {
      name: "A score",
      text: "It matches and counts. The AI Managed Risk Engine scores.",
    },
    {
      name: "A one-off set-up",
      text: "Fraudsters learn your limits by trial and error, so the limits need regular reviews.",
    },
  ],
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      {
        id: "transaction-monitoring",
        text: "Supplies a device ID that stays the same when the card changes.",
      },
      { id: "risk-assessment", text: "Matches each identifier and counts attempts by the minute." },
      { id: "fraud-detection", text: "Uses matches and counts as reasons in its score." },
      { id: "kyc-verification", text: "Shows what was stopped, released and missed." },
    ],
  },
  closing: {
    heading: "Replay a busy hour",
    text: "In a live session we set limits with you on sample data. Nothing is connected to your systems.",
  },
};
