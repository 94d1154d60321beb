import { site } from "../../site.config.ts";
import type { HomeWords } from "../types/home.ts";
import { officeHoursSentence } from "./office-hours.ts";

const { london, dubai } = site.offices;

export const home: HomeWords = {
  sample: "SAMPLE",
  panels: [
    {
      title: "AI Managed Risk Engine",
      cards: [
        { id: "Transaction TX-48210", time: "May 8, 2025, 14:02", status: "Verified", tone: "ok" },
        { id: "Transaction TX-48211", time: "May 8, 2025, 14:03", status: "Flagged", tone: "bad" },
        { id: "Transaction TX-48214", time: "May 8, 2025, 14:05", status: "Reviewing", tone: "warn" },
      ],
    },
    {
      title: "Fraud Pattern Recognition",
      cards: [
        { id: "Card testing pattern", time: "May 8, 2025, 13:47", status: "Detected", tone: "bad" },
        { id: "Shared handset pattern", time: "May 8, 2025, 13:52", status: "Learning", tone: "warn" },
        { id: "Promo ring pattern", time: "May 8, 2025, 13:58", status: "Mitigated", tone: "ok" },
      ],
    },
    {
      title: "Dashboard Analytics",
      cards: [
        { id: "Gift card segment", time: "May 8, 2025, 12:30", status: "High Risk", tone: "bad" },
        { id: "Alerts to review", time: "May 8, 2025, 12:30", status: "12 Today", tone: "warn" },
        { id: "Payments feed", time: "May 8, 2025, 12:31", status: "Online", tone: "ok" },
      ],
    },
    {
      title: "Real-time Monitoring",
      cards: [
        { id: "Log-in stream", time: "May 8, 2025, 14:10", status: "Active", tone: "ok" },
        { id: "Refund stream", time: "May 8, 2025, 14:11", status: "Alert", tone: "bad" },
        { id: "Session S-7731", time: "May 8, 2025, 14:11", status: "Suspicious", tone: "warn" },
      ],
    },
    {
      title: "Intelligence Dashboard",
      cards: [
        { id: "Telecom threat level", time: "May 8, 2025, 09:00", status: "Elevated", tone: "warn" },
        { id: "Sharing network", time: "May 8, 2025, 09:00", status: "Operational", tone: "ok" },
        { id: "Shared signal FS-209", time: "May 8, 2025, 09:14", status: "Detected", tone: "bad" },
      ],
    },
  ],
  hero: {
    headline: ["Smarter", "Fraud", "Prevention"],
    taglines: ["Powered by AI", "Driven by Intelligence"],
    slogan: site.slogan,
    lead: "An AI-managed risk engine and expert-led fraud services for e-commerce, banks, telecoms, payment firms and insurers in the UAE, KSA and Egypt.",
    actions: {
      schedule: { label: "Schedule Demo", path: "/get-started" },
      journey: { label: "Customer Journey", path: "/customer-journey" },
      demo: { label: "Demo Dashboard", path: "/login" },
    },
    art: "A field of woven ten-pointed stars. One tile is turned nine degrees; a ring marks it and its ten open joints.",
    tag: { tile: "Tile 0417", score: "91", status: "High Risk", joints: "10 of 10 joints open" },
    scroll: "Scroll to solutions and services",
    carousel: {
      label: "Sample panels",
      roleName: "carousel",
      slideName: "slide",
      choose: "Choose a panel",
      pause: "Pause",
      play: "Play",
    },
  },
  ledger: {
    number: "01",
    heading: "Every pattern has joints. We look after the ones that fail.",
    lead: "Six solutions run the checks. Six services test them, with people who know how fraud is carried out.",
    groups: { solutions: "Solutions", services: "Services" },
    cards: {
      "fraud-detection":
        "Scores each registration, log-in and payment while it waits, and writes down the reasons behind the number.",
      "transaction-monitoring":
        "Recognises the handset behind a cleared browser or a reset app, and counts the accounts that live on it.",
      "kyc-verification":
        "Shows what was stopped, released and missed, each against its usual band, so Sunday's meeting starts from facts.",
      "risk-assessment":
        "Keeps your lists current and counts every card, device and number against a limit before the payment does.",
      "digital-identity":
        "Checks whether name, number, e-mail, device and address have lived together before, in Arabic and in Latin script.",
      "fraud-intelligence":
        "Carries a confirmed fraud signal from one member to the others, without naming the customer or the sender.",
      "fraud-resilience-assessment":
        "Plays fraud scenarios against your own journeys, by written agreement, and scores what held and what gave way.",
      implementation:
        "Counts the loss, the fees, the hours and the good customers turned away, then shows which step costs most.",
      "managed-services":
        "Writes the policy, the roles and the playbooks with your team, month by month, until they run without us.",
      training:
        "Watches your events and the places where your name is traded, and rings you with a finding, not a feed.",
      "red-teaming":
        "Plays one chosen attack from first account to cash-out, against your live controls, with your written permission.",
      "training-capability":
        "Trains reviewers, agents and product teams on real patterns, and measures what they catch before and after.",
    },
  },
  about: {
    number: "02",
    heading: "Fraud hides in what looks regular.",
    text: `We serve businesses across the Middle East from offices in ${london.city} and ${dubai.city}. The engine reads the whole pattern; our specialists explain the one part that does not fit.`,
    values: ["Innovation", "Integrity", "Expertise", "Partnership"],
    links: {
      about: { label: `About ${site.brand}`, path: "/about" },
      whyUs: { label: "Why Us", path: "/why-us" },
    },
    claimsHeading: "Why Us in figures",
  },
  contact: {
    number: "03",
    heading: "Tell us which tile is loose.",
    chart: officeHoursSentence,
  },
};
