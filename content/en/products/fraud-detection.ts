import type { ProductPage } from "../../parts.ts";

export const fraudDetection = {
  title: "AI Managed Risk Engine: scores with reasons",
  description:
    "Score every registration, login and payment, read the reasons in plain words, and run your own rules beside the model.",
  sentence:
    "Each registration, login and payment gets a score from 0 to 100, with reasons that your reviewers can check.",
  number: "91",
  caption: ["one payment,", "four reasons, stopped"],
  label: "Your threshold, 80",
  subject: "TX-48231",
  give: [
    { name: "Your events", text: "Payments, logins and registrations, by API or file." },
    { name: "Their outcomes", text: "Chargebacks, complaints and refused deliveries, as you receive them." },
    {
      name: "The cost of a false positive",
      text: "From someone who knows what it costs to stop a genuine customer.",
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
    { name: "A replacement for reviewers", text: "It settles the clear cases; your people settle the rest." },
    {
      name: "Something to take on trust",
      text: "A pilot counts the frauds it catches and the customers it stops.",
    },
  ],
  trial: {
    heading: "Test it on your own data before you buy",
    link: { label: "Ask for a pilot", path: "/contact" },
  },
  record: {
    heading: "Every decision is recorded, with everyone behind it",
    text: "No scoring change goes live until a person you name approves it. The previous version stays ready for a rollback.",
    id: "TX-48231",
    event: "Payment, SAR 4,800",
    date: "8 May 2025, who decided",
    reasons: [
      "22 accounts on this device",
      "SIM changed today",
      "New beneficiary",
      "6 times the usual amount",
    ],
    deciders: [
      { time: "14:21:07", name: "The model", text: "adds up the four reasons.", result: "91" },
      { time: "14:21:07", name: "Your rules", text: "SIM changed in 24 h, new beneficiary.", result: "Hold" },
      { time: "14:21:07", name: "Your threshold", text: "stops 80 and above.", result: "Stopped" },
      {
        time: "14:33",
        name: "Your reviewer",
        text: "can overrule; the next approved version learns from it.",
        result: "Agreed",
      },
    ],
  },
  call: {
    heading: "One call, one answer",
    text: "If no answer comes within your time-out, you have decided what happens: pass, stop or review.",
  },
} as const satisfies ProductPage;
