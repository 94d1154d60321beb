import type { ProductPage } from "../../types/products.ts";

export const fraudDetection: ProductPage = {
  id: "fraud-detection",
  title: "AI Managed Risk Engine: scores with reasons",
  description:
    "Score each registration, log-in and payment while it waits, read the reasons in plain words, and add your own rules beside the model.",
  lead: "A score for each registration, log-in and payment while it waits, with the reasons in words a reviewer can check.",
  forWhom: {
    heading: "For teams that must decide now.",
    rows: [
      {
        who: "Banks and payment providers",
        text: "A new device, a new beneficiary, a balance emptied at salary time. Each is ordinary. In one hour they are a takeover, and the money leaves by a mule account.",
        signature: "account-takeover",
      },
      {
        who: "E-commerce and marketplaces",
        text: "Cash on delivery costs you when the door stays shut; a card order, when the dispute arrives weeks later. Score both at checkout.",
        signature: "chargeback",
      },
      {
        who: "Telecoms and fintechs",
        text: "A handset on instalments goes to a customer with a good file and no past. Look at the file's age, not only its contents.",
        signature: "synthetic-identity",
      },
    ],
  },
  how: {
    heading: "One number, and the sentences behind it.",
    questions: [
      {
        ask: "How far from usual is it?",
        answer:
          "Measured against this customer's own past, against your customers together, and against known fraud.",
      },
      {
        ask: "Which facts say so?",
        answer: "Each reason is a sentence with its points, so a reviewer can agree or object to it.",
      },
    ],
    steps: [
      {
        name: "Read",
        text: "Take the event with what surrounds it: the device, the age of the account, the list hits, the counts, the last change of number.",
      },
      {
        name: "Weigh",
        text: "Add points for what is unusual, take points away for what is familiar. Your own rules are weighed beside the model and named.",
      },
      {
        name: "Decide",
        text: "Below your line the event passes. Near it, a second step or a person. Above it, the event stops and the reasons are filed.",
      },
    ],
    records: [
      {
        title: "A decision on file",
        rows: [
          { key: "Event", value: "TX-48231, 14:38:12", mono: true },
          { key: "First reason", value: "The handset carries 22 accounts" },
          { key: "Decision", value: "Stopped", tone: "bad" },
          { key: "Second look", value: "Reviewer agreed at 14:52", tone: "ok" },
        ],
      },
      {
        title: "A rule of your own",
        rows: [
          { key: "When", value: "SIM changed in the last 24 h, and a new beneficiary" },
          { key: "Then", value: "Hold, and ask in the app or by e-mail, never on that number" },
          { key: "Trial", value: "April's events: 3 held, 3 were fraud", mono: true },
          { key: "State", value: "Live since 5 May 2025", tone: "ok" },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "A score from 0 to 100",
        text: "For a registration, log-in, payment, refund or change of number, on one scale your team learns once.",
      },
      {
        name: "Reasons in plain words",
        text: "The sentences that moved the score, in order, with their points. Paste them into the case file as they stand.",
      },
      {
        name: "The Risk Rule Engine",
        text: "Write your own conditions: this corridor, that prefix, those hours. Try each on last month's events before it counts.",
      },
      {
        name: "People who manage the model",
        text: "Analysts watch it for drift and propose each change with its reason. What moves your score waits for your yes.",
      },
      {
        name: "A second step that fits",
        text: "You choose the check. A code by SMS proves little on a number that changed hands this morning.",
      },
      {
        name: "A day you can replay",
        text: "Score, reasons, rule version and outcome stay together, so an auditor sees what the reviewer saw.",
      },
    ],
  },
  needs: [
    {
      name: "Events with their outcome",
      text: "Payments, log-ins or registrations, and which of them turned out bad.",
      note: "API or file",
    },
    {
      name: "The late truth",
      text: "Chargebacks, complaints and refused deliveries, sent when they arrive.",
      note: "weekly",
    },
    {
      name: "The price of a false alarm",
      text: "One person who can say what a wrongly stopped customer costs you.",
      note: "once, then reviewed",
    },
  ],
  isNot: [
    {
      name: "Not a verdict on a person",
      text: "It scores one event. The same customer starts again with the next.",
    },
    {
      name: "Not a replacement for reviewers",
      text: "It settles the clear cases and hands them the others, reasons first.",
    },
    {
      name: "Not to be taken on trust",
      text: "Ask for detection rate and false positives together, on a sample and a period you choose.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      { id: "risk-assessment", text: "Sends list hits and counts that already broke a limit." },
      { id: "digital-identity", text: "Says which of the customer's details do not belong together." },
      { id: "fraud-detection", text: "Weighs it all and draws the line." },
      { id: "kyc-verification", text: "Shows where the line held, and what it cost in good customers." },
    ],
  },
  closing: {
    heading: "Argue with one score.",
    text: "In a live session you change the amount, the handset or the hour, and watch the reasons move. Sample data only.",
  },
};
