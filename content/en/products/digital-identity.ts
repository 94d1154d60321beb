import type { ProductPage } from "../../types/products.ts";

export const digitalIdentity: ProductPage = {
  title: "Digital Identity Intelligence",
  description:
    "Check whether name, phone number, email, device and address belong together, in Arabic and Latin letters, before you ask for further proof.",
  lead: "Check whether name, phone number, email, device and address belong to one person before you ask that person for further proof.",
  forWhom: {
    heading: "For businesses that accept new customers",
    rows: [
      {
        who: "Telecoms",
        text: "Thirty people ordered a line and a phone this morning. Their contact numbers and email addresses are all a day old.",
        signature: "mass-registration",
      },
      {
        who: "Insurers and lenders",
        text: "You sell a policy or lend money to someone you have not met. Ask how long the number and the name have been linked. Checking insurance claims is a different task; ask us whether this product helps.",
        signature: "synthetic-identity",
      },
      {
        who: "Marketplaces and delivery",
        text: "Some parcels carry the cardholder's own name in Arabic, others a stranger's name. Compared letter by letter with the card, both look wrong.",
        signature: "reshipping",
      },
    ],
  },
  how: {
    heading: "Do five details belong together?",
    questions: [
      {
        ask: "Have these details been used together?",
        answer:
          "For returning customers, your own records show it. For new ones, outside sources may: phone operators, address registers and credit bureaux, where law and contract allow. Ask which are live in your country.",
      },
      {
        ask: "Which detail does not match?",
        answer:
          "You see which one is new or linked to other people, and choose the check that fits. The customer need not learn which detail failed.",
      },
    ],
    steps: [
      {
        name: "Standardise",
        text: "Spellings in Arabic and Latin letters become one name. Local and international formats become one phone number.",
      },
      {
        name: "Compare in pairs",
        text: "Each detail is compared with the others, and its age is checked: an old email address, a week-old number, a device first seen yesterday.",
      },
      {
        name: "Answer",
        text: "Match, mismatch or unknown, with the pair that decided. Unknown is a valid answer.",
      },
    ],
    records: [
      {
        title: "A returning customer",
        rows: [
          { key: "Name", value: "Three spellings, one person" },
          { key: "Name and number", value: "linked since 2019", mono: true },
          { key: "Device", value: "known for 14 months", mono: true },
          { key: "Result", value: "Match, no further step", tone: "ok" },
        ],
      },
      {
        title: "A new customer",
        rows: [
          { key: "Name and number", value: "linked for 9 days", mono: true },
          { key: "Email", value: "follows a pattern seen 22 times", mono: true },
          { key: "Device", value: "7F2A-09, used by 22 accounts", mono: true },
          { key: "Result", value: "Mismatch, verify in person", tone: "warn" },
        ],
      },
    ],
  },
  get: [
    {
      name: "A result for each pair",
      text: "Ten pairs of five details: match, mismatch or unknown.",
    },
    {
      name: "Names in two scripts",
      text: "Al-Qahtani, Alqahtani and Al Kahtani become one family name.",
    },
    {
      name: "Addresses as places",
      text: "National Addresses and Makani numbers are matched exactly, landmarks roughly.",
    },
    {
      name: "The age of a detail",
      text: "How long a number, email or device has been used, with source.",
    },
    {
      name: "Phone numbers with a new owner",
      text: "New owner or changed SIM, where operators offer the check.",
    },
    {
      name: "Fewer steps for genuine customers",
      text: "All five match: no further proof unless your rules or regulator ask.",
    },
  ],
  connection: {
    input: {
      name: "Data in",
      text: "At least three of the five details. Email and number can be keyed hashes, but then patterns and outside sources are not checked. Names and addresses must be readable.",
    },
    output: {
      name: "Data out",
      text: "Match, mismatch or unknown for each pair, with age ranges and sources, by API or file.",
    },
    time: {
      name: "Speed",
      text: "Your own records answer at once, outside sources later. You set how long to wait.",
    },
    failure: {
      name: "If a source does not answer",
      text: "That pair is unknown, never a match. You decide whether the customer continues.",
    },
  },
  needs: [
    {
      name: "Three or more details",
      text: "Three are enough to begin; five give a clearer answer.",
      note: "each event",
    },
    {
      name: "Your purpose in writing",
      text: "The legal basis and a line in your privacy notice, agreed with your lawyer.",
      note: "before go-live",
    },
    {
      name: "Known cases",
      text: "Confirmed fraud and confirmed genuine customers, for the first thresholds.",
      note: "once",
    },
  ],
  isNot: [
    {
      name: "Your regulatory ID check",
      text: "It works alongside the check your regulator requires.",
    },
    {
      name: "A credit report",
      text: "It does not say whether someone can pay.",
    },
    {
      name: "A label on a person",
      text: "It says whether details match in one event. The next event is checked again.",
    },
  ],
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      { id: "transaction-monitoring", text: "Adds the fifth detail: the device and its history." },
      { id: "digital-identity", text: "Compares all five." },
      { id: "fraud-detection", text: "Uses each match or mismatch in its score." },
      {
        id: "fraud-intelligence",
        text: "Warns other members about a phone number or device once fraud is confirmed.",
      },
    ],
  },
  closing: {
    heading: "Spell one name four ways",
    text: "In a live session you type a name in Arabic, in Latin letters, with initials and with a typing error. Sample data only.",
  },
};
