import type { ProductPage } from "../../types/products.ts";

export const redTeaming: ProductPage = {
  title: "Fraud Simulation: one attack, step by step",
  description:
    "We try one chosen attack on your live controls, from first account to cash-out, with written permission and test accounts.",
  lead: "We try one attack on your live controls, from first account to cash-out. You give written permission and can stop it at any time.",
  forWhom: {
    heading: "For teams that want proof",
    rows: [
      {
        who: "Online shops with a new control",
        text: "You bought bot protection for the website in March. In April the scripts moved to the app. Test both.",
        signature: "bots",
      },
      {
        who: "Wallets before a launch",
        text: "Points become transferable next month. Find out how far stolen points travel in the first hour.",
        signature: "loyalty",
      },
      {
        who: "Telecoms and their shops",
        text: "A stranger without an ID asks your shop for a new SIM. Test the counter as well as the API.",
        signature: "account-takeover",
      },
    ],
  },
  how: {
    heading: "Twenty-six paths. One went through.",
    questions: [
      {
        ask: "How far does the attack get?",
        answer:
          "Each path is followed until a control stops it, or until the money would have left your company.",
      },
      {
        ask: "A control, or luck?",
        answer:
          "A loss report hides attacks that failed by luck, for example because the item was sold out. Our report lists them.",
      },
    ],
    steps: [
      {
        name: "Choose",
        text: "Choose the attacker: a dishonest employee, a ring with forty SIM cards or a rented script. Agree hours, limits and the stop signal.",
      },
      {
        name: "Test",
        text: "Our testers follow each path by hand or by script, with test accounts and our own cards, and log every response with its time.",
      },
      {
        name: "Repeat",
        text: "After your fixes we repeat the same paths. Closed paths stay in the set, because new releases can reopen them.",
      },
    ],
    records: [
      {
        title: "The path that went through",
        rows: [
          { key: "Path", value: "17 of 26", mono: true },
          { key: "Controls it got past", value: "3 of 3", mono: true },
          { key: "Why", value: "Phone number changed by chat, device not checked" },
          { key: "Noticed", value: "No alert", tone: "bad" },
        ],
      },
      {
        title: "The permission",
        rows: [
          { key: "Hours", value: "Tue to Thu, 10:00 to 16:00", mono: true },
          { key: "Limit", value: "AED 2,000, our cards only", mono: true },
          { key: "Stop", value: "One call, any reason" },
          { key: "Signed", value: "Both sides, 1 May 2025", tone: "ok" },
        ],
      },
    ],
  },
  get: [
    {
      name: "A signed scope",
      text: "Paths, hours, limits and stop signal. Nothing else is tested.",
    },
    {
      name: "A log of every path",
      text: "Minute by minute, with screenshots: which controls responded.",
    },
    {
      name: "A result for each control",
      text: "Paths it stopped, and paths stopped only by luck.",
    },
    {
      name: "Two response times",
      text: "First sign to alert, and alert to first action, in minutes.",
    },
    {
      name: "The repeat test",
      text: "The same paths after your fixes. Only then does a fix count.",
    },
    {
      name: "A review with both sides",
      text: "Testers, reviewers and agents read the log together.",
    },
  ],
  benefits: [
    "Proof before the launch",
    "Controls worth their cost",
    "Practice for your team",
    "A regression test for releases",
  ],
  connection: {
    input: {
      name: "Where it runs",
      text: "Against live controls, with our cards and test accounts your compliance team approves. We use a test environment if a live test would reach customers.",
    },
    output: {
      name: "Results",
      text: "The log, a result for each control, the two response times and a list of fixes.",
    },
    time: {
      name: "Duration",
      text: "Set by the paths and hours you agree. The scope names the dates.",
    },
    failure: {
      name: "If something goes wrong",
      text: "The scope says how orders and changes are undone, and who is told.",
    },
  },
  needs: [
    {
      name: "Written permission",
      text: "Signed by you for your systems, and by suppliers whose systems the test touches.",
      note: "before the test",
    },
    {
      name: "A contact who can stop us",
      text: "Someone with the authority to do so, reachable by phone.",
      note: "during the test",
    },
    {
      name: "Test accounts",
      text: "Marked for billing, couriers and reports. Controls and reviewers must not see the mark. A test of insider fraud also needs a staff log-in with the rights of the role being tested, used on test customers only.",
      note: "a week ahead",
    },
  ],
  isNot: [
    {
      name: "A penetration test",
      text: "We misuse your processes, not your code. Keep testing the code too.",
    },
    {
      name: "A trap for staff",
      text: "The log records what the process did, without naming employees.",
    },
    {
      name: "The whole assessment",
      text: "This is one attack in depth. The assessment covers many scenarios and gives a score.",
    },
  ],
  relatedProducts: {
    heading: "How it fits with the rest",
    chain: [
      {
        id: "fraud-resilience-assessment",
        text: "Covers many scenarios and shows which one needs a closer test.",
      },
      { id: "red-teaming", text: "Tests that scenario from start to finish." },
      { id: "risk-assessment", text: "Adds the missing limit, first in a silent trial." },
      { id: "training-capability", text: "Turns the log into practice cases." },
    ],
  },
  closing: {
    heading: "Choose your attacker",
    text: "Tell us which fraud would hurt you most. We'll ask what we need to know, then propose paths, hours and limits for you to sign.",
  },
};
