import { toolActions } from "./tools.ts";

export const accuracy = {
  heading: {
    any: "Why you need two numbers, not one",
    least: "{accuracy} accurate means at least {low} of fraud caught",
    perfect: "{accuracy} accurate means no mistake: ask how it was counted",
  },
  intro:
    "Every column makes {mistakes} mistakes in {events} payments, yet the first catches no fraud and the last catches all of it. So ask every supplier for two numbers: frauds caught and genuine customers stopped. Your pilot shows ours.",
  rate: { label: "Fraud share", value: "1 in {n}" },
  accuracy: "Accuracy",
  caught: {
    label: "Detection rate (share of fraud caught)",
    none: "No fraud caught",
    now: "{share} caught",
    all: "All fraud caught",
    spoken: "{share} caught, {missed} frauds missed, {stopped} genuine customers stopped",
  },
  plot: {
    idle: "No alerts at all:",
    idleShare: "{share} accurate",
    keys: {
      stopped: "genuine customer stopped, above",
      missed: "fraud missed, below",
      found: "fraud caught",
    },
    alt: "Systems that are {accuracy} accurate, by their detection rate. Each has {mistakes} mistakes. Those that catch the least miss {missed} frauds; those that catch the most stop {stopped} genuine customers.",
  },
  results: { found: "of {frauds} frauds caught", stopped: "genuine customers stopped" },
  live: "At {accuracy} accuracy and a detection rate of {share}: {missed} frauds missed, {stopped} genuine customers stopped, {alerts} alerts.",
  livePrecision: "Precision: {precision} of 100 alerts.",
  more: "Volume, cost, formula, print and link",
  fields: {
    title: "Exact values",
    events: { label: "Payments in a year", error: "A number from 1,000 to 1,000,000,000." },
    rate: { label: "Fraud share in %", error: "From 0.001 to 5." },
    accuracy: { label: "Accuracy in %", error: "From 90 to 100." },
  },
  money: {
    title: "A year’s cost in your currency",
    hint: "Enter what you know. What you leave empty is not counted.",
    costs: { loss: "Loss per missed fraud", stop: "Cost per customer stopped", review: "Cost per review" },
    error: "A number from 0 to 1,000,000,000.",
    total: "Annual cost",
    soFar: "Counted so far, without {without}",
    without: { loss: "frauds missed", stop: "genuine customers stopped", review: "reviews" },
    noAlerts: "With no alerts at all",
  },
  worked: {
    title: "How it is calculated",
    rows: {
      frauds: "Frauds = payments × fraud share",
      mistakes: "Mistakes = payments × (100% − accuracy)",
      missed: "Missed = frauds × (100% − detection rate)",
      stopped: "Genuine customers stopped = mistakes − missed",
      alerts: "Alerts = frauds caught + genuine customers stopped",
      precision: "Precision = frauds caught ÷ alerts",
      perFraud: "Genuine customers stopped for each fraud caught",
    },
    none: "none",
    source:
      "This assumes that every alert stops one payment and that the accuracy was measured at this fraud share. On why accuracy misleads when fraud is rare: Provost, Fawcett and Kohavi, ICML 1998; Axelsson, ACM TISSEC 3(3), 2000.",
  },
  questions: {
    button: "Copy four questions for any supplier",
    heading: "Four questions about an accuracy figure",
    list: [
      "Of all the fraud there was, how much did you catch, in number and in amount?",
      "How many genuine customers did you stop for each fraud you caught?",
      "How many events and how many frauds were in the sample, from whose traffic, and over which period?",
      "At which threshold, and how long did you wait for late reports of fraud before you counted?",
    ],
    why: "Why we ask: with {events} payments of which {rate} are fraud, {accuracy} accuracy means {mistakes} mistakes and {frauds} frauds. It allows a detection rate from {low} to {high}. Raising no alert at all would be {doNothing} accurate.",
  },
  actions: toolActions,
} as const;
