import type { ProductPage } from "../../types/products.ts";

export const training: ProductPage = {
  title: "Fraud Intelligence & Monitoring",
  description:
    "Analysts watch your log-ins and payments, read public channels about your brand in Arabic and English, and call you when they see a problem.",
  sentence:
    "Analysts watch your log-ins and payments, read public channels where fraudsters discuss your brand, and call you when they see a problem.",
  number: "336",
  caption: ["half-hours,", "six unusual"],
  label: "Seven days",
  subject: "02:00 to 03:30",
  give: [
    { name: "An event feed", text: "Counts or events, from the systems you choose." },
    { name: "Your names", text: "Brands, apps, sender names and short codes, in Arabic and Latin letters." },
    { name: "Someone who answers", text: "A phone number that is answered at night, and a second one." },
  ],
  get: [
    { name: "Hours that suit you", text: "All hours, or the nights, weekends and public holidays." },
    {
      name: "Findings with evidence",
      text: "Time, source, extract, and a confidence rating you can question.",
    },
    { name: "Arabic and English", text: "Also Arabic in Latin letters. For Urdu or Hindi, ask us first." },
    { name: "Takedown requests", text: "For fake pages, numbers and apps in your name, if agreed." },
    { name: "A weekly note", text: "What was unusual, its cause, and what public channels showed." },
    { name: "Named contacts", text: "You know which analyst will call, and we know your contact." },
  ],
  isNot: [
    { name: "A data feed", text: "You receive findings about your business, not thousands of indicators." },
    { name: "Hacking back", text: "We read public channels only." },
    { name: "Your response team", text: "We call and advise." },
  ],
  benefits: [
    "Unusual nights noticed earlier",
    "Fewer false alarms",
    "Earlier warning of gaps",
    "A record of groups that return",
  ],
  trial: {
    heading: "Ask what is said about your brand",
    text: "Bring your brand names in Arabic and Latin letters.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
};
