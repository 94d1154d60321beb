import { fact, says, textAt } from "../supplier-check.ts";
import type { SupplierCheckWords } from "../types/supplier-check.ts";
import { products } from "./products.ts";
import { whyUs } from "./why-us.ts";

const engine = products["fraud-detection"];
const lists = products["risk-assessment"];
const sharing = products["fraud-intelligence"];
const ENGINE = "/solutions/fraud-detection";
const LISTS = "/solutions/risk-assessment";
const SHARING = "/solutions/fraud-intelligence";
const [learns, reasons, drift, , approval, people] = engine.model?.facts ?? [];

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
        { ask: "Where are your offices?" },
        { ask: "Who is responsible for what, and can we meet them?" },
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
          engine.connection.input.text,
        ),
        says(
          SHARING,
          "Which data leaves our systems when we share a confirmed fraud?",
          sharing.how.questions[0].answer,
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
        says(LISTS, "How do card numbers reach you?", lists.connection.input.text),
        { ask: "How is our data encrypted, and who can access it?" },
        { ask: "How soon do you tell us about a security incident?" },
      ],
    },
    {
      name: "Connection and availability",
      questions: [
        says(ENGINE, "How do we connect, and what comes back?", engine.connection.output.text),
        says(ENGINE, "How fast is the answer, and where is that measured?", engine.connection.time.text),
        { ...fact("responseTime", "What response time did you last measure?"), path: ENGINE },
        says(ENGINE, "What happens if no answer comes?", engine.connection.failure.text),
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
          learns?.text,
        ),
        says(ENGINE, "How are the reasons for a score derived?", reasons?.text),
        says(ENGINE, "How is drift detected?", drift?.text),
        says(ENGINE, "Who approves a change, and can it be rolled back?", approval?.text),
        says(ENGINE, "What do people decide?", people?.text),
        { ask: "Is the model tested for bias, how often and on which groups?" },
      ],
    },
    {
      name: "When a Saudi bank buys a fraud system",
      questions: [
        { ask: "Are the reasons for scenarios and thresholds documented?" },
        says(ENGINE, "Can rules be fitted to our products and risks?", engine.get[2].text),
        says(LISTS, "How is a new limit tried out before it takes effect?", lists.get[2].text),
        { ask: "How soon after our request is a new rule live?" },
        { ask: "Who can see the rules against internal fraud?" },
        says(ENGINE, "Does the audit trail keep the versions of model and rules?", engine.get[5].text),
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
        says(SHARING, "What must a bank check before it shares signals?", sharing.needs[0].text),
        says(
          LISTS,
          "Do you replace our sanctions screening or our suspicious-transaction reports?",
          lists.isNot[0].text,
        ),
      ],
    },
    {
      name: "Outsourcing, contract and proof",
      questions: [
        { ask: "Which decisions do you take for us?" },
        { ask: "May our auditors and our regulator inspect you?" },
        { ask: "Do you ask us before you subcontract?" },
        fact("exit", "How do we get our data back when the contract ends?"),
        { ask: "What happens to our data after a test or pilot?" },
        says("/why-us#section-01", "Can we test without a connection to our systems?", whyUs.pilot.text),
        says("/why-us#section-01", "What does a pilot report?", textAt(whyUs.pilot.rows, 3)),
      ],
    },
  ],
};
