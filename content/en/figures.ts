import type { ProductId } from "../types/catalogue.ts";

/** The words of an explanatory figure. {names} are filled with what is counted in the drawing they stand by. */
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
    reading: "each stroke is one payment. Beyond your line it stops, for reasons that add up to its score.",
    totals: "{total} payments, {stopped} stopped",
    alt: "A histogram of {total} payments by score from 0 to 100. Most score low; {stopped} lie beyond the line at {line} and were stopped. One of them scored {score}, for {reasons} reasons.",
    labels: {
      line: "your line, {line}",
      axis: "score",
      passed: "passed",
      stopped: "stopped",
      event: "TX-48231 scores {score}, because",
      first: "handset carries 22 accounts",
      second: "7 attempts in 60 s",
      third: "number changed today",
      fourth: "new beneficiary",
    },
  },
  "transaction-monitoring": {
    title: "New accounts, and the handsets they came from",
    reading: "each stroke is one new account. Follow it down to the handset that opened it.",
    totals: "{accounts} accounts, {shared} on one handset",
    alt: "{accounts} new accounts as strokes. {single} lead to a handset of their own; {shared} fall into one and the same handset.",
    labels: {
      accounts: "{accounts} new accounts, 2 to 8 May",
      own: "{single} have a handset each",
      shared: "{shared} share device 7F2A-09",
    },
  },
  "kyc-verification": {
    title: "Four measures, minute by minute",
    reading: "a line should stay in its band, its usual range. Circles mark the minutes outside.",
    totals: "{series} lines, {outside} minutes outside",
    alt: "{series} lines, each with a band of its usual range. Three stay inside; stopped attempts leave theirs for {outside} minutes from 14:36.",
    labels: {
      usual: "shaded: the usual range",
      accepted: "accepted",
      review: "in review",
      stopped: "stopped",
      refunds: "refunds",
      to: "15:00",
      left: "14:36 to 14:43",
    },
  },
  "risk-assessment": {
    title: "Payment attempts by one card, minute by minute",
    reading: "each stroke is one attempt; strokes above the line were stopped. Circles mark those minutes.",
    totals: "{total} attempts, {stopped} stopped",
    alt: "{total} attempts by one card, minute by minute. The limit is {limit} a minute. In {minutes} minutes from 14:36 the count goes over it; {stopped} attempts were stopped.",
    labels: {
      axis: "attempts",
      limit: "limit {limit} a minute",
      limitShort: "limit {limit}",
      stopped: "{stopped} attempts stopped",
      window: "in {minutes} minutes, 14:36 to 14:43",
      stoppedShort: "{stopped}",
      stoppedEnd: "stopped",
    },
  },
  "digital-identity": {
    title: "How long each detail has been known with its customer",
    reading: "each line is one customer. Details far younger than the others are the ones to ask about.",
    totals: "{customers} customers, {disagree} disagrees",
    alt: "Parallel axes for {details} details, from days to years. {agree} customers run nearly level; one line falls from years at the name to days at the number, stays low at e-mail and device, and rises again at the address.",
    labels: {
      name: "name",
      number: "number",
      email: "e-mail",
      device: "device",
      address: "address",
      years: "years",
      months: "months",
      days: "days",
      numberAge: "9 days",
      emailAge: "2 weeks",
      deviceAge: "6 days",
    },
  },
  "fraud-intelligence": {
    title: "One shared card among nineteen members",
    reading: "each dot is a member, each arc a signal that found its match. Warm arcs are one card.",
    totals: "{members} members, 1 card met by {met}",
    alt: "An arc diagram of {members} members. {signals} arcs are everyday signals. One card, confirmed by one member, was met by {met} others, who knew it.",
    labels: {
      members: "{members} members, not named",
      card: "one confirms a card",
      met: "{met} meet it, and know",
    },
  },
  implementation: {
    title: "A sample year of fraud, step by step",
    reading: "each stroke is SAR 10,000. Only the first step was booked as loss.",
    totals: "{booked} strokes booked, {all} in all",
    alt: "{steps} costs in strokes of SAR 10,000. The first, booked as loss, has {booked}; the other steps add {hidden}, so the true cost is {all}, a quarter more.",
    labels: {
      booked: "booked",
      fees: "fees",
      couriers: "couriers",
      support: "support",
      review: "review",
      all: "in all",
      ledger: "in the ledger",
      cost: "true cost",
      more: "a quarter more",
    },
  },
  "managed-services": {
    title: "A programme, by month",
    reading: "each bar is one piece of work; circles are the days on which you decide.",
    totals: "{works} pieces of work, {decisions} decisions, {months} months",
    alt: "Overlapping bars of {works} pieces of work over {months} months, with {decisions} decision days. The stretch in which nobody owns the night ends with month 3.",
    labels: {
      appetite: "what to accept",
      policy: "policy",
      playbooks: "playbooks",
      limits: "limits",
      first: "we lead",
      second: "you lead",
      third: "we watch",
      month: "month",
      gap: "nobody owns the night",
    },
  },
  training: {
    title: "Log-ins, half-hour by half-hour",
    reading:
      "each stroke is one half-hour, as tall as its log-ins. On the circled nights it is as tall as in the evening.",
    totals: "{strokes} half-hours, {odd} odd",
    alt: "{days} rows of {perDay} half-hours, a row a day. Days rise and fall alike; {odd} half-hours on {nights} nights are far taller than usual.",
    labels: {
      day1: "Fri 2",
      day2: "Sat 3",
      day3: "Sun 4",
      day4: "Mon 5",
      day5: "Tue 6",
      day6: "Wed 7",
      day7: "Thu 8",
      from: "00:00",
      noon: "12:00",
      to: "24:00",
      odd: "02:00 to 03:30",
    },
  },
  "red-teaming": {
    title: "Twenty-six paths against three gates",
    reading: "each line is one path of attack; it ends at the control that stopped it.",
    totals: "{paths} paths, {stopped} stopped, {through} through",
    alt: "{paths} paths run against three gates. The log-in stops {first}, the change of number {second}, the payment {third}; {through} goes through.",
    labels: {
      paths: "{paths} paths",
      first: "log-in",
      second: "new number",
      third: "payment",
      stops: "stops",
      through: "path 17 is out",
      noticed: "no alert",
      short: "path 17 is out, no alert",
    },
  },
  "training-capability": {
    title: "Evening refunds desk: twelve people, round by round",
    reading:
      "each line is one kind of case; its height is how many of the twelve answer it well, on average.",
    totals: "{kinds} kinds of case, {passed} over the mark",
    alt: "Learning curves for {kinds} kinds of case over {rounds} rounds. {passed} end above the pass mark of {mark} people in {people}; one is still below.",
    labels: {
      axis: "people who answer well",
      mark: "pass mark, {mark} of {people}",
      markShort: "pass mark {mark}",
      round: "round",
      learned: "empty box: 5, now 11",
      below: "swapped at the door: 7",
    },
  },
} as const satisfies Record<ProductId, FigureWords>;
