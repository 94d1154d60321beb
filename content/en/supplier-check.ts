import { site } from "../../settings/site.js";
import { formatList } from "../texts.ts";

const cities = formatList(
  site.offices.map(({ city }) => city.en),
  "en",
);
const ENGINE = "/solutions/fraud-detection";
const LISTS = "/solutions/risk-assessment";
const SHARING = "/solutions/fraud-intelligence";

/** Questions of supplier questionnaires. */
export const supplierCheck = {
  heading: "For your supplier check",
  file: { label: "Download the answers (CSV)", path: "/supplier-check.csv" },
  yes: "Yes",
  no: "No",
  answers: [
    { reply: "yes", text: "You can test us without a connection to your systems." },
    {
      reply: "yes",
      text: "You can replace identifiers with keyed hashes before you send anything. Card numbers reach us only as tokens or keyed hashes.",
    },
    {
      reply: "yes",
      text: "Each decision is stored with its score, reasons, versions of model and rules, and outcome.",
    },
    {
      reply: "yes",
      text: "A person you name approves each change to the scoring. The previous version is kept for a rollback.",
    },
    { reply: "no", text: "Clarity does not decide about people. Your thresholds, rules and team do." },
    {
      reply: "no",
      text: "Clarity does not screen for sanctions or report suspicious transactions. Your compliance team does.",
    },
  ],
  further:
    "Send us your own questionnaire. We answer questions about hosting, certificates and availability in writing.",
  onRequest: "We answer in writing.",
  columns: { group: "Group", question: "Question", answer: "Answer", source: "Source" },
  groups: [
    {
      name: "The company",
      questions: [
        { ask: "Which legal entity signs the contract?", fact: "legalEntity", path: "/about" },
        { ask: "Where are your offices?", answer: `In ${cities}.`, path: "/contact" },
        { ask: "Who is responsible for what, and can we meet them?", path: "/about" },
        { ask: "Which clients in our sector and country can we call?" },
        { ask: "Do you have audited accounts and professional indemnity insurance?" },
      ],
    },
    {
      name: "Data and hosting",
      questions: [
        { ask: "In which country are our events stored?", fact: "hostingCountry", path: "/about" },
        { ask: "Which other companies process our data?", fact: "subProcessors", path: "/about" },
        { ask: "How long are our events kept?", fact: "eventRetention", path: "/about" },
        {
          ask: "Which data does the risk engine need, and can we pseudonymise it first?",
          answer: "Yes. The event, its account and its signals; identifiers can come as keyed hashes.",
          path: ENGINE,
        },
        {
          ask: "Which data leaves our systems when we share a confirmed fraud?",
          answer: "A keyed hash of the card, phone or account, with the date and type of the fraud. No name.",
          path: SHARING,
        },
        { ask: "Where do your fraud intelligence records come from, and on what legal basis are they held?" },
      ],
    },
    {
      name: "Security",
      questions: [
        {
          ask: "When was the last penetration test, and who carried it out?",
          fact: "penetrationTest",
          path: "/about",
        },
        { ask: "Is there a SOC 2 report, of which type and for which period?", fact: "soc2", path: "/about" },
        { ask: "Is there an ISO 27001 certificate or a PCI DSS attestation, and with which scope?" },
        {
          ask: "How do card numbers reach you?",
          answer: "As a token and a card range, and as keyed hashes for the sharing platform.",
          path: LISTS,
        },
        { ask: "How is our data encrypted, and who can access it?" },
        { ask: "How soon do you tell us about a security incident?" },
      ],
    },
    {
      name: "Connection and availability",
      questions: [
        {
          ask: "How do we connect, and what comes back?",
          answer: "By API or file. Score, reasons, rule matches and action come back.",
          path: ENGINE,
        },
        {
          ask: "How fast is the answer, and where is that measured?",
          answer:
            "Before go-live we measure the 95th and 99th percentiles from your systems and back, against the limit of your authorisation.",
          path: ENGINE,
        },
        { ask: "What response time did you last measure?", fact: "responseTime", path: ENGINE },
        {
          ask: "What happens if no answer comes?",
          answer:
            "You set a time-out for each type of event, and whether it then passes, stops or goes to review.",
          path: ENGINE,
        },
        { ask: "Which availability and recovery times do you commit to?" },
        { ask: "Can it run on our own premises or in our own cloud?" },
      ],
    },
    {
      name: "The model and its reasons",
      questions: [
        {
          ask: "What does the model learn from, and what if we have few confirmed frauds?",
          answer:
            "Your confirmed outcomes: fraud chargebacks, checked reports and review decisions. With few of them, rules and lists decide first, and the model is trained as outcomes arrive.",
          path: ENGINE,
        },
        {
          ask: "How are the reasons for a score derived?",
          answer: "From how much each signal raised the score. The largest become the reasons.",
          path: ENGINE,
        },
        {
          ask: "How is drift detected?",
          answer:
            "Every week we compare the inputs and the alert rate with the approved range, and the detection rate once outcomes have arrived.",
          path: ENGINE,
        },
        {
          ask: "Who approves a change, and can it be rolled back?",
          answer: "A person you name. The previous version is kept for a rollback.",
          path: ENGINE,
        },
        {
          ask: "What do people decide?",
          answer: "The cases that step-up authentication does not settle, and objections of customers.",
          path: ENGINE,
        },
        { ask: "Is the model tested for bias, how often and on which groups?" },
      ],
    },
    {
      name: "When a Saudi bank buys a fraud system",
      questions: [
        { ask: "Are the reasons for scenarios and thresholds documented?" },
        {
          ask: "Can rules be fitted to our products and risks?",
          answer: "Yes. Your own conditions, tested first on past events.",
          path: ENGINE,
        },
        {
          ask: "How is a new limit tried out before it takes effect?",
          answer: "On live traffic, where it counts what it would stop and stops nothing.",
          path: LISTS,
        },
        { ask: "How soon after our request is a new rule live?" },
        { ask: "Who can see the rules against internal fraud?" },
        {
          ask: "Does the audit trail keep the versions of model and rules?",
          answer: "Yes, with score, reasons and outcome.",
          path: ENGINE,
        },
      ],
    },
    {
      name: "Scams, money laundering and tipping-off",
      questions: [
        {
          ask: "How do you detect a scam in which the customer is deceived into paying?",
          answer:
            "By several signs together, such as a first payment to a new beneficiary and screen sharing. Whether an active call can be seen depends on the phone; we tell you before you sign.",
          path: ENGINE,
        },
        { ask: "How many members does the sharing platform have in our country and sector?" },
        {
          ask: "What must a bank check before it shares signals?",
          answer:
            "That bank secrecy allows it, that no signal reveals a suspicious-transaction report (tipping-off), and that approvals and customers’ consent are there where they are required.",
          path: SHARING,
        },
        {
          ask: "Do you replace our sanctions screening or our suspicious-transaction reports?",
          answer: "No. Both stay with your compliance team.",
          path: LISTS,
        },
      ],
    },
    {
      name: "Outsourcing, contract and proof",
      questions: [
        {
          ask: "Which decisions do you take for us?",
          answer:
            "None about people. If our analysts watch for you, they stop an account only where your playbook says so.",
          path: "/about",
        },
        { ask: "May our auditors and our regulator inspect you?" },
        { ask: "Do you ask us before you subcontract?" },
        { ask: "How do we get our data back when the contract ends?", fact: "exit", path: "/about" },
        {
          ask: "What happens to our data after a test or pilot?",
          answer: "It is returned or deleted, as agreed.",
        },
        {
          ask: "Can we test without a connection to our systems?",
          answer: "Yes. A pilot needs three months of past events.",
          path: "/why-us#pilot",
        },
        {
          ask: "What does a pilot report?",
          answer:
            "For the last month alone: fraud caught (by number and amount), genuine customers stopped, and what both kinds of mistake cost.",
          path: "/why-us#pilot",
        },
      ],
    },
  ],
} as const;
