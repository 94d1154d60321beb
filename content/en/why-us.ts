import type { WhyUsWords } from "../types/why-us.ts";
import { scenarios } from "./scenarios.ts";

export const whyUs: WhyUsWords = {
  crumb: "Six advantages",
  heading: "Why Us",
  lead: "For each reason: the question to ask, and what a good answer contains.",
  ask: "Ask us",
  show: "A good answer",
  advantages: [
    {
      claim: "records",
      name: "Records to check against",
      text: "Have your own confirmed cases matched against these records first, and ask which product checks new events against them.",
      ask: "Where do these records come from, on what legal basis are they held, and how many are confirmed fraud?",
      show: "Sources and legal basis for each country, counts by type and age, and a match test against your own confirmed cases.",
      picture: "fraud-intelligence",
    },
    {
      claim: "accuracy",
      name: "Detection figures you can check",
      text: "The figure says little on its own; the tool below shows why. In your pilot we report detection rate and false positives together, on your own events.",
      ask: "At the threshold you propose, how many genuine customers would you stop for each fraud caught?",
      show: "A table of thresholds from your pilot, with detection rate, false positives and cost for each.",
      picture: "fraud-detection",
    },
    {
      claim: "patterns",
      name: "Named fraud patterns",
      text: "We give each pattern a name, so that your team can discuss it and learn to recognise it.",
      ask: "Which of these patterns can you detect with our data?",
      show: "The list of patterns, the data each one needs, and those for which your data is enough.",
      picture: "training-capability",
    },
    {
      claim: "monitoring",
      name: "Monitoring day and night",
      text: "Analysts watch at all hours, or only at the hours you choose.",
      ask: "Who calls us at 3 a.m., and how soon?",
      show: "The escalation plan that would be part of your contract, with times for each severity.",
      picture: "training",
    },
    {
      claim: "loss-reduction",
      name: "Lower fraud losses",
      text: "We measure your losses first, so that later losses can be compared with them.",
      ask: "What kind of client is at each end of the range?",
      show: "For each end of the range: the sector, both periods and what was booked as a loss.",
      picture: "implementation",
    },
    {
      word: "UAE, KSA, Egypt",
      name: "Made for this region",
      text: "Our products read Arabic and Latin script and score cash-on-delivery orders. Ask us which fields we read for Aani, InstaPay, mada and sarie. Our training includes scam calls that ask for approval of a UAE Pass or Nafath request.",
      ask: "Where will our data be kept, and who reads the Arabic?",
      show: "The hosting plan for your country, and results on Arabic test cases that you bring.",
      picture: "digital-identity",
    },
  ],
  pilot: {
    number: "01",
    heading: "How to run a pilot",
    text: "The method works with any supplier and needs no connection to your systems. It tests scores and rules on past events; device recognition, name matching and response time need a test of their own.",
    rows: [
      {
        name: "Collect",
        text: "Take three months of events with their outcomes, old enough for their chargebacks to have arrived (up to about 120 days for most card disputes). Mark the events your present controls stopped: for many of them the outcome was never learned, so count them separately. Replace names and numbers with keyed hashes. The data is still personal, so it needs a legal basis.",
      },
      {
        name: "Split by time",
        text: "Hold back the outcomes of the last month. The supplier sees those of the first two months only.",
      },
      {
        name: "Set the threshold",
        text: "Agree the threshold before the last month is scored. Base it on the number of cases your team can review in a day.",
      },
      {
        name: "Report",
        text: "Detection rate by number and by amount, false positives and cost, at your team's review capacity, for the last month only. For your present system: what it stopped, and how much of that was later confirmed or released; its detection rate stays unknown.",
      },
    ],
  },
  banks: {
    number: "02",
    heading: "If you are a bank",
    text: `Most of our ${scenarios.length} assessment scenarios are frauds against merchants. Banks also face these three; under each is the product or service that helps.`,
    rows: [
      {
        name: "Authorised push payment (APP) scams",
        text: "When a customer is deceived into paying, the risk engine weighs several warning signs together, such as a first payment to a new beneficiary and, from Device Intelligence, screen sharing where the phone shows it. Ask us about active calls.",
        product: "fraud-detection",
      },
      {
        name: "Mule accounts",
        text: "If other banks are members, one of them may already have confirmed the account as a mule. Your own rules should also look for dormant accounts that become active, shared devices and money that leaves within minutes.",
        product: "fraud-intelligence",
      },
      {
        name: "Insiders",
        text: "We test whether one employee alone can change a customer's phone number, release a hold or search accounts without a recorded reason. Afterwards those actions go on your team's monitoring list.",
        product: "red-teaming",
      },
    ],
  },
  region: {
    number: "03",
    heading: "Rules in your region",
  },
  closing: {
    heading: "Ask your hardest question first",
    text: "Bring one loss that you could not explain. We'll tell you which data we would ask for and why.",
    actions: [
      { label: "Schedule Demo", path: "/get-started" },
      { label: "Contact", path: "/contact" },
    ],
  },
};
