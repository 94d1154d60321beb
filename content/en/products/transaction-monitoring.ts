import type { ProductPage } from "../../types/products.ts";

export const transactionMonitoring: ProductPage = {
  title: "Device Intelligence: one device, many accounts",
  description:
    "Device Intelligence often recognises a device after a reinstall, counts the accounts that use it and can warn when its screen is being shared.",
  lead: "We often recognise a device after a reinstall, after cookies are cleared or under another account, and count the accounts on it.",
  forWhom: {
    heading: "For apps and sites that open accounts",
    rows: [
      {
        who: "Telecoms and app services",
        text: "A new phone number costs the price of a SIM. A phone costs far more, so fraudsters use the same phone for many accounts.",
        signature: "mass-registration",
      },
      {
        who: "Banks and wallets",
        text: "Password and code are correct. But a fraudster controls your customer's phone remotely and adds a beneficiary.",
        signature: "account-takeover",
      },
      {
        who: "E-commerce and food delivery",
        text: "The first order is free. One phone has placed eleven first orders, each with a new email address.",
        signature: "promo-abuse",
      },
    ],
  },
  how: {
    heading: "The account is new. Is the device?",
    questions: [
      {
        ask: "Have we seen this device?",
        answer: "Devices are compared by traits that are hard to change, not only by cookies.",
      },
      {
        ask: "Which accounts use this device?",
        answer: "You see the accounts used on it, with their first and last dates.",
      },
    ],
    steps: [
      {
        name: "Collect",
        text: "A small library in your app and on your pages reads technical traits. It does not read contacts, messages or photographs.",
      },
      {
        name: "Recognise",
        text: "The traits are compared with devices seen before. A reinstall or a private window changes some traits, rarely all.",
      },
      {
        name: "Report",
        text: "You receive a device ID, its history, the accounts on it, signs of tampering and the strength of the match.",
      },
    ],
    records: [
      {
        title: "A device",
        rows: [
          { key: "Device", value: "7F2A-09", mono: true },
          { key: "First seen", value: "2 May 2025, 23:14", mono: true },
          { key: "Used by", value: "22 accounts", mono: true },
          { key: "Signs", value: "Cloned app, clock moved back", tone: "warn" },
        ],
      },
      {
        title: "An account on that device",
        rows: [
          { key: "Account", value: "AC-20917", mono: true },
          { key: "Claims", value: "New customer, first order" },
          { key: "Match", value: "strong, known for 6 days", mono: true },
          { key: "Result", value: "First-order offer withheld", tone: "bad" },
        ],
      },
    ],
  },
  get: [
    {
      name: "A device ID with its strength",
      text: "Often survives a reinstall. Each match is strong or weak.",
    },
    {
      name: "Accounts per device",
      text: "A dated count, to tell a family's tablet from a fraudster's phone.",
    },
    {
      name: "Signs of tampering",
      text: "Emulator, cloned app, rooted or jailbroken phone, changed clock, each named.",
    },
    {
      name: "Screen-sharing warning",
      text: "Where the phone allows it, for example while a limit is raised.",
    },
    {
      name: "Your own labels",
      text: "Trusted, shared or blocked, with reason, author and end date.",
    },
    {
      name: "A checkout that need not wait",
      text: "If the library is blocked or fails, your rule decides.",
    },
  ],
  connection: {
    input: {
      name: "Data in",
      text: "Technical traits from the library, and your own account ID, which can be pseudonymised (as a keyed hash).",
    },
    output: {
      name: "Data out",
      text: "Device ID, strength of match, its accounts with dates, signs of tampering and the screen-sharing warning, by API or daily file.",
    },
    time: {
      name: "Speed",
      text: "Traits are collected while the customer types. Response time is measured from your systems before go-live.",
    },
    failure: {
      name: "If no answer comes",
      text: "The event is marked “device not read”. It passes or waits, as you decide for its type.",
    },
  },
  needs: [
    {
      name: "A slot in your release plan",
      text: "One release for the website and each app, with a test checklist. Later, library updates.",
      note: "once, then updates",
    },
    {
      name: "A legal basis and a notice",
      text: "Device traits are personal data: they need a purpose, a notice and sometimes consent. Phone operating systems limit what apps may read.",
      note: "before go-live",
    },
    {
      name: "A stable account ID",
      text: "One account keeps one ID throughout.",
      note: "each event",
    },
  ],
  isNot: [
    {
      name: "Tracking across shops",
      text: "Traits serve your own checks. Only confirmed fraud is shared, and only if you join the platform. Ask us how a device is then recognised at another member.",
    },
    {
      name: "Proof of who holds the device",
      text: "Families share phones and thieves steal them. Check the person's details too.",
    },
    {
      name: "An automatic block",
      text: "It reports. Your rule, your limit or your reviewer decides.",
    },
  ],
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      { id: "transaction-monitoring", text: "Identifies the device and the accounts that use it." },
      { id: "digital-identity", text: "Checks whether the device matches the name and the number." },
      { id: "risk-assessment", text: "Counts attempts by device when the card keeps changing." },
      { id: "fraud-detection", text: "Uses the device's history as one reason in its score." },
    ],
  },
  closing: {
    heading: "Register twice on one phone",
    text: "In a live session we register, reinstall and register again on a sample app. You see what is recognised and what is not.",
  },
};
