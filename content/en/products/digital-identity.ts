import type { ProductPage } from "../../parts.ts";

export const digitalIdentity = {
  title: "Digital Identity Intelligence",
  description:
    "Check whether name, phone number, email, device and address belong together, in Arabic and Latin letters, before you ask for further proof.",
  sentence:
    "Name, number, email, device and address are compared, and you learn which one does not belong before you ask the customer for proof.",
  number: "23",
  caption: ["customers,", "one mismatch"],
  label: "Each ring is one customer",
  subject: "Number known for 9 days",
  give: [
    { name: "Three or more details", text: "Three are enough to begin; five give a clearer answer." },
    {
      name: "Your purpose in writing",
      text: "The legal basis and a line in your privacy notice, agreed with your lawyer.",
    },
    {
      name: "Known cases",
      text: "Confirmed fraud and confirmed genuine customers, for the first thresholds.",
    },
  ],
  get: [
    { name: "A result for each pair", text: "Ten pairs of five details: match, mismatch or unknown." },
    { name: "Names in two scripts", text: "Al-Qahtani, Alqahtani and Al Kahtani become one family name." },
    {
      name: "Addresses as places",
      text: "National Addresses and Makani numbers are matched exactly, landmarks roughly.",
    },
    { name: "The age of a detail", text: "How long a number, email or device has been used, with source." },
    {
      name: "Phone numbers with a new owner",
      text: "New owner or changed SIM, where operators offer the check. We name them in the first call.",
    },
    {
      name: "Fewer steps for genuine customers",
      text: "All five match: no further proof unless your rules or regulator ask.",
    },
  ],
  isNot: [
    { name: "Your regulatory ID check", text: "It works alongside the check your regulator requires." },
    { name: "A credit report", text: "It does not say whether someone can pay." },
    { name: "A label on a person", text: "It says whether details match in one event." },
  ],
  trial: {
    heading: "Spell one name four ways",
    text: "In a live session you type a name in Arabic, in Latin letters, with initials and with a typing error.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
} as const satisfies ProductPage;
