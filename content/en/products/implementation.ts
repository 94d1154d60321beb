import type { ProductPage } from "../../types/products.ts";

export const implementation: ProductPage = {
  id: "implementation",
  title: "Fraud Impact Assessment: the true cost",
  description:
    "Count what fraud costs you beyond the stolen amount: fees, review hours, refused parcels and the good customers turned away.",
  lead: "Count what fraud costs you beyond the stolen amount: fees, hours, refused parcels and the good customers turned away.",
  forWhom: {
    heading: "For teams that need one number to trust.",
    rows: [
      {
        who: "Finance",
        text: "Your loss line holds the chargebacks. The courier's return fee and the review desk sit in other people's lines.",
        signature: "chargeback",
      },
      {
        who: "Heads of fraud",
        text: "You ask for a budget and are asked for a number. Bring one whose every step can be taken apart.",
        signature: "refund-fraud",
      },
      {
        who: "Owners of a free offer",
        text: "Free minutes, free trials and free codes have no loss line at all. Somebody pays for them, and it is you.",
        signature: "sms-pumping",
      },
    ],
  },
  how: {
    heading: "A staircase nobody had added up.",
    questions: [
      {
        ask: "What does one fraud set in motion?",
        answer:
          "The goods, the fee, both courier trips, the agent's half-hour, the customer who does not return.",
      },
      {
        ask: "What does your defence cost?",
        answer: "Reviews, one-time codes and honest orders refused. They belong to the same sum.",
      },
    ],
    steps: [
      {
        name: "Collect",
        text: "Take twelve months from ledgers, disputes, returns, message bills and rosters. Where the books are silent, ask the people who do the work.",
      },
      {
        name: "Assign",
        text: "Give each cost a cause and an owner. Where we must estimate, write a low and a high figure and say why.",
      },
      {
        name: "Rank",
        text: "Set the steps side by side. See which one to mend first, and what mending it may cost at most.",
      },
    ],
    records: [
      {
        title: "One disputed order",
        rows: [
          { key: "Booked as loss", value: "SAR 640", mono: true },
          { key: "Dispute fee and courier", value: "SAR 113", mono: true },
          { key: "Support and review", value: "SAR 47", mono: true },
          { key: "Sum", value: "SAR 800, a quarter more", tone: "bad" },
        ],
      },
      {
        title: "One good customer refused",
        rows: [
          { key: "Refused by", value: "Rule on foreign cards" },
          { key: "Orders, year before", value: "9", mono: true },
          { key: "Orders since", value: "0", mono: true },
          { key: "Booked as loss", value: "Nowhere", tone: "bad" },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "A staircase of cost",
        text: "Each step from the stolen amount to the full cost, with its source and its owner in your company.",
      },
      {
        name: "A low and a high reading",
        text: "Estimates are shown as a range. You know which figures are booked and which are judged.",
      },
      {
        name: "The customers you refused",
        text: "A sample of declined orders, looked at again by hand: who was honest, and who never ordered again.",
      },
      {
        name: "Cash on delivery, counted",
        text: "Refused parcels sorted into changed minds, wrong addresses and orders nobody meant to accept.",
      },
      {
        name: "A ranking",
        text: "Causes in order of money, each with the most you should spend to mend it.",
      },
      {
        name: "A model that stays",
        text: "A workbook with every assumption in sight. Change one and the staircase changes. Your analyst keeps it.",
      },
    ],
  },
  benefits: [
    {
      name: "A budget with a reason",
      text: "You ask for an amount and show the step it takes away.",
    },
    {
      name: "One meaning of loss",
      text: "Finance, fraud and operations stop bringing three figures to one meeting.",
    },
    {
      name: "Order by money",
      text: "The loudest fraud and the dearest one are seldom the same. You mend the dearest first.",
    },
    {
      name: "A line to measure from",
      text: "Count again in a year, in the same way, and see what your work changed.",
    },
  ],
  needs: [
    {
      name: "Twelve months of records",
      text: "Ledger lines, disputes, returns and message bills, with customer names removed.",
      note: "files, once",
    },
    {
      name: "An hour with each desk",
      text: "Finance, operations, support and review. They know the costs that have no code.",
      note: "four talks",
    },
    {
      name: "A voice from finance",
      text: "One person who can agree to a definition and defend it later.",
      note: "weekly",
    },
  ],
  isNot: [
    {
      name: "Not an audit",
      text: "We do not test or sign your accounts. We read them and ask.",
    },
    {
      name: "Not a promise of savings",
      text: "It says where money goes. What you save depends on what you mend.",
    },
    {
      name: "Not a market average",
      text: "Every figure is yours. We do not fill gaps with somebody else's survey.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      { id: "fraud-resilience-assessment", text: "Finds what gives way when it is pushed." },
      { id: "implementation", text: "Puts a price on each of those gaps." },
      { id: "managed-services", text: "Turns the dearest ones into owners, rules and dates." },
      { id: "kyc-verification", text: "Keeps the same definitions and shows them every day." },
    ],
  },
  closing: {
    heading: "Bring one disputed order.",
    text: "Count it with us, step by step. The full work is the same, for a year of them.",
  },
};
