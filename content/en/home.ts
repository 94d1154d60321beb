import { site } from "../../settings/site.js";
import { claimsNote } from "./claims.ts";

export const home = {
  panels: [
    {
      title: "AI Managed Risk Engine",
      cards: [
        { name: "Transaction TX-48210", time: "May 8, 2025, 14:02", status: "Verified", tone: "ok" },
        { name: "Transaction TX-48211", time: "May 8, 2025, 14:03", status: "Flagged", tone: "bad" },
        { name: "Transaction TX-48214", time: "May 8, 2025, 14:05", status: "Reviewing", tone: "warn" },
      ],
    },
    {
      title: "Fraud Pattern Recognition",
      cards: [
        { name: "Card testing pattern", time: "May 8, 2025, 13:47", status: "Detected", tone: "bad" },
        { name: "Shared device pattern", time: "May 8, 2025, 13:52", status: "Learning", tone: "warn" },
        { name: "Promo ring pattern", time: "May 8, 2025, 13:58", status: "Mitigated", tone: "ok" },
      ],
    },
    {
      title: "Dashboard Analytics",
      cards: [
        { name: "Gift card segment", time: "May 8, 2025, 12:30", status: "High Risk", tone: "bad" },
        { name: "Alerts to review", time: "May 8, 2025, 12:30", status: "12 Today", tone: "warn" },
        { name: "Payments feed", time: "May 8, 2025, 12:31", status: "Online", tone: "ok" },
      ],
    },
    {
      title: "Real-time Monitoring",
      cards: [
        { name: "Login stream", time: "May 8, 2025, 14:10", status: "Active", tone: "ok" },
        { name: "Refund stream", time: "May 8, 2025, 14:11", status: "Alert", tone: "bad" },
        { name: "Session S-7731", time: "May 8, 2025, 14:11", status: "Suspicious", tone: "warn" },
      ],
    },
    {
      title: "Intelligence Dashboard",
      cards: [
        { name: "Telecom threat level", time: "May 8, 2025, 09:00", status: "Elevated", tone: "warn" },
        { name: "Sharing network", time: "May 8, 2025, 09:00", status: "Operational", tone: "ok" },
        { name: "Shared signal FS-209", time: "May 8, 2025, 09:14", status: "Detected", tone: "bad" },
      ],
    },
  ],
  hero: {
    headline: "Smarter Fraud Prevention",
    taglines: ["Powered by AI", "Driven by Intelligence"],
    slogan: site.slogan.en,
    reasons: [
      "Payments and logins scored, with reasons you can check.",
      "Experts who attack your controls before fraudsters do.",
      "A test on your own data before you buy.",
    ],
    audience:
      "For banks, telecoms, payment firms, insurers and online shops in the UAE, Saudi Arabia and Egypt.",
    actions: {
      schedule: { label: "Schedule Demo", path: "/get-started" },
      journey: { label: "Customer Journey", path: "/customer-journey" },
      demo: { label: "Demo Dashboard", path: "/login" },
    },
    art: "A pattern of woven ten-pointed stars. A ring marks the one tile that is out of place.",
    answer: {
      payment: "Payment TX-48231",
      sample: "Sample data",
      reasons: [
        { name: "22 accounts on this device", points: 38 },
        { name: "SIM changed today", points: 24 },
        { name: "New beneficiary", points: 17 },
        { name: "6 times the usual amount", points: 12 },
      ],
      status: "Stopped",
      review: "A reviewer agreed at 14:33",
    },
    carousel: {
      label: "Sample panels",
      heading: "What your team sees",
      roleName: "carousel",
      slideName: "slide",
      choose: "Choose a panel",
      pause: "Pause",
      play: "Play",
    },
  },
  catalogue: {
    heading: "Six products find fraud. Six\u00a0services find and close gaps",
    groups: { solutions: "Solutions", services: "Services" },
    cards: {
      "fraud-detection":
        "Scores each registration, login and payment in real time and gives the reasons for the score.",
      "transaction-monitoring":
        "Often recognises a device after a reinstall or after cookies are cleared, and counts the accounts that use it.",
      "kyc-verification":
        "Compares each day’s alerts with their usual range, and adds losses and false positives as they become known.",
      "risk-assessment":
        "Keeps your fraud lists current and limits attempts by card, device and phone number before a payment is authorised.",
      "digital-identity":
        "Checks whether name, phone number, email, device and address belong together, in Arabic and Latin letters.",
      "fraud-intelligence":
        "Tells members about confirmed fraud when they see the same identifier, without naming the customer or the reporting member.",
      "fraud-resilience-assessment":
        "Runs simulated fraud against your own processes, with your written permission, and scores how your controls respond.",
      implementation:
        "Adds up the cost of losses, fees, working hours and customers turned away, and shows which cause costs most.",
      "managed-services":
        "Writes the policy and playbooks and defines the roles with your team, then hands everything over.",
      training:
        "Analysts watch your logins and payments, read public channels where fraudsters discuss your brand, and call you about problems.",
      "red-teaming":
        "Runs one attack against your live controls, from account opening to cash-out, with your permission.",
      "training-capability":
        "Trains reviewers, agents and product teams on real cases, and measures detection before and after.",
    },
  },
  about: {
    heading: "Fraud looks like ordinary business",
    text: "Someone using a stolen account logs in, pays and asks for refunds like any customer. We find the difference, explain it, and help you close the gap that let it in.",
    links: {
      about: { label: `About ${site.brand}`, path: "/about" },
      whyUs: { label: "Why Us", path: "/why-us" },
    },
  },
  pilot: {
    heading: "Test us on your own data before you buy",
    text: "For a pilot you send three months of past events and connect nothing. We score the last month. You count what we found.",
    link: { label: "How a pilot runs", path: "/why-us#pilot" },
    note: claimsNote,
  },
  contact: { heading: "Tell us what worries you" },
} as const;
