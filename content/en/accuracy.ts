import type { AccuracyWords } from "../types/accuracy.ts";

export const accuracy: AccuracyWords = {
  link: "See what an accuracy figure cannot tell you",
  title: "What an accuracy figure cannot tell you",
  aside: "calculated in your browser, and nothing is sent",
  say: {
    any: "At 1 fraud in {n}, {accuracy} accuracy can mean catching *every fraud or none*.",
    least: "At 1 fraud in {n}, {accuracy} accuracy means catching *at least {low}* of fraud.",
    half: "At 1 fraud in {n}, {accuracy} on a half-and-half sample can mean stopping *anything from none to {most} times as many genuine customers as frauds*.",
    perfect: "At 1 fraud in {n}, {accuracy} accuracy means *no mistake at all*. Ask how it was counted.",
  },
  labels: {
    events: "Events in a year",
    eventsHint: "payments, log-ins or orders",
    rate: "Share that is fraud",
    rateValue: "{rate}, 1 in {n}",
    rateTyped: "Fraud in per cent, from 0.001 to 5",
    accuracy: "Accuracy",
    other: "Other",
    accuracyTyped: "Accuracy in per cent, from 90 to 100",
    caught: "Detection rate (share of fraud caught)",
    caughtValue: "{share} caught, {missed} frauds missed, {stopped} genuine customers stopped",
  },
  sample: {
    label: "The accuracy was measured on",
    own: {
      name: "this share of fraud",
      reading:
        "each column is a system of the same accuracy. The orange strokes are its mistakes, and every column but the single one on the left has the same number. Above the line they are genuine customers stopped (false positives), below it frauds missed. Accuracy does not tell you which. Here every alert stops a payment. The single column on the left raises no alerts.",
      note: "This assumes that the accuracy was measured at this share of fraud. If the supplier measured on a sample that is half fraud, choose that instead.",
    },
    half: {
      name: "a half-and-half sample",
      reading:
        "each column is a system of the same accuracy on that sample, at work on your events. The orange strokes are its mistakes. Above the line they are genuine customers stopped (false positives), below it frauds missed. These systems catch {low} to {high} of fraud and stop {least} to {most} genuine customers. Here every alert stops a payment. The single column on the left raises no alerts.",
      note: "This assumes that the accuracy was measured on as many frauds as genuine customers. The middle column is right as often for one as for the other.",
    },
  },
  errors: {
    events: "A whole number from 1,000 to 1,000,000,000.",
    rate: "From 0.001 to 5.",
    accuracy: "From 90 to 100.",
    sheet: "Correct the marked field. The results still show its last valid value.",
  },
  allowed: {
    all: "This accuracy allows anything from 0% to 100%.",
    some: "This accuracy allows {low} to {high}.",
    one: "This accuracy allows only {low}.",
  },
  picture: {
    title: { one: "A system that is {accuracy} accurate", other: "{n} systems, each {accuracy} accurate" },
    keys: { stopped: "genuine customer stopped", missed: "fraud missed", found: "fraud caught" },
    unit: { one: "1 stroke = {n} event", other: "1 stroke = {n} events" },
    mistakes: "{n} mistakes",
    caught: "{share} caught",
    noAlerts: ["no", "alerts"],
    right: "{share} right",
    ruledOut: "{accuracy} rules this out",
    howToRead: "How to read it:",
    alt: "{title}, by their detection rate. Each has {mistakes} mistakes. Those that catch the least miss {missed} frauds; those that catch the most stop {stopped} genuine customers.",
    altHalf:
      "{title}, by their detection rate. Those that catch the least miss {missed} frauds; those that catch the most stop {stopped} genuine customers.",
  },
  results: {
    found: { name: "Frauds caught", note: "of {frauds}" },
    missed: { name: "Frauds missed", note: "below the line" },
    stopped: { name: "Genuine customers stopped", note: "false positive rate {rate}" },
    precision: {
      name: "Precision: of 100 alerts, how many are fraud?",
      note: "of 100, from {alerts} alerts",
      none: "There are no alerts.",
    },
    perFraud: {
      name: "Genuine customers stopped for each fraud caught",
      note: "{stopped} for {found}",
      none: "no fraud is caught",
    },
    doNothing: {
      name: "Accuracy with no alerts at all",
      note: "{frauds} mistakes, all of them missed frauds",
      noteHalf: "{frauds} mistakes, all of them missed frauds; 50% on the half-and-half sample",
    },
    none: "none",
    rare: "less than one fraud expected",
  },
  money: {
    title: "A year's cost in your currency",
    costs: {
      loss: { label: "Loss per missed fraud", hint: "after recoveries, with fees" },
      stop: { label: "Cost per genuine customer stopped", hint: "the margin you lose" },
      review: { label: "Cost per review" },
    },
    error: "A number from 0 to {max}, or nothing.",
    formula:
      "Optional. Annual cost = frauds missed × loss per fraud + genuine customers stopped × cost per customer + alerts × cost per review. What you leave empty is not counted.",
    rows: { missed: "Frauds missed", stopped: "Genuine customers stopped", alerts: "Alerts reviewed" },
    total: "Annual cost",
    soFar: "Counted so far, without {without}",
    without: { loss: "frauds missed", stop: "genuine customers stopped", review: "reviews" },
    noAlerts: "With no alerts at all",
  },
  live: "At {accuracy} accuracy and a detection rate of {share}: {missed} frauds missed, {stopped} genuine customers stopped, {alerts} alerts.",
  livePrecision: "Precision: {precision} of 100 alerts.",
  settings:
    "Settings: {events} events a year, {rate} of them fraud, {accuracy} accuracy, a detection rate of {share}. The accuracy was measured on {sample}.",
  worked: {
    summary: "How it is calculated",
    rows: {
      frauds: "Frauds = events × share that is fraud",
      mistakes: "Mistakes = events × (100% − accuracy)",
      missed: "Missed = frauds × (100% − detection rate)",
      stopped: "Genuine customers stopped = mistakes − missed",
      falsePositives: "False positive rate = genuine customers stopped ÷ genuine customers",
      falsePositivesHalf: "False positive rate = 2 × (100% − accuracy) − (100% − detection rate)",
      stoppedHalf: "Genuine customers stopped = genuine customers × false positive rate",
      alerts: "Alerts = frauds caught + genuine customers stopped",
      precision: "Precision = frauds caught ÷ alerts",
      doNothing: "Accuracy with no alerts = 100% − share that is fraud",
    },
    source:
      "Each genuine event counts as one customer. These are the definitions of accuracy, recall (here the detection rate) and precision. On why accuracy misleads when one class is rare: Provost, Fawcett and Kohavi, ICML 1998; Axelsson, ACM TISSEC 3(3), 2000.",
  },
  questions: {
    button: "Copy four questions to ask any vendor",
    heading: "Four questions about an accuracy figure",
    list: [
      "Of all the fraud there was, how much did you catch, in number and in amount?",
      "How many genuine customers did you stop for each fraud you caught?",
      "How many events and how many frauds were in the sample, from whose traffic, and over which period?",
      "At which threshold, and how long did you wait for late reports of fraud before you counted?",
    ],
    why: "Why we ask: with {events} events of which {rate} are fraud, {accuracy} accuracy means {mistakes} mistakes and {frauds} frauds. It allows a detection rate from {low} to {high}. Raising no alert at all would be {doNothing} accurate.",
    whyHalf:
      "Why we ask: measured on a sample that is half fraud, {accuracy} accuracy allows a detection rate from {low} to {high}. With {events} events of which {rate} are fraud, there are {frauds} frauds, and such a system may stop up to {most} genuine customers.",
  },
  print: "Print on one page",
  copy: {
    link: "Copy the link",
    copied: "Copied",
    copyRefused: "Your browser did not allow copying. The text is selected below: copy it from there.",
  },
};
