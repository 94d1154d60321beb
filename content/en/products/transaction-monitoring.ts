import type { ProductPage } from "../../parts.ts";

export const transactionMonitoring = {
  title: "Device Intelligence: one device, many accounts",
  description:
    "Device Intelligence recognises a phone that comes back after a reinstall, counts the accounts on it and can warn when its screen is being shared.",
  sentence:
    "A new account is free; a new phone is not. We recognise the phone that comes back, reinstalled, without its cookies or under another name.",
  number: "22",
  caption: ["new accounts,", "one phone"],
  label: "41 new accounts, 2 to 8 May",
  subject: "Device 7F2A-09",
  give: [
    {
      name: "A slot in your release plan",
      text: "One library for the website and each app, then updates.",
    },
    {
      name: "A legal basis and a notice",
      text: "Device traits are personal data. They need a purpose, a notice and sometimes consent.",
    },
    { name: "A stable account ID", text: "One account keeps one ID throughout." },
  ],
  get: [
    {
      name: "A device ID with its strength",
      text: "Each match is marked strong or weak. Your pilot shows the rate on your own devices.",
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
    { name: "Your own labels", text: "Trusted, shared or blocked, with reason, author and end date." },
    {
      name: "A checkout that need not wait",
      text: "If the library is blocked or fails, your rule decides.",
    },
  ],
  isNot: [
    {
      name: "Tracking across shops",
      text: "Traits serve your own checks. Only confirmed fraud is shared, and only if you join the platform.",
    },
    {
      name: "Proof of who holds the phone",
      text: "Families share phones and thieves steal them. Check the person too.",
    },
    { name: "An automatic block", text: "It reports. Your rule, your limit or your reviewer decides." },
  ],
  trial: {
    heading: "Register twice on one phone",
    text: "In a live session we register, reinstall and register again. You see what is recognised and what is not.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
} as const satisfies ProductPage;
