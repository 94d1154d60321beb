import type { ProductPage } from "../../types/products.ts";

export const training: ProductPage = {
  id: "training",
  title: "Fraud Intelligence & Monitoring",
  description:
    "Analysts watch your events and the places where your name is traded, in Arabic and English, and call with a finding instead of a feed.",
  lead: "Analysts watch your events and the places where your name is traded, and call you with a finding instead of a feed.",
  forWhom: {
    heading: "For teams that sleep.",
    rows: [
      {
        who: "Banks and wallets",
        text: "Two in the morning after salary day. Accounts that were opened in winter and never used begin to receive money.",
        signature: "account-takeover",
      },
      {
        who: "Telecoms",
        text: "A chat group sells your one-time codes by the thousand. The invoice for them will reach you next month.",
        signature: "sms-pumping",
      },
      {
        who: "E-commerce",
        text: "A method for your refund desk is on sale, with screenshots of your own agents' replies. Read it before it spreads.",
        signature: "refund-fraud",
      },
    ],
  },
  how: {
    heading: "A week in half-hours. Find the odd nights.",
    questions: [
      {
        ask: "Is this odd for this hour?",
        answer: "Each half-hour is held against the same half-hour of other weeks. A silence can be odd too.",
      },
      {
        ask: "Is somebody planning it?",
        answer: "We read where your name, your codes and your methods are offered, in Arabic and in English.",
      },
    ],
    steps: [
      {
        name: "Watch",
        text: "Follow registrations, log-ins, codes, payments and refunds by half-hour, and the groups where your brand is spoken of.",
      },
      {
        name: "Rule out",
        text: "Take away your campaign, your outage, the night of the final and the first evening of Ramadan. See what is left.",
      },
      {
        name: "Call",
        text: "One message: what we see, since when, which accounts, what we would do first, and how sure we are.",
      },
    ],
    records: [
      {
        title: "A night",
        rows: [
          { key: "When", value: "8 May 2025, 02:00 to 03:30", mono: true },
          { key: "Seen", value: "Log-ins rise, purchases do not" },
          { key: "Cause", value: "A list of leaked passwords, tried by script" },
          { key: "State", value: "Closed at 04:05 by your shift", tone: "ok" },
        ],
      },
      {
        title: "A finding",
        rows: [
          { key: "Seen", value: "Refund method for your shop, on sale" },
          { key: "Where", value: "Chat group anyone may join, in Arabic" },
          { key: "Checked", value: "Two analysts agreed, nothing bought" },
          { key: "First act", value: "Ask for a photograph before the refund" },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "A watch that keeps your hours",
        text: "Nights, Fridays and the holidays of the country you trade in are watched like a Tuesday noon.",
      },
      {
        name: "Findings with proof",
        text: "Each has a time, a source, an extract and a degree of confidence. You can disagree with it.",
      },
      {
        name: "Reading in both languages",
        text: "Arabic as it is typed in chats, with Latin letters and digits standing in for sounds, and English beside it.",
      },
      {
        name: "Requests to take down",
        text: "Fake pages, numbers and apps in your name, each with the proof its host will ask for.",
      },
      {
        name: "A note for calm weeks too",
        text: "One page: what was odd, what it turned out to be, what moved near you. Calm weeks get short ones.",
      },
      {
        name: "A name on each side",
        text: "Agree who rings whom, and say which system changes on Tuesday, so that Tuesday is not called an attack.",
      },
    ],
  },
  benefits: [
    {
      name: "Hours won",
      text: "You hear of a night attack during the night, not at the Sunday meeting.",
    },
    {
      name: "Fewer false alarms",
      text: "What your own campaign explains never reaches your phone.",
    },
    {
      name: "Methods before losses",
      text: "You close a refund trick while it is still being advertised.",
    },
    {
      name: "A memory",
      text: "When the same group returns under another name, somebody recognises the wording.",
    },
  ],
  needs: [
    {
      name: "An event feed",
      text: "Counts are enough to begin; events with ids let us name accounts.",
      note: "API or file",
    },
    {
      name: "Your names",
      text: "Brands, apps, sender names and short codes, in both scripts, misspellings welcome.",
      note: "once",
    },
    {
      name: "Someone who answers",
      text: "A number that is picked up at night, and a second one.",
      note: "always",
    },
  ],
  isNot: [
    {
      name: "Not a feed",
      text: "You do not get thousands of addresses to load. You get what concerns you.",
    },
    {
      name: "Not hacking back",
      text: "It is reading. Buying stolen data, breaking in and posing as your customer are no part of it.",
    },
    {
      name: "Not your response team",
      text: "We call and advise. To stop an account is your decision, or your playbook's.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      { id: "training", text: "Sees the odd night and the method on sale." },
      { id: "risk-assessment", text: "Takes the handsets and numbers as entries the same night." },
      { id: "red-teaming", text: "Plays the advertised method against your own desk." },
      { id: "fraud-intelligence", text: "Tells the others, once the case is confirmed." },
    ],
  },
  closing: {
    heading: "Ask what is said about you.",
    text: "Bring your brand names in both scripts. In the first conversation we show where we would look, and what we leave alone.",
  },
};
