import type { ProductPage } from "../../parts.ts";

export const training = {
  title: "Fraud Intelligence & Monitoring",
  description:
    "Analysts watch your logins and payments, read public channels about your brand in Arabic and English, and call you when they see a problem.",
  sentence:
    "Our analysts watch your logins and payments by the half-hour and call you with what they see, when it began and how sure they are.",
  number: "6",
  caption: ["of 336 half-hours,", "on two nights"],
  label: "Logins, 2 to 8 May",
  subject: "02:00 to 03:30: logins rise, purchases do not",
  give: [
    { name: "An event feed", text: "Counts by half-hour are enough to begin, by API or file." },
    { name: "Your names", text: "Brands, apps and sender names, in Arabic and Latin letters." },
    { name: "Someone who answers", text: "A phone number that is answered at night, and a second one." },
  ],
  get: [
    {
      name: "Hours that suit you",
      text: "All hours, or the nights, weekends and public holidays.",
    },
    {
      name: "Findings with evidence",
      text: "Time, source, extract, and a confidence rating you can question.",
    },
    {
      name: "Arabic and English",
      text: "Also Arabizi. For Urdu or Hindi, ask us first.",
    },
    {
      name: "Takedown requests",
      text: "For fake pages, numbers and apps in your name, if agreed.",
    },
    {
      name: "A weekly note",
      text: "What was unusual, what caused it, and where people discuss your brand and sell its promo codes.",
    },
    {
      name: "Named contacts",
      text: "You know which analyst will call, and we know who answers.",
    },
  ],
  isNot: [
    { name: "A data feed", text: "You receive findings about your business, not thousands of indicators." },
    { name: "Hacking back", text: "We read public channels only, and buy no stolen data." },
    { name: "Your response team", text: "We stop an account only where your playbook says so." },
  ],
  benefits: [
    "Unusual nights noticed earlier",
    "Fewer false alarms",
    "Earlier warning of gaps",
    "A record of groups that return",
  ],
  trial: {
    heading: "Ask what is said about your brand",
    text: "Bring your brand names. In the first conversation we show where we would look, and what we would leave alone.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
} as const satisfies ProductPage;
