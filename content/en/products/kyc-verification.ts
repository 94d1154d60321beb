import type { ProductPage } from "../../types/products.ts";

export const kycVerification: ProductPage = {
  id: "kyc-verification",
  title: "Risk Analytics Dashboard: see what left its band",
  description:
    "Losses, alerts, releases and rule results in one view, each against its own usual band, with the calendar of the Gulf and Egypt built in.",
  lead: "Losses, alerts, releases and rule results, each drawn against its own usual band, so you see the day it changes.",
  forWhom: {
    heading: "For teams asked what changed, and why.",
    rows: [
      {
        who: "Heads of fraud",
        text: "It is Sunday, and you answer for the weekend. See which line moved since Thursday night and which rule moved it.",
        signature: "chargeback",
      },
      {
        who: "Finance and risk committees",
        text: "Disputes, refunds and refused cash-on-delivery parcels come in three reports with three definitions. Here they share one.",
        signature: "refund-fraud",
      },
      {
        who: "Review teams",
        text: "Forty cases wait, and nine of them are one ring. Open them by what they share, not by when they came.",
        signature: "reshipping",
      },
    ],
  },
  how: {
    heading: "Four lines. One has left its band.",
    questions: [
      {
        ask: "Is it a change, or only a Thursday?",
        answer: "Each line is held against its own past: hour, weekday, salary day, season.",
      },
      {
        ask: "What moved it?",
        answer: "Open the point and see which rule, channel or group of customers carries the difference.",
      },
    ],
    steps: [
      {
        name: "Gather",
        text: "Bring decisions, reviews, disputes and returned parcels into one table, with one definition for each.",
      },
      {
        name: "Compare",
        text: "Draw the usual band round each line. In Ramadan your evening starts later, so the band moves with the calendar.",
      },
      {
        name: "Open",
        text: "Pick a point outside its band, go down to the events behind it, and hand them over as one case.",
      },
    ],
    records: [
      {
        title: "A limit, that afternoon",
        rows: [
          { key: "Limit", value: "Card, 6 attempts a minute" },
          { key: "Stopped", value: "66 attempts, 14:36 to 14:43", mono: true },
          { key: "Released later", value: "none", mono: true },
          { key: "Verdict", value: "Keep", tone: "ok" },
        ],
      },
      {
        title: "A case",
        rows: [
          { key: "Case", value: "C-0519", mono: true },
          { key: "Shares", value: "device 7F2A-09, 22 accounts", mono: true },
          { key: "Owner", value: "Night review" },
          { key: "State", value: "Open since 14:52", tone: "warn" },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "One meaning per number",
        text: "Loss, attempt, stop and release mean the same on every screen. The definition stands one click away.",
      },
      {
        name: "Bands that know the calendar",
        text: "Weekends that differ by country, salary days, Ramadan, Eid and your own campaigns belong to what is usual.",
      },
      {
        name: "Every rule's record",
        text: "What it stopped, what you released afterwards, what it missed. Retire the rules that only annoy.",
      },
      {
        name: "Good customers refused",
        text: "False alarms stand beside losses at the same size, because both are your money.",
      },
      {
        name: "Cases by what they share",
        text: "Events with one device, card or address open as one case, with one owner and one clock.",
      },
      {
        name: "Exports that stand alone",
        text: "Each table leaves with its filters, dates and definitions. The committee reads what you read.",
      },
    ],
  },
  needs: [
    {
      name: "Your decisions",
      text: "What was passed, reviewed or stopped, by us or by a system you keep.",
      note: "API or file",
    },
    {
      name: "What became of them",
      text: "Disputes, releases, returned parcels and recovered money.",
      note: "weekly",
    },
    {
      name: "Your calendar",
      text: "Campaigns, releases and price changes, so that none is mistaken for an attack.",
      note: "as they come",
    },
  ],
  isNot: [
    {
      name: "Not an identity check",
      text: "It shows what the checks decided. Digital Identity Intelligence does the checking.",
    },
    {
      name: "Not your data warehouse",
      text: "It keeps what explains a fraud decision. The warehouse keeps the rest.",
    },
    {
      name: "Not a wall of dials",
      text: "A line that never changed a decision is taken off the page.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      { id: "risk-assessment", text: "Sends each match and each broken limit." },
      { id: "fraud-detection", text: "Sends each score with its reasons." },
      { id: "kyc-verification", text: "Holds them against the usual, and against what came later." },
      { id: "fraud-intelligence", text: "Takes the confirmed cases you choose to share." },
    ],
  },
  closing: {
    heading: "Find the odd afternoon.",
    text: "In a live session you get the dashboard, sample data and one bad day hidden in it. See how long you need.",
  },
};
