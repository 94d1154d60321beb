import type { ProductPage } from "../../types/products.ts";

export const fraudDetection: ProductPage = {
  title: "AI Managed Risk Engine: scores with reasons",
  description:
    "Score every registration, log-in and payment in real time, read the reasons in plain words, and run your own rules beside the model.",
  sentence:
    "A fraud score for each registration, log-in and payment, in real time, with reasons a reviewer can check.",
  number: "91",
  caption: ["one payment,", "four reasons, stopped"],
  label: "Your threshold, 80",
  subject: "TX-48231",
  give: [
    {
      name: "Events with their outcomes",
      text: "Payments, log-ins or registrations, and which of them were fraud.",
    },
    {
      name: "Outcomes that arrive later",
      text: "Chargebacks, complaints and refused deliveries, as you receive them.",
    },
    {
      name: "The cost of a false positive",
      text: "From someone who knows what it costs you to stop a genuine customer.",
    },
  ],
  get: [
    { name: "A score from 0 to 100", text: "One scale for all events, with thresholds for each type." },
    { name: "Reasons in plain words", text: "Sentences with points, ready to copy." },
    { name: "The Risk Rule Engine", text: "Your own conditions, tested first on past events." },
    {
      name: "Step-up that fits the risk",
      text: "You choose the check. An SMS proves little after a SIM change.",
    },
    { name: "A sorted review queue", text: "By risk and amount, with reasons." },
    { name: "An audit trail", text: "Score, reasons, model and rule versions and outcome, together." },
  ],
  isNot: [
    { name: "A judgement of a person", text: "It scores one event at a time." },
    {
      name: "A replacement for reviewers",
      text: "Your thresholds settle the clear cases; the others get step-up authentication or go to your reviewers.",
    },
    { name: "Something to take on trust", text: "Run a pilot." },
  ],
  trial: {
    heading: "Try the score yourself",
    text: "In a live session you change the amount, the device or the hour and see how the reasons change.",
    link: { label: "Schedule Demo", path: "/get-started" },
  },
};
