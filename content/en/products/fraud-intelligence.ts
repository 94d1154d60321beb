import type { ProductPage } from "../../types/products.ts";

export const fraudIntelligence: ProductPage = {
  title: "Fraud Intelligence Sharing Platform (FISP)",
  description:
    "When one member confirms a stolen card, a mule account or a device used for fraud, other members can recognise it. Names are never sent.",
  lead: "When one member confirms a stolen card, a mule account or a device used for fraud, the other members can recognise it.",
  forWhom: {
    heading: "For businesses hit by the same fraudsters",
    rows: [
      {
        who: "Banks and wallets",
        text: "Stolen money leaves one bank and passes through four mule accounts before noon. Another bank may have confirmed one of them weeks ago.",
        signature: "account-takeover",
      },
      {
        who: "E-commerce and payment providers",
        text: "A fraudster pays with a stolen card in your shop at noon, and with another card on the same device in the next shop that evening.",
        signature: "stolen-cards",
      },
      {
        who: "Telecoms",
        text: "Tonight five phones are ordered on instalments from one device, under five invented identities. Last month the same device was used at another operator, which learned of the fraud from the unpaid bills.",
        signature: "synthetic-identity",
      },
    ],
  },
  how: {
    heading: "One member confirms. The others can act.",
    questions: [
      {
        ask: "What is shared?",
        answer:
          "A keyed hash (a code made with a secret key) of the card, phone number, account or device, with the type of fraud, its date and how it was confirmed.",
      },
      {
        ask: "What stays with you?",
        answer: "Names, balances, messages and evidence. Other members do not see who sent a signal.",
      },
    ],
    steps: [
      {
        name: "Confirm",
        text: "A member marks a case as fraud and keeps the evidence. Suspicion alone is not sent.",
      },
      {
        name: "Fingerprint",
        text: "The identifier is turned into a keyed hash before it leaves. Members may look up only identifiers that they hold themselves, in limited numbers.",
      },
      {
        name: "Match",
        text: "A member that sees the same identifier receives the signal with its age and strength. That member's own rules decide. Ask us how many members there are in your country and sector.",
      },
    ],
    records: [
      {
        title: "A signal sent",
        rows: [
          { key: "Identifier", value: "card fingerprint 9C41-E7", mono: true },
          { key: "Type", value: "Card testing" },
          { key: "Confirmed", value: "With the cardholder, 15:20", tone: "ok" },
          { key: "Ends", value: "in 90 days, or when the member withdraws it", mono: true },
        ],
      },
      {
        title: "A match at another member",
        rows: [
          { key: "Seen", value: "15:31, first attempt", mono: true },
          { key: "Known from", value: "one member, not named", mono: true },
          { key: "Action", value: "Held by the member's own rule", tone: "warn" },
          { key: "Sent back", value: "Confirmed, 16:10", tone: "ok" },
        ],
      },
    ],
  },
  get: [
    {
      name: "Signals with an end date",
      text: "Each weakens and then ends, because devices and numbers change hands.",
    },
    {
      name: "Keyed hashes",
      text: "Without the secret key, trying every mobile number finds nothing.",
    },
    {
      name: "A fair balance",
      text: "You see what you share and receive. Whoever stops sharing stops receiving.",
    },
    {
      name: "Corrections",
      text: "Withdraw a signal after an objection: every member who matched is told.",
    },
    {
      name: "Your own choice of signals",
      text: "Send cards but not phone numbers, for example. You can change it.",
    },
    {
      name: "A digest across sectors",
      text: "How current frauds work, from card testing to callers' scripts.",
    },
  ],
  connection: {
    input: {
      name: "Data in",
      text: "Keyed hashes of confirmed cases, by API or file. No names, no free text. If you hold only card tokens, ask how they can be matched. A device is matched only if both members identify it in the same way; ask us how.",
    },
    output: {
      name: "Data out",
      text: "Matches with type, age and strength, to your rules engine or your review queue.",
    },
    time: {
      name: "Speed",
      text: "One event at a time, or a whole file. The agreement limits the number of look-ups.",
    },
    failure: {
      name: "If no answer comes",
      text: "Your event continues without a match. You can look it up and review it later.",
    },
  },
  needs: [
    {
      name: "An agreement and approvals",
      text: "Purpose, legal basis, privacy notice, signals and retention. Banks first check that bank secrecy allows it and that no signal reveals a suspicious-transaction report (tipping-off). They obtain approval, and customers' consent, where required.",
      note: "once",
    },
    {
      name: "Confirmed cases",
      text: "Cases that your investigators have confirmed, with date and type. A lost chargeback alone does not confirm fraud.",
      note: "API or file",
    },
    {
      name: "A place for matches",
      text: "A rule or a queue that receives a match and sends its outcome back.",
      note: "one rule",
    },
  ],
  isNot: [
    {
      name: "A list of people",
      text: "It has no field for a name. Phone numbers are still personal data, and protected as such.",
    },
    {
      name: "A reason by itself",
      text: "A match justifies a second look. Your decision needs its own reason.",
    },
    {
      name: "Fully anonymous",
      text: "Whoever holds the key could try every number. Ask who guards it and how often it changes.",
    },
  ],
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      { id: "kyc-verification", text: "Lets you confirm a case and then choose to share it." },
      { id: "fraud-intelligence", text: "Passes the signal to members who see the same identifier." },
      { id: "risk-assessment", text: "Stores received signals as list entries with end dates." },
      { id: "fraud-detection", text: "Uses a match in its score, by age and strength." },
    ],
  },
  closing: {
    heading: "See exactly what is shared",
    text: "In a live session we follow one sample card from confirmation to match, field by field. Bring your data protection lead.",
  },
};
