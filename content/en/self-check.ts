import { prompts } from "../prompts.ts";
import type { SelfCheckWords } from "../types/self-check.ts";

const { company, channels, month } = prompts;

export const selfCheck: SelfCheckWords = {
  heading: "Which fraud scenarios would get through?",
  lead: "Say how exposed you are to each. For those that apply to you, answer three questions. Skip any you like.",
  pass: "Skip the self-check",
  title: "Your own answers",
  done: "{n} of {of} answered",
  privacy: "Your answers stay on this page unless you put them in a message.",
  rule: "Priority = exposure × the number of questions answered “No” or “Unsure”. Test the highest first. At the same priority, test the one with more “Unsure” first, then the one with the higher exposure, then the one higher in this list.",
  audience: { ask: "Scenarios for", choices: { merchant: "Merchants", bank: "Banks", both: "Both" } },
  signs: "Early signs:",
  columns: { scenario: "Scenario", exposure: "Exposure", priority: "Priority" },
  exposureKey: "first: 0 not at all, 1 a little, 2 clearly, 3 heavily",
  exposure: {
    ask: "How exposed are you?",
    steps: { 0: "not at all", 1: "a little", 2: "clearly", 3: "heavily" },
  },
  questions: {
    seen: {
      ask: "Would you see it before the goods or the money are gone?",
      column: "Seen before the loss?",
      line: "seen before the loss",
      short: "seen",
      no: "not seen before the loss",
    },
    stopped: {
      ask: "Is it stopped automatically?",
      column: "Stopped automatically?",
      line: "stopped automatically",
      short: "stopped",
      no: "not stopped automatically",
    },
    owner: {
      ask: "Does one named person own it, also at night where it matters?",
      column: "One named owner?",
      line: "one named owner",
      short: "owner",
      no: "no named owner",
    },
  },
  replies: { yes: "Yes", no: "No", unsure: "Unsure" },
  keys: { yes: "yes", no: "no", unsure: "unsure", open: "no answer" },
  priorityOf: "Priority {n} of 9",
  walk: { back: "Back", skip: "Skip", next: "Next", result: "Result", at: "{n} of {of}" },
  rest: "The rest do not apply to us",
  see: "See the result",
  clear: "Clear all answers",
  cleared: "All answers cleared.",
  undo: "Undo",
  undone: "Undone.",
  picture: {
    title: { one: "{n} scenario, three lines", other: "{n} scenarios, three lines" },
    priority: "priority",
    names: {
      "stolen-cards": "Stolen cards",
      bots: "Bots",
      "synthetic-identity": "Synthetic identity",
      referral: "Referral fraud",
      loyalty: "Loyalty abuse",
      "push-payment-scam": "APP scam",
      "injected-video": "Injected video",
    },
    howToRead: "How to read it:",
    reading:
      "a scenario has one stroke for each step of exposure, and the three lines are your three answers. Where the answer is no or unsure, the line is broken and the strokes are orange. The number of orange strokes is the priority.",
    alt: "{title}. {live}",
  },
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
    heading: {
      1: "Begin with this one",
      2: "Begin with these two",
      3: "Begin with these three",
      4: "Begin with these four",
      5: "Begin with these five",
    },
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
    count: {
      one: "scenario reaches priority 3 or more.",
      other: "scenarios reach priority 3 or more.",
    },
    advice: {
      none: {
        name: "This count suggests no plan.",
        text: "No scenario you answered reaches priority 3. If one still worries you, ask us about that one.",
      },
      simulation: {
        name: "Fraud Simulation",
        text: "For one or two scenarios: it tests one fraud in depth.",
      },
      basic: {
        name: "Basic Assessment",
        text: "It covers 5-6 scenarios: begin with those at the top of this list.",
      },
      ask: {
        name: "Between two plans: ask us.",
        text: "Basic covers 5-6 scenarios, Advanced 10 and more. Tell us which can wait.",
      },
      advanced: {
        name: "Advanced Assessment",
        text: "It covers 10+ scenarios, each with A/B paths. If only one or two apply to you, Fraud Simulation tests each in depth.",
      },
    },
    note: "This is a count of your own answers, not a risk score. Priority is exposure × gaps, and “Unsure” counts as a gap. At the same priority, more “Unsure” come first, then the higher exposure, then the order of the list. From one 9, or three of 6 and more, we suggest Advanced.",
  },
  actions: {
    put: "Put this in my message",
    print: "Print",
    copy: "Copy as text",
    copied: "Copied",
    copyRefused: "Your browser did not allow copying. The text is selected below: copy it from there.",
  },
  message: {
    greeting: "Hello,",
    request: `We would like to request a Fraud Resilience Assessment for ${company.en}.`,
    found: "We answered the self-check on your site. The scenarios we would begin with:",
    none: "We answered the self-check on your site. It found no gap.",
    unfinished: "We began the self-check on your site.",
    line: "{k}. {name} (priority {priority} of 9): {gaps}",
    gapsJoin: "; ",
    unsure: "unsure: {gaps}",
    high: {
      one: "{n} of {of} scenarios reaches priority 3 or more.",
      other: "{n} of {of} scenarios reach priority 3 or more.",
    },
    missing: { one: "{n} was not answered.", other: "{n} were not answered." },
    channels: `Our main channels are: ${channels.en}`,
    start: `We would like to start in: ${month.en}`,
  },
};
