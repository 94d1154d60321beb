import type { ProductPage } from "../../types/products.ts";

export const fraudDetection: ProductPage = {
  title: "AI Managed Risk Engine: scores with reasons",
  description:
    "Score every registration, log-in and payment in real time, read the reasons in plain words, and run your own rules beside the model.",
  lead: "A fraud score for each registration, log-in and payment, in real time, with reasons a reviewer can check.",
  forWhom: {
    heading: "For decisions made in real time",
    rows: [
      {
        who: "Banks and payment providers",
        text: "A new device, a new beneficiary or a large transfer alone can be ordinary. All three in one hour point to an account takeover. If a caller talks the customer into paying, it is an authorised push payment (APP) scam.",
        signature: "account-takeover",
      },
      {
        who: "E-commerce and marketplaces",
        text: "Some cash-on-delivery orders are refused at the door. Some card orders come back as chargebacks weeks later. Score both at checkout.",
        signature: "chargeback",
      },
      {
        who: "Telecoms and fintechs",
        text: "An applicant with someone else's ID number and an invented name takes a phone on instalments. The score takes account of how long each detail has been in use.",
        signature: "synthetic-identity",
      },
    ],
  },
  how: {
    heading: "A score, and the reasons for it",
    questions: [
      {
        ask: "How unusual is this event?",
        answer:
          "It is compared with the customer's own history, with your other customers and with known fraud.",
      },
      {
        ask: "Why is the score high?",
        answer: "Each reason is a sentence with the points it adds, so a reviewer can check it and disagree.",
      },
    ],
    steps: [
      {
        name: "Collect",
        text: "The engine takes the event with device, account age, list matches, velocity counts and recent changes of phone number.",
      },
      {
        name: "Score",
        text: "The model turns the signals into one score. Your own rules run beside it.",
      },
      {
        name: "Decide",
        text: "You set two thresholds. Below the lower one the event passes, and above the upper one it is stopped. Between them, you ask for step-up authentication or a review.",
      },
    ],
    records: [
      {
        title: "A recorded decision",
        rows: [
          { key: "Event", value: "TX-48231, 14:21:07", mono: true },
          { key: "First reason", value: "22 accounts on this device" },
          { key: "Decision", value: "Stopped", tone: "bad" },
          { key: "Review", value: "Reviewer agreed at 14:33", tone: "ok" },
        ],
      },
      {
        title: "A rule of your own",
        rows: [
          { key: "When", value: "SIM changed in the last 24 h, and a new beneficiary" },
          { key: "Then", value: "Hold; confirm in the app, on a device enrolled before the SIM changed" },
          { key: "Trial", value: "On February's events: 41 matches, 9 fraud, 32 genuine", mono: true },
          { key: "Status", value: "Live since 5 May 2025", tone: "ok" },
        ],
      },
    ],
  },
  model: {
    heading: "How the model is kept accurate",
    facts: [
      {
        name: "What it learns from",
        text: "Your confirmed outcomes: fraud chargebacks without those you judge to be friendly fraud, customer reports that were checked, and review decisions. The latest weeks are left out, because their outcomes are still arriving. With few confirmed frauds, rules and lists decide first; the model is trained as outcomes arrive.",
      },
      {
        name: "How reasons are derived",
        text: "For each event we calculate how much every signal raised or lowered the score. The largest contributions become the reasons.",
      },
      {
        name: "How changes are watched",
        text: "Every week we compare the inputs and the alert rate with the approved range, and the detection rate once outcomes have arrived.",
      },
      {
        name: "When it is retrained",
        text: "When a measure leaves its range, or on a date you set. A new version first scores live events without acting on them.",
      },
      {
        name: "Who approves a change",
        text: "A person you name. No scoring change goes live without that approval, and the previous version is kept for a rollback.",
      },
      {
        name: "What people decide",
        text: "Your team reviews the cases that step-up authentication does not settle, and answers customers who object.",
      },
    ],
  },
  get: [
    {
      name: "A score from 0 to 100",
      text: "One scale for all events, with thresholds for each type.",
    },
    {
      name: "Reasons in plain words",
      text: "Sentences with points, ready to copy.",
    },
    {
      name: "The Risk Rule Engine",
      text: "Your own conditions, tested first on past events.",
    },
    {
      name: "Step-up that fits the risk",
      text: "You choose the check. An SMS proves little after a SIM change.",
    },
    {
      name: "A sorted review queue",
      text: "By risk and amount, with reasons.",
    },
    {
      name: "An audit trail",
      text: "Score, reasons, model and rule versions and outcome, together.",
    },
  ],
  connection: {
    input: {
      name: "Data in",
      text: "The event, its account and its signals. You can pseudonymise identifiers (as keyed hashes) first.",
    },
    output: {
      name: "Data out",
      text: "Score, reasons, rule matches and action, by API or file. You decide whether the engine stops events itself or only advises your reviewers.",
    },
    time: {
      name: "Speed",
      text: "Tell us how many milliseconds your authorisation process allows. Before go-live we measure the 95th and 99th percentiles of our response time, from your systems and back, against that limit.",
    },
    failure: {
      name: "If no answer comes",
      text: "You set a time-out for each event type, and what happens then: pass, stop or review.",
    },
  },
  needs: [
    {
      name: "Events with their outcomes",
      text: "Payments, log-ins or registrations, and which of them were fraud.",
      note: "API or file",
    },
    {
      name: "Outcomes that arrive later",
      text: "Chargebacks, complaints and refused deliveries, as you receive them.",
      note: "weekly",
    },
    {
      name: "The cost of a false positive",
      text: "From someone who knows what it costs you to stop a genuine customer.",
      note: "once, then reviewed",
    },
  ],
  isNot: [
    {
      name: "A judgement of a person",
      text: "It scores one event at a time. Any decision can go to human review.",
    },
    {
      name: "A replacement for reviewers",
      text: "Your thresholds settle the clear cases; the others get step-up authentication or go to your reviewers.",
    },
    {
      name: "Something to take on trust",
      text: "Run a pilot. Ask for detection rate, false positives and the model documentation: purpose, data, tests, bias, drift, approvals.",
    },
  ],
  call: { title: "One call to the API", request: "Request", answer: "Answer" },
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      { id: "risk-assessment", text: "Sends list matches and every limit exceeded." },
      { id: "digital-identity", text: "Says which of the customer's details do not match." },
      { id: "fraud-detection", text: "Combines these signals into one score." },
      {
        id: "kyc-verification",
        text: "Shows what was stopped, and which stops proved to be false positives.",
      },
    ],
  },
  closing: {
    heading: "Try the score yourself",
    text: "In a live session you change the amount, the device or the hour and see how the reasons change. Sample data only.",
  },
};
