import { site } from "../../settings/site.js";
import type { HomeWords } from "../types/home.ts";
import { officeHours } from "./office-hours.ts";

const { london, dubai, abuDhabi } = site.offices;

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
        { id: "Shared device pattern", time: "May 8, 2025, 13:52", status: "Learning", tone: "warn" },
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
    slogan: site.slogan.en,
    lead: "Fraud detection software and experts who test your controls, for banks, e-commerce, telecoms, payment firms and insurers in the UAE, KSA and Egypt.",
    actions: {
      schedule: { label: "Schedule Demo", path: "/get-started" },
      journey: { label: "Customer Journey", path: "/customer-journey" },
      demo: { label: "Demo Dashboard", path: "/login" },
    },
    art: "A pattern of woven ten-pointed stars. One tile is turned by nine degrees; a ring marks it and its ten open joints.",
    tag: { account: "Payment TX-48231", score: "91", status: "High Risk", reasons: "4 reasons recorded" },
    released: {
      tag: { score: "0", status: "Released", reasons: "0 of 10 joints open" },
      row: "Verified",
      message: "All joints are closed. Payment TX-48231 is released, and transaction TX-48211 is verified.",
    },
    handle: { label: "Turn the tile back into place", value: "{angle}°, {open} of 10 joints open" },
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
  catalogue: {
    number: "01",
    heading: "We find the weak points in your fraud controls and help you fix them.",
    lead: "Six solutions detect and stop fraud. Six services measure it, test your controls and train your team.",
    groups: { solutions: "Solutions", services: "Services" },
    cards: {
      "fraud-detection":
        "Scores each registration, log-in and payment in real time and gives the reasons for the score.",
      "transaction-monitoring":
        "Often recognises a device after a reinstall or after cookies are cleared, and counts the accounts that use it.",
      "kyc-verification":
        "Compares each day's alerts with their usual range, and adds losses and false positives as they become known.",
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
        "Writes the policy and playbooks and defines the roles with your team, then hands the programme over.",
      training:
        "Analysts watch your log-ins and payments, read public channels where fraudsters discuss your brand, and call you about problems.",
      "red-teaming":
        "Runs one attack against your live controls, from account opening to cash-out, with your permission.",
      "training-capability":
        "Trains reviewers, agents and product teams on real cases, and measures detection before and after.",
    },
  },
  about: {
    number: "02",
    heading: "Fraud looks like ordinary business.",
    text: `Someone using a stolen account logs in, pays and asks for refunds like any customer. We help you spot the difference. Our offices are in ${london.city.en} and ${dubai.city.en}; for assessments you can also contact us in ${abuDhabi.city.en}.`,
    values: ["Innovation", "Integrity", "Expertise", "Partnership"],
    links: {
      about: { label: `About ${site.brand}`, path: "/about" },
      whyUs: { label: "Why Us", path: "/why-us" },
    },
    claimsHeading: `${site.brand} in figures`,
    claimsNotes: "What to ask about these figures",
  },
  contact: {
    number: "03",
    heading: "Tell us what worries you.",
    chart: officeHours.sentence,
  },
};
