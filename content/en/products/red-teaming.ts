import type { ProductPage } from "../../types/products.ts";

export const redTeaming: ProductPage = {
  title: "Fraud Simulation: one attack, step by step",
  description:
    "We try one chosen attack on your live controls, from first account to cash-out, with written permission and test accounts.",
  sentence:
    "We try one attack on your live controls, from first account to cash-out. You give written permission and can stop it at any time.",
  number: "1",
  caption: ["of 26 got past,", "with no alert"],
  label: "26 attack paths",
  subject: "Path 17",
  give: [
    {
      name: "Written permission",
      text: "Signed by you for your systems, and by suppliers whose systems the test touches.",
    },
    { name: "A contact who can stop us", text: "Someone with the authority to do so, reachable by phone." },
    { name: "Test accounts", text: "Marked for billing, couriers and reports." },
  ],
  get: [
    { name: "A signed scope", text: "Paths, hours, limits and stop signal. Nothing else is tested." },
    { name: "A log of every path", text: "Minute by minute, with screenshots: which controls responded." },
    { name: "A result for each control", text: "Paths it stopped, and paths stopped only by luck." },
    { name: "Two response times", text: "First sign to alert, and alert to first action, in minutes." },
    { name: "The repeat test", text: "The same paths after your fixes. Only then does a fix count." },
    { name: "A review with both sides", text: "Testers, reviewers and agents read the log together." },
  ],
  isNot: [
    { name: "A penetration test", text: "We misuse your processes, not your code." },
    { name: "A trap for staff", text: "The log records what the process did, without naming employees." },
    { name: "The whole assessment", text: "This is one attack in depth." },
  ],
  benefits: [
    "Proof before the launch",
    "Controls worth their cost",
    "Practice for your team",
    "A regression test for releases",
  ],
  trial: {
    heading: "Choose your attacker",
    text: "Tell us which fraud would hurt you most.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
};
