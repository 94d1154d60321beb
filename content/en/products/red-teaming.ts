import type { ProductPage } from "../../types/products.ts";

export const redTeaming: ProductPage = {
  id: "red-teaming",
  title: "Fraud Simulation: one attack, gate by gate",
  description:
    "One chosen attack, played from first account to cash-out against your live controls, with written permission and a word that stops it.",
  lead: "One attack, played from first account to cash-out against your live controls, with written permission and a word that stops it.",
  forWhom: {
    heading: "For teams that believe a control works.",
    rows: [
      {
        who: "E-commerce with a new control",
        text: "You bought bot protection for the website in March. In April the scripts moved to the app. Follow them.",
        signature: "bots",
      },
      {
        who: "Wallets before a launch",
        text: "Points become transferable next month. Learn how far somebody else's points travel in their first hour.",
        signature: "loyalty",
      },
      {
        who: "Telecoms and their shops",
        text: "A persuasive story, a copied ID and a counter at closing time. Test the desk as well as the API.",
        signature: "account-takeover",
      },
    ],
  },
  how: {
    heading: "Twenty-six paths. One went through.",
    questions: [
      {
        ask: "How far does it get?",
        answer: "Each path is followed gate by gate until a control ends it, or the money would have left.",
      },
      {
        ask: "Did anyone notice?",
        answer: "Stopped by design and stopped by luck look alike in a loss report. Here they do not.",
      },
    ],
    steps: [
      {
        name: "Cast",
        text: "Choose the attacker: a clerk with a grudge, a ring with forty SIM cards, a script for hire. Agree hours, caps and the stop word.",
      },
      {
        name: "Play",
        text: "Our testers follow each path by hand or by script, with test accounts and your flagged cards, and write down the minute of every answer.",
      },
      {
        name: "Play again",
        text: "You mend, we repeat the same paths. A closed path stays in the set, since releases reopen them.",
      },
    ],
    records: [
      {
        title: "The path that went through",
        rows: [
          { key: "Path", value: "17 of 26", mono: true },
          { key: "Gates passed", value: "3 of 3", mono: true },
          { key: "Why", value: "Number changed by chat, handset never asked" },
          { key: "Noticed", value: "No alert", tone: "bad" },
        ],
      },
      {
        title: "The permission",
        rows: [
          { key: "Hours", value: "Tue to Thu, 10:00 to 16:00", mono: true },
          { key: "Cap", value: "AED 2,000, flagged cards only", mono: true },
          { key: "Stop", value: "One call, any reason" },
          { key: "Signed", value: "Both sides, 1 May 2025", tone: "ok" },
        ],
      },
    ],
  },
  get: {
    heading: "What you get",
    items: [
      {
        name: "A signed scope",
        text: "One page: attacker, paths, hours, caps, contact and stop word. What is not on it does not happen.",
      },
      {
        name: "A log of every path",
        text: "Minute by minute, with screenshots: what we tried, what answered, what did not.",
      },
      {
        name: "A verdict per gate",
        text: "How many paths each gate ended, and how many it ended only because the courier was late.",
      },
      {
        name: "The two clocks",
        text: "Minutes from first sign to first alert, and from alert to first act. The second clock is usually the slower.",
      },
      {
        name: "The repeat",
        text: "The same paths after your repair, so that mended is a result and not a ticket status.",
      },
      {
        name: "An afternoon together",
        text: "Testers, reviewers and agents at one table with the log. Both sides learn what the other one saw.",
      },
    ],
  },
  benefits: [
    {
      name: "Proof before the launch",
      text: "A weak gate is cheapest in the week before customers meet it.",
    },
    {
      name: "Controls that earn their place",
      text: "A gate that ended no path costs you money. Now you know which.",
    },
    {
      name: "A team that has seen it",
      text: "Reviewers recognise the attack because they have watched one whole.",
    },
    {
      name: "A regression test for fraud",
      text: "Run the set after each large release and keep what you repaired.",
    },
  ],
  needs: [
    {
      name: "Written permission",
      text: "Signed by someone who may give it, for your systems and for any supplier's in the path.",
      note: "before anything",
    },
    {
      name: "A contact who can stop us",
      text: "Reachable in every agreed hour, and not on leave.",
      note: "during the test",
    },
    {
      name: "Test accounts and flagged cards",
      text: "Real journeys, marked so that no customer is charged, no courier sent and no report skewed.",
      note: "a week ahead",
    },
  ],
  isNot: [
    {
      name: "Not a penetration test",
      text: "We misuse your journeys, not your code. Keep testing the code too.",
    },
    {
      name: "Not a trap for staff",
      text: "The log says what the process answered, not which person gave the answer.",
    },
    {
      name: "Not the whole assessment",
      text: "This is one attack in depth. The Fraud Resilience Assessment goes wide and gives a score.",
    },
  ],
  joined: {
    heading: "What it is joined to",
    chain: [
      { id: "fraud-resilience-assessment", text: "Goes wide and shows which scenario deserves depth." },
      { id: "red-teaming", text: "Plays that one to its end." },
      { id: "risk-assessment", text: "Gets the missing limit, tried silently first." },
      { id: "training-capability", text: "Turns the log into cases your people practise on." },
    ],
  },
  closing: {
    heading: "Choose your attacker.",
    text: "Tell us which theft would hurt most. We answer with paths, hours and caps, on a page for you to sign.",
  },
};
