import type { ProductPage } from "../../types/products.ts";

export const fraudIntelligence: ProductPage = {
  id: "fraud-intelligence",
  title: "Fraud Intelligence Sharing Platform (FISP)",
  description:
    "One member confirms a stolen card, a mule account or a bad handset; the others know. Customers and senders stay unnamed.",
  lead: "One member confirms a stolen card, a mule account or a bad handset, and the others know. Customers and senders stay unnamed.",
  forWhom: {
    heading: "For teams that meet the same fraud.",
    rows: [
      {
        who: "Banks and wallets",
        text: "Money leaves one bank and crosses four mule accounts before noon. The second bank could have known what the first one knew.",
        signature: "account-takeover",
      },
      {
        who: "E-commerce and payment providers",
        text: "A card refused in your shop at two o'clock is tried in the next one at five past.",
        signature: "stolen-cards",
      },
      {
        who: "Telecoms",
        text: "The number range that orders your codes tonight ordered another operator's last week. The bill was the first they heard of it.",
        signature: "sms-pumping",
      },
    ],
  },
  how: {
    heading: "One sees it. The rest can act.",
    questions: [
      {
        ask: "What travels?",
        answer:
          "A fingerprint of the card, number or device, the kind of fraud, its date and how it was confirmed.",
      },
      {
        ask: "What stays at home?",
        answer: "Names, balances, messages and evidence. The sender stays unnamed too.",
      },
    ],
    steps: [
      {
        name: "Confirm",
        text: "A member marks a case as fraud and keeps the evidence on its own side. Suspicion alone is not sent.",
      },
      {
        name: "Fingerprint",
        text: "The key is turned into a fingerprint before it leaves. You can match only what you already hold.",
      },
      {
        name: "Tell",
        text: "A member who meets the same key gets the signal, its age and its strength. Its own rules decide what happens.",
      },
    ],
    records: [
      {
        title: "A signal sent",
        rows: [
          { key: "Key", value: "card fp 9C41-E7", mono: true },
          { key: "Kind", value: "Card testing" },
          { key: "Confirmed", value: "With the cardholder, 15:20", tone: "ok" },
          { key: "Leaves", value: "when the card is replaced, or in 90 days", mono: true },
        ],
      },
      {
        title: "The same key, elsewhere",
        rows: [
          { key: "Seen at", value: "15:31, first attempt", mono: true },
          { key: "Known from", value: "one member, not named", mono: true },
          { key: "Action", value: "Held by the member's own rule", tone: "warn" },
          { key: "Sent back", value: "Confirmed, 16:10", tone: "ok" },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "Signals that grow old",
        text: "Each loses strength with time and leaves on a date. Cards are replaced and numbers are sold again.",
      },
      {
        name: "Keyed fingerprints",
        text: "A plain hash of a mobile number is undone by trying every number. A keyed one is not.",
      },
      {
        name: "A fair balance",
        text: "See what you sent, what it stopped elsewhere and what you received. Sharing lasts while that balance does.",
      },
      {
        name: "Corrections that arrive",
        text: "Withdraw a signal, and each member who matched it is told and can look again.",
      },
      {
        name: "Kinds you choose",
        text: "Send cards but not numbers, receive devices but not addresses. Change your mind next month.",
      },
      {
        name: "A digest across sectors",
        text: "What moved where: tested in a shop, cashed at a wallet, spoken of in a call.",
      },
    ],
  },
  needs: [
    {
      name: "An agreement",
      text: "Purpose, kinds of signal and retention, read by your counsel and your data protection lead.",
      note: "once",
    },
    {
      name: "Confirmed cases",
      text: "Chargebacks, customer statements or your own investigation, with the date and the kind.",
      note: "API or file",
    },
    {
      name: "A place for the answer",
      text: "A rule or a queue that can receive a match and send its outcome back.",
      note: "one rule",
    },
  ],
  isNot: [
    {
      name: "Not a blacklist of people",
      text: "It carries cards, devices, numbers and accounts, each with an end date. It has no field for a name.",
    },
    {
      name: "Not a reason by itself",
      text: "A match earns a second look. What you decide needs a reason of your own.",
    },
    {
      name: "Not your report to the authorities",
      text: "Your duties to report stay yours. Ask us how to keep the two apart.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      { id: "kyc-verification", text: "Is where you confirm a case and decide to share it." },
      { id: "fraud-intelligence", text: "Carries the signal to the members who meet the same key." },
      { id: "risk-assessment", text: "Keeps received signals as list entries, end date included." },
      { id: "fraud-detection", text: "Weighs a match by its age and its strength." },
    ],
  },
  closing: {
    heading: "Ask what would leave your building.",
    text: "In a live session we follow one sample card from confirmation to match, field by field. Bring your data protection lead.",
  },
};
