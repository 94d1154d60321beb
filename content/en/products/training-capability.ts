import type { ProductPage } from "../../types/products.ts";

export const trainingCapability: ProductPage = {
  id: "training-capability",
  title: "Training & Capability Building",
  description:
    "Practise on the frauds your teams meet, from SIM swap to empty-box refunds, and measure what each group catches before and after.",
  lead: "Practise on the frauds your teams meet, from SIM swap to empty box, and measure what each group catches before and after.",
  forWhom: {
    heading: "For the people the fraudster talks to.",
    rows: [
      {
        who: "Reviewers",
        text: "A queue of two hundred teaches speed. Twenty cases with their ending, and time to disagree, teach judgement.",
        signature: "refund-fraud",
      },
      {
        who: "Contact centres and shops",
        text: "The caller knows the ID number, the last purchase and when to cry. Rehearse the kind refusal.",
        signature: "account-takeover",
      },
      {
        who: "Product and campaign teams",
        text: "An offer is written in the morning and abused by evening. Let its authors try to break it first.",
        signature: "promo-abuse",
      },
    ],
  },
  how: {
    heading: "Learning is a curve. Draw it.",
    questions: [
      {
        ask: "Do they catch more?",
        answer:
          "Every round has fresh cases of equal weight: what was caught, and which good customers were refused.",
      },
      {
        ask: "Does it last?",
        answer: "A short round comes back weeks later. What has faded is practised again, nothing else.",
      },
    ],
    steps: [
      {
        name: "Measure first",
        text: "Each group decides a set of cases before any lesson: pass, ask or stop. Now you know what not to teach.",
      },
      {
        name: "Practise",
        text: "Short sessions on cases built like yours, in Arabic or English, with the evidence an agent really has on screen.",
      },
      {
        name: "Come back",
        text: "New cases after some weeks, and one call or claim in the ordinary day, announced to managers only.",
      },
    ],
    records: [
      {
        title: "A practice case",
        rows: [
          { key: "Claim", value: "Empty box, third since March" },
          { key: "On screen", value: "Photograph, courier's weight, chat" },
          { key: "Good answer", value: "Ask: the weight says it was full" },
          { key: "First round", value: "5 of 12 saw it", tone: "warn" },
        ],
      },
      {
        title: "The same group, later",
        rows: [
          { key: "Group", value: "Evening refunds desk" },
          { key: "Like case", value: "11 of 12 saw it", tone: "ok" },
          { key: "Good refused", value: "1, was 4", mono: true },
          { key: "Still weak", value: "Parcels swapped at the door" },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "A first measurement",
        text: "Where each group stands by kind of fraud, before a single slide is shown.",
      },
      {
        name: "Cases from your own desk",
        text: "Your closed cases with the names removed, joined by ours where yours are too few.",
      },
      {
        name: "Calls to rehearse",
        text: "The SIM-swap call, the false courier, the false bank: in Arabic or English, with the pauses and the tears.",
      },
      {
        name: "A break-it hour",
        text: "Product and campaign owners attack their own draft offer, then rewrite its terms before launch.",
      },
      {
        name: "Trainers of your own",
        text: "People of yours lead the last sessions and keep the cases, the answers and the method.",
      },
      {
        name: "Curves by group",
        text: "Caught and wrongly refused, round by round, for each group. A flat curve is our fault first.",
      },
    ],
  },
  benefits: [
    {
      name: "Sharper, not harsher",
      text: "Good customers refused are counted too, so nobody learns to say no to everything.",
    },
    {
      name: "A shared language",
      text: "Mule, bust-out, pumping: the desk and the analysts mean the same thing.",
    },
    {
      name: "Newcomers sooner useful",
      text: "A new reviewer meets a year's odd cases in the first week.",
    },
    {
      name: "Offers that survive",
      text: "Campaign terms close the loophole before a customer finds it.",
    },
  ],
  needs: [
    {
      name: "Closed cases",
      text: "Forty or more with their ending, names and numbers removed.",
      note: "once",
    },
    {
      name: "Time on the roster",
      text: "People learn in working hours, rested, in groups of twelve or fewer.",
      note: "half-days",
    },
    {
      name: "The real screens",
      text: "A test view of what agents see, so that we practise with their evidence and not with ours.",
      note: "before the start",
    },
  ],
  isNot: [
    {
      name: "Not slides with a quiz",
      text: "A quiz tests memory of the slide. A case tests judgement.",
    },
    {
      name: "Not a certificate",
      text: "We hand out none. The curve is the result.",
    },
    {
      name: "Not a file on anyone",
      text: "Results are shown by group. People do not learn well while being graded.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      { id: "red-teaming", text: "Supplies the log of an attack on your own journeys." },
      { id: "training-capability", text: "Makes cases of it and practises them." },
      { id: "managed-services", text: "Puts what worked into the playbooks." },
      { id: "training", text: "Sends new methods, so the cases stay current." },
    ],
  },
  closing: {
    heading: "Decide five cases yourself.",
    text: "Take five sample cases in Arabic or English: pass, ask or stop. Then see what the courier's scale knew.",
  },
};
