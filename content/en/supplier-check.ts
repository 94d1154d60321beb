import { fact, says, textAt } from "../supplier-check.ts";
import type { SupplierCheckWords } from "../types/supplier-check.ts";
import { about } from "./about.ts";
import { whyUs } from "./why-us.ts";

const ENGINE = "/solutions/fraud-detection";
const LISTS = "/solutions/risk-assessment";
const SHARING = "/solutions/fraud-intelligence";

/** Questions of supplier questionnaires. An answer is the text of a page or a setting; the other answers are given on request. */
export const supplierCheck: SupplierCheckWords = {
  number: "04",
  heading: "For your supplier check",
  text: "{n} questions: the common core of supplier questionnaires, what a Saudi bank has to consider when it buys a fraud system, and outsourcing. This site answers {answered} of them, some only in part, each in the words of the page it names. The count beside a group says how many are answered here. We answer the others in writing on request.",
  count: "{answered} of {n}",
  onRequest: "Answered in writing on request.",
  file: { label: "Download the questions as a table (CSV)", path: "/supplier-check.csv" },
  request: { label: "Ask for the other answers", path: "/contact" },
  columns: { group: "Group", question: "Question", answer: "Answer", source: "Source" },
  groups: [
    {
      name: "The company",
      questions: [
        fact("legalEntity", "Which legal entity signs the contract?"),
        says("/about", "Where are your offices?", about.crumb),
        says("/about", "Who is responsible for what, and can we meet them?", about.leadership.text),
        { ask: "Which clients in our sector and country can we call?" },
        { ask: "Do you have audited accounts and professional indemnity insurance?" },
      ],
    },
    {
      name: "Data and hosting",
      questions: [
        fact("hostingCountry", "In which country are our events stored?"),
        fact("subProcessors", "Which other companies process our data?"),
        fact("eventRetention", "How long are our events kept?"),
        says(
          ENGINE,
          "Which data does the risk engine need, and can we pseudonymise it first?",
          "The event, its account and its signals. You can pseudonymise identifiers (as keyed hashes) first.",
        ),
        says(
          SHARING,
          "Which data leaves our systems when we share a confirmed fraud?",
          "A keyed hash (a code made with a secret key) of the card, phone number, account or device, with the type of fraud, its date and how it was confirmed.",
        ),
        { ask: "Where do your fraud intelligence records come from, and on what legal basis are they held?" },
      ],
    },
    {
      name: "Security",
      questions: [
        fact("penetrationTest", "When was the last penetration test, and who carried it out?"),
        fact("soc2", "Is there a SOC 2 report, of which type and for which period?"),
        { ask: "Is there an ISO 27001 certificate or a PCI DSS attestation, and with which scope?" },
        says(
          LISTS,
          "How do card numbers reach you?",
          "Cards come as a token and a card range, and as keyed hashes for the sharing platform. Other identifiers can come as keyed hashes. Each event needs its time, its amount and at least two identifiers.",
        ),
        { ask: "How is our data encrypted, and who can access it?" },
        { ask: "How soon do you tell us about a security incident?" },
      ],
    },
    {
      name: "Connection and availability",
      questions: [
        says(
          ENGINE,
          "How do we connect, and what comes back?",
          "Score, reasons, rule matches and action, by API or file. You decide whether the engine stops events itself or only advises your reviewers.",
        ),
        says(
          ENGINE,
          "How fast is the answer, and where is that measured?",
          "Tell us how many milliseconds your authorisation process allows. Before go-live we measure the 95th and 99th percentiles of our response time, from your systems and back, against that limit.",
        ),
        { ...fact("responseTime", "What response time did you last measure?"), path: ENGINE },
        says(
          ENGINE,
          "What happens if no answer comes?",
          "You set a time-out for each event type, and what happens then: pass, stop or review.",
        ),
        { ask: "Which availability and recovery times do you commit to?" },
        { ask: "Can it run on our own premises or in our own cloud?" },
      ],
    },
    {
      name: "The model and its reasons",
      questions: [
        says(
          ENGINE,
          "What does the model learn from, and what if we have few confirmed frauds?",
          "Your confirmed outcomes: fraud chargebacks without those you judge to be friendly fraud, customer reports that were checked, and review decisions. The latest weeks are left out, because their outcomes are still arriving. With few confirmed frauds, rules and lists decide first; the model is trained as outcomes arrive.",
        ),
        says(
          ENGINE,
          "How are the reasons for a score derived?",
          "For each event we calculate how much every signal raised or lowered the score. The largest contributions become the reasons.",
        ),
        says(
          ENGINE,
          "How is drift detected?",
          "Every week we compare the inputs and the alert rate with the approved range, and the detection rate once outcomes have arrived.",
        ),
        says(
          ENGINE,
          "Who approves a change, and can it be rolled back?",
          "A person you name. No scoring change goes live without that approval, and the previous version is kept for a rollback.",
        ),
        says(
          ENGINE,
          "What do people decide?",
          "Your team reviews the cases that step-up authentication does not settle, and answers customers who object.",
        ),
        { ask: "Is the model tested for bias, how often and on which groups?" },
      ],
    },
    {
      name: "When a Saudi bank buys a fraud system",
      questions: [
        { ask: "Are the reasons for scenarios and thresholds documented?" },
        says(
          ENGINE,
          "Can rules be fitted to our products and risks?",
          "Your own conditions, tested first on past events.",
        ),
        says(
          LISTS,
          "How is a new limit tried out before it takes effect?",
          "See on live traffic what a limit would stop, before it does.",
        ),
        { ask: "How soon after our request is a new rule live?" },
        { ask: "Who can see the rules against internal fraud?" },
        says(
          ENGINE,
          "Does the audit trail keep the versions of model and rules?",
          "Score, reasons, model and rule versions and outcome, together.",
        ),
      ],
    },
    {
      name: "Scams, money laundering and tipping-off",
      questions: [
        says(
          "/why-us#section-02",
          "How do you detect a scam in which the customer is deceived into paying?",
          textAt(whyUs.banks.rows, 0),
        ),
        { ask: "How many members does the sharing platform have in our country and sector?" },
        says(
          SHARING,
          "What must a bank check before it shares signals?",
          "Purpose, legal basis, privacy notice, signals and retention. Banks first check that bank secrecy allows it and that no signal reveals a suspicious-transaction report (tipping-off). They obtain approval, and customers' consent, where required.",
        ),
        says(
          LISTS,
          "Do you replace our sanctions screening or our suspicious-transaction reports?",
          "Screening and suspicious-transaction reports stay with your compliance team.",
        ),
      ],
    },
    {
      name: "Outsourcing, contract and proof",
      questions: [
        says("/about", "Which decisions do you take for us?", textAt(about.refusals.rows, 3)),
        { ask: "May our auditors and our regulator inspect you?" },
        { ask: "Do you ask us before you subcontract?" },
        fact("exit", "How do we get our data back when the contract ends?"),
        says("/about", "What happens to our data after a test or pilot?", textAt(about.engagement.rows, 4)),
        says("/why-us#section-01", "Can we test without a connection to our systems?", whyUs.pilot.text),
        says("/why-us#section-01", "What does a pilot report?", textAt(whyUs.pilot.rows, 3)),
      ],
    },
  ],
};
