import type { ProductId } from "../types.ts";

/** The words of an explanatory figure. {names} are filled with what is counted in the drawing. */
export interface FigureWords {
  title: string;
  /** Follows "How to read it:". */
  reading: string;
  totals: string;
  /** For those who do not see the picture. */
  alt: string;
  /** The words inside the drawing. */
  labels: Record<string, string>;
}

export const figures = {
  "fraud-detection": {
    title: "One hour of payments, by score",
    reading: "each stroke is one payment; those beyond your line were stopped, and each has its reasons.",
    totals: "{total} payments, {stopped} stopped",
    alt: "A histogram of {total} payments by score from 0 to 100. Most score low; {stopped} lie beyond the line at {line} and were stopped. One of them scored {score}, for {reasons} reasons.",
    labels: {
      line: "your line, 80",
      low: "0",
      high: "100",
      axis: "score",
      event: "TX-48231 scores 91",
      first: "handset carries 22 accounts",
      second: "7 attempts in 60 s",
      third: "number changed today",
      fourth: "new beneficiary",
    },
  },
  "transaction-monitoring": {
    title: "New accounts, and the handsets they came from",
    reading: "each stroke is one new account; follow it down to its handset.",
    totals: "{accounts} accounts, {shared} on one handset",
    alt: "{accounts} new accounts as strokes. {single} lead to a handset of their own; {shared} fall into one and the same handset.",
    labels: {
      accounts: "new accounts, 2 to 8 May",
      own: "a handset each",
      shared: "device 7F2A-09: 22 accounts",
    },
  },
  "kyc-verification": {
    title: "Four measures, minute by minute",
    reading:
      "each line should stay in its band, its usual range for that hour; circles mark where one left it.",
    totals: "{series} lines, {outside} minutes outside",
    alt: "{series} lines over an hour, each with a band of its usual range. Three stay inside; stopped attempts leave theirs for {outside} minutes from 14:36.",
    labels: {
      accepted: "accepted",
      review: "in review",
      stopped: "stopped",
      refunds: "refunds",
      from: "14:00",
      middle: "14:30",
      to: "15:00",
      left: "14:36 to 14:43",
    },
  },
  "risk-assessment": {
    title: "Payment attempts by one card, minute by minute",
    reading: "each stroke is one attempt; strokes above the line were stopped. Circles mark those minutes.",
    totals: "{total} attempts, {stopped} stopped",
    alt: "Attempts by one card, minute by minute. The limit is {limit} a minute. In {minutes} minutes from 14:36 the count goes over it; {stopped} of {total} attempts were stopped.",
    labels: {
      axis: "attempts",
      limit: "limit 6 a minute",
      stopped: "66 attempts stopped",
      window: "in 8 minutes, 14:36 to 14:43",
    },
  },
  "digital-identity": {
    title: "How long five details have been seen together",
    reading: "each line is one customer; it runs level where details have kept company for as long.",
    totals: "{customers} customers, {disagree} disagrees",
    alt: "Parallel axes for {details} details. {agree} customers run nearly level; one line falls from years to days between name and number and stays low.",
    labels: {
      name: "name",
      number: "number",
      email: "e-mail",
      device: "device",
      address: "address",
      years: "years",
      days: "days",
      disagrees: "9 days together",
    },
  },
  "fraud-intelligence": {
    title: "One shared card among nineteen members",
    reading: "each dot is a member, each arc a signal that met a match; warm arcs are one card.",
    totals: "{members} members, {signals} signals, 1 card met by {met}",
    alt: "An arc diagram of {members} members. {signals} arcs are everyday signals. One card, reported by one member, was met by {met} others.",
    labels: { members: "members, not named", card: "card fp 9C41-E7, confirmed 15:20" },
  },
  implementation: {
    title: "A sample year of fraud, step by step",
    reading: "each stroke is SAR 10,000; only the first step was booked as loss.",
    totals: "{booked} booked, {all} in all",
    alt: "A staircase of {steps} costs in strokes of SAR 10,000. The first, booked as loss, has {booked}; the other steps add {hidden}, so the true cost is {all}, a quarter more.",
    labels: {
      booked: "booked",
      fees: "fees",
      couriers: "couriers",
      support: "support",
      review: "review",
      ledger: "ledger",
      cost: "true cost",
      more: "a quarter more",
    },
  },
  "managed-services": {
    title: "A programme, by month",
    reading: "each bar is one piece of work; circles are the days on which you decide.",
    totals: "{works} pieces of work, {decisions} decisions, {months} months",
    alt: "Overlapping bars of {works} pieces of work over {months} months, with {decisions} decision days. The stretch in which nobody owns the night ends in month 3.",
    labels: {
      appetite: "appetite",
      policy: "policy",
      playbooks: "playbooks",
      limits: "limits",
      first: "we lead",
      second: "you lead",
      third: "we watch",
      month: "month",
      gap: "nights without an owner",
    },
  },
  training: {
    title: "Log-ins of one week, by half-hour",
    reading: "each stroke is one half-hour, as tall as its log-ins; circled nights differ from other weeks.",
    totals: "{strokes} half-hours, {odd} odd",
    alt: "Seven rows of {perDay} half-hours. Days rise and fall alike; {odd} half-hours on {nights} nights are far taller than usual.",
    labels: { from: "00:00", noon: "12:00", to: "24:00", odd: "02:00 to 03:30" },
  },
  "red-teaming": {
    title: "Twenty-six paths against three gates",
    reading: "each line is one path of attack; it ends at the control that stopped it.",
    totals: "{paths} paths, {stopped} stopped, {through} through",
    alt: "{paths} paths run against three gates. The first stops {first}, the second {second}, the third {third}; {through} goes through.",
    labels: { first: "log-in", second: "change", third: "payment", through: "path 17", noticed: "no alert" },
  },
  "training-capability": {
    title: "Cases answered well, round by round",
    reading: "each line is one group; above the pass mark it decides alone.",
    totals: "{groups} groups, {passed} over the mark",
    alt: "Learning curves of {groups} groups over {rounds} rounds of twelve cases. {passed} end above the pass mark of {mark}; one is still below.",
    labels: { mark: "pass mark, 9 of 12", round: "round", below: "parcels swapped at the door" },
  },
} as const satisfies Record<ProductId, FigureWords>;
