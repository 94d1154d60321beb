import type { ProductPage } from "../../parts.ts";

export const redTeaming = {
  title: "Fraud Simulation: one attack, step by step",
  description:
    "We try one chosen attack on your live controls, from first account to cash-out, with written permission and test accounts.",
  sentence:
    "With your written permission, we attack one process on your live systems, from first account to cash-out, and show you which control stopped what.",
  number: "1",
  caption: ["of 26 got past,", "with no alert"],
  label: "26 attack paths",
  subject: "Path 17",
  subjectText: "Login stopped 13, number change 8, payment 4.",
  give: [
    {
      name: "Written permission",
      text: "Signed by you, and by suppliers whose systems the test touches.",
    },
    {
      name: "A contact who can stop us",
      text: "Reachable by phone, to end the test at any minute, for any reason.",
    },
    {
      name: "Test accounts",
      text: "Marked for billing and couriers. Your controls must not see the mark.",
    },
  ],
  get: [
    {
      name: "A signed scope",
      text: "Paths, hours, limits and stop signal. Nothing else is tested.",
    },
    {
      name: "A log of every path",
      text: "Minute by minute, with screenshots and the response of each control.",
    },
    {
      name: "A result for each control",
      text: "Paths it stopped, and paths that failed by luck, for example because the item was sold out.",
    },
    {
      name: "Two response times",
      text: "From first sign to alert, and from alert to first action, in minutes.",
    },
    {
      name: "The repeat test",
      text: "The same paths after your fixes. They stay in the set, because new releases can reopen them.",
    },
    {
      name: "A review with both sides",
      text: "Testers, reviewers and agents read the log together.",
    },
  ],
  isNot: [
    { name: "A penetration test", text: "We misuse processes, not code." },
    { name: "A trap for staff", text: "The log names no employee." },
    { name: "The whole assessment", text: "This is one attack in depth, not many." },
  ],
  benefits: [
    "Proof before the launch",
    "Controls worth their cost",
    "Practice for your team",
    "A regression test for releases",
  ],
  trial: {
    heading: "Choose your attacker",
    text: "A dishonest employee, a ring with forty SIM cards, or a caller who talks a bank’s contact centre into changing a phone number: tell us which fraud would hurt you most. We propose paths, hours and limits for you to sign.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
} as const satisfies ProductPage;
