import type { ProductPage } from "../../types/products.ts";

export const digitalIdentity: ProductPage = {
  id: "digital-identity",
  title: "Digital Identity Intelligence: do they agree?",
  description:
    "Check whether name, number, e-mail, device and address belong together, across Arabic and Latin spellings, before you ask for more.",
  lead: "Name, number, e-mail, device and address: learn whether five details belong to one person before you ask that person for more.",
  forWhom: {
    heading: "For teams that say yes to strangers.",
    rows: [
      {
        who: "Telecoms",
        text: "The ID is genuine. Its owner does not know that a line and a handset were taken on it this morning.",
        signature: "mass-registration",
      },
      {
        who: "Insurers and lenders",
        text: "A policy and a first instalment are bets on someone you have not met. Ask how long the number and the name have known each other.",
        signature: "synthetic-identity",
      },
      {
        who: "Marketplaces and delivery",
        text: "The card is in Latin letters, the parcel in Arabic. One name or two? Comparing letters will not tell you.",
        signature: "reshipping",
      },
    ],
  },
  how: {
    heading: "Five details. Do they agree?",
    questions: [
      {
        ask: "Have they met before?",
        answer:
          "How long each pair has been seen together: this number with this name, this device at this address.",
      },
      {
        ask: "Which one disagrees?",
        answer: "The detail that is new, borrowed or known from elsewhere. You ask about that one only.",
      },
    ],
    steps: [
      {
        name: "Bring to one form",
        text: "Read Arabic and Latin spellings as one name, a landmark and a building number as one place, a local and a full number as one line.",
      },
      {
        name: "Compare in pairs",
        text: "Hold each detail against the others and against its own age: an old mailbox, a week-old number, a handset from yesterday.",
      },
      {
        name: "Answer",
        text: "Agree, disagree or not enough to say, with the pair that decided. Not knowing is an answer, and we give it.",
      },
    ],
    records: [
      {
        title: "A customer who passes",
        rows: [
          { key: "Name", value: "Spelled three ways, one person" },
          { key: "Name and number", value: "together since 2019", mono: true },
          { key: "Device", value: "known for 14 months", mono: true },
          { key: "Result", value: "Agree, no further step", tone: "ok" },
        ],
      },
      {
        title: "The one that disagrees",
        rows: [
          { key: "Name and number", value: "together for 9 days", mono: true },
          { key: "E-mail", value: "follows a pattern seen 22 times", mono: true },
          { key: "Device", value: "7F2A-09, shared by 22 accounts", mono: true },
          { key: "Result", value: "Disagree, ask in person", tone: "warn" },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "A reading for each pair",
        text: "Ten pairs from five details, each with agree, disagree or unknown. You see where the doubt sits.",
      },
      {
        name: "Names across two scripts",
        text: "Al-Qahtani, Alqahtani and Al Kahtani meet as one family name. Father's and grandfather's names help, and are not required.",
      },
      {
        name: "Addresses as people write them",
        text: "Villa, landmark, P.O. box or building number: compared as places, not as strings of letters.",
      },
      {
        name: "The age of a detail",
        text: "How long a number, a mailbox or a device has been in use with this customer, in plain ranges.",
      },
      {
        name: "Numbers with a new owner",
        text: "A prepaid number goes back to the shop and is sold again. Know it before your code reaches a stranger.",
      },
      {
        name: "Fewer questions for good customers",
        text: "Where the five agree, nobody is asked for another code, another selfie or another copy of a bill.",
      },
    ],
  },
  needs: [
    {
      name: "At least three of the five",
      text: "Any three details start the comparison; all five sharpen it.",
      note: "each event",
    },
    {
      name: "Your purpose in writing",
      text: "The legal ground for the check and a line in your notice, in words your counsel agrees to.",
      note: "before go-live",
    },
    {
      name: "Cases you know",
      text: "Some confirmed bad, some confirmed good, to set the first thresholds with you.",
      note: "once",
    },
  ],
  isNot: [
    {
      name: "Not your required ID check",
      text: "It stands beside the identity check your regulator asks for. Ask us how the two fit in your country.",
    },
    {
      name: "Not a credit file",
      text: "It says nothing about whether someone can pay.",
    },
    {
      name: "Not a label on a person",
      text: "It says that details agree or disagree in one event. Tomorrow it reads them again.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      { id: "transaction-monitoring", text: "Brings the fifth detail: the handset and its past." },
      { id: "digital-identity", text: "Holds all five against each other." },
      { id: "fraud-detection", text: "Adds or takes away points for what agrees." },
      {
        id: "fraud-intelligence",
        text: "Warns the others about a number or device once fraud is confirmed.",
      },
    ],
  },
  closing: {
    heading: "Spell one name six ways.",
    text: "In a live session, try Arabic, Latin, initials and a slip of the finger, and see which still count as one. Sample data only.",
  },
};
