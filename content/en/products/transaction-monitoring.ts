import type { ProductPage } from "../../types/products.ts";

export const transactionMonitoring: ProductPage = {
  id: "transaction-monitoring",
  title: "Device Intelligence: one handset, many accounts",
  description:
    "Recognise the handset behind a fresh install or a cleared browser, count the accounts on it, and see when its screen is shared.",
  lead: "Recognise the handset behind a fresh install, a cleared browser or a new name, and see how many accounts it already carries.",
  forWhom: {
    heading: "For teams that meet new customers all day.",
    rows: [
      {
        who: "Telecoms and app services",
        text: "A new number costs the price of a SIM. The handset it goes into costs more, so it is used again and again.",
        signature: "mass-registration",
      },
      {
        who: "Banks and wallets",
        text: "Password right, code right. But a caller has talked your customer into sharing the screen while a beneficiary is added.",
        signature: "account-takeover",
      },
      {
        who: "E-commerce and food delivery",
        text: "The first order is free. One phone has been new eleven times since, with a fresh mailbox each time.",
        signature: "promo-abuse",
      },
    ],
  },
  how: {
    heading: "The account is new. Is the handset?",
    questions: [
      {
        ask: "Have we met this device?",
        answer: "Compared by traits that are tedious to change, not by a cookie that is gone in a tap.",
      },
      {
        ask: "Who else lives on it?",
        answer: "The accounts, cards and numbers that used the same device, with the first day and the last.",
      },
    ],
    steps: [
      {
        name: "Collect",
        text: "A small library in your app and pages reads technical traits while the customer types. No contacts, no messages, no photographs.",
      },
      {
        name: "Recognise",
        text: "Match the traits with devices met before. A reinstall or a private window changes some of them, seldom all.",
      },
      {
        name: "Report",
        text: "Return one device id, how long you have known it, the accounts it carries, and any sign that someone tampered with it.",
      },
    ],
    records: [
      {
        title: "A handset",
        rows: [
          { key: "Device", value: "7F2A-09", mono: true },
          { key: "First seen", value: "2 May 2025, 23:14", mono: true },
          { key: "Carries", value: "22 accounts", mono: true },
          { key: "Signs", value: "Cloned app, clock moved back", tone: "warn" },
        ],
      },
      {
        title: "An account on it",
        rows: [
          { key: "Account", value: "AC-20917", mono: true },
          { key: "Says", value: "New customer, first order" },
          { key: "Device", value: "known for 6 days", mono: true },
          { key: "Result", value: "First-order offer withheld", tone: "bad" },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "An id that outlives a reinstall",
        text: "It holds through a cleared browser and a fresh app. When the match is weak, the answer says weak.",
      },
      {
        name: "Accounts per handset",
        text: "A count with dates: one family's tablet and a shelf of rented phones look as different as they are.",
      },
      {
        name: "Tampering, by name",
        text: "Emulator, cloned app, rooted system, moved clock. You read which one, not a grade for all of them.",
      },
      {
        name: "Screen-sharing at the wrong moment",
        text: "Learn that a remote-control app is running when a limit is raised or a beneficiary is added.",
      },
      {
        name: "Your own marks",
        text: "Call a device trusted, shared or blocked. Each mark has a reason, an author and an end date.",
      },
      {
        name: "A checkout that never waits",
        text: "The library runs beside your page. If it fails, the order goes on, marked as device not read.",
      },
    ],
  },
  needs: [
    {
      name: "A place in your release",
      text: "One for the web, one for each app. Your developers get the library and a checklist to test it by.",
      note: "one release",
    },
    {
      name: "A line in your privacy notice",
      text: "Device traits can be personal data. Your counsel decides how the notice says so.",
      note: "before go-live",
    },
    {
      name: "A stable account id",
      text: "The same for one account every time, hashed if you prefer.",
      note: "each event",
    },
  ],
  isNot: [
    {
      name: "Not tracking from shop to shop",
      text: "What we read on your pages serves you. Only confirmed fraud travels, and only if you join the sharing platform.",
    },
    {
      name: "Not proof of a person",
      text: "Brothers share a phone, thieves take one. Who holds it is the next question.",
    },
    {
      name: "Not a block",
      text: "It reports. Your rule, your limit or your reviewer decides.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      { id: "transaction-monitoring", text: "Says which handset this is and who else uses it." },
      { id: "digital-identity", text: "Asks whether the handset belongs with the name and the number." },
      { id: "risk-assessment", text: "Counts attempts by device when the card keeps changing." },
      { id: "fraud-detection", text: "Weighs the answer, points and reasons included." },
    ],
  },
  closing: {
    heading: "Be a new customer twice.",
    text: "In a live session we register, reinstall and register again on a sample app. You watch what gives us away.",
  },
};
