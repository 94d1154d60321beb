import { prompts } from "../prompts.ts";
import { toolActions } from "./tools.ts";

const { company, channels, month } = prompts;

export const selfCheck = {
  heading: "Which frauds would get through?",
  intro: "About five minutes. Your answers stay on this page.",
  rule: "Answer these for each scenario: exposure from 0 to 3, the questions with yes, no or don’t know. Priority = exposure × the number of questions answered no or don’t know. Test the highest first.",
  audience: {
    ask: "Are you a merchant or a bank?",
    choices: { merchant: "Merchant", bank: "Bank", both: "Both" },
  },
  exposure: {
    ask: "How exposed are you?",
    steps: { 0: "Not at all", 1: "A little", 2: "Moderately", 3: "Heavily" },
  },
  questions: {
    seen: {
      ask: "Would you see it before the loss?",
      line: "Seen before the loss",
      no: "not seen before the loss",
    },
    stopped: {
      ask: "Is it stopped automatically?",
      line: "Stopped automatically",
      no: "not stopped automatically",
    },
    owner: {
      ask: "Does one named person own it, also at night?",
      line: "One named owner",
      no: "no named owner",
    },
  },
  replies: { yes: "Yes", no: "No", unsure: "Don’t know" },
  at: "{n} of {of}",
  walk: { back: "Back", skip: "Skip this scenario" },
  scenario: "Scenario 1",
  live: {
    answered: "{n} of {of} answered.",
    high: {
      one: "{n} scenario reaches priority 3 or more.",
      other: "{n} scenarios reach priority 3 or more.",
    },
    open: { one: "{n} question left open.", other: "{n} questions left open." },
    first: "First: {name}, {priority} of 9.",
  },
  found: {
    soFar: "Test first, so far",
    of: "of 9",
    heading: "Test these first",
    none: "No gap in what you answered",
    unfinished: "No result yet",
    noneText:
      "You answered yes to every question, or the scenario does not apply to you. Only a test can confirm it.",
    sum: { one: "{exposure} × {n} gap = {priority}", other: "{exposure} × {n} gaps = {priority}" },
    test: "What we test:",
    control: "First control:",
  },
  plan: {
    heading: "The plan that fits",
    soFar: "The plan that fits, so far",
    advice: {
      none: {
        name: "This count suggests no plan.",
        text: "No scenario you answered reaches priority 3. If one still worries you, ask us about that one.",
      },
      simulation: {
        name: "Fraud Simulation.",
        text: "For one or two scenarios: it tests one fraud in depth.",
      },
      basic: {
        name: "Basic Assessment.",
        text: "It covers 5-6 scenarios: begin with those at the top of this list.",
      },
      ask: {
        name: "Between two plans: ask us.",
        text: "Basic covers 5-6 scenarios, Advanced 10 and more. Tell us which can wait.",
      },
      advanced: {
        name: "Advanced Assessment.",
        text: "It covers 10+ scenarios, each with A/B paths. If only one or two apply to you, Fraud Simulation tests each in depth.",
      },
    },
    note: "Priority is exposure × gaps, and “Don’t know” counts as a gap. This counts your own answers and is not a risk score.",
  },
  more: "See the result, print or copy",
  put: "Put this in my message",
  copy: "Copy as text",
  clear: "Clear all answers",
  cleared: "All answers cleared.",
  actions: toolActions,
  message: {
    greeting: "Hello,",
    request: `We would like to request a Fraud Resilience Assessment for ${company.en}.`,
    found: "We answered the self-check on your site. The scenarios we would begin with:",
    none: "We answered the self-check on your site. It found no gap.",
    unfinished: "We began the self-check on your site.",
    line: "{k}. {name} (priority {priority} of 9): {gaps}",
    gapsJoin: "; ",
    unsure: "don’t know: {gaps}",
    high: {
      one: "{n} of {of} scenarios reaches priority 3 or more.",
      other: "{n} of {of} scenarios reach priority 3 or more.",
    },
    missing: { one: "{n} was not answered.", other: "{n} were not answered." },
    channels: `Our main channels are: ${channels.en}`,
    start: `We would like to start in: ${month.en}`,
  },
} as const;
