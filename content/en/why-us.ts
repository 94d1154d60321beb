import type { WhyUsWords } from "../types/why-us.ts";

export const whyUs: WhyUsWords = {
  crumb: "Six advantages",
  heading: "Why Us",
  lead: "Six reasons, five with a figure: what the number means, and what to ask us about each.",
  ask: "Ask us",
  advantages: [
    {
      claim: "records",
      name: "Records to compare with",
      text: "A wide memory: a device or number new to you may be known to us.",
      ask: "How many of these records come from our sector and our countries, and how old are they?",
      picture: "fraud-intelligence",
    },
    {
      claim: "accuracy-second-reading",
      name: "Detection you can question",
      text: "We show detection rate and false positives together, for your own traffic.",
      ask: "At the threshold you propose, how many good customers would you stop for each fraud?",
      picture: "fraud-detection",
    },
    {
      claim: "patterns",
      name: "Patterns named and drawn",
      text: "We call a pattern by its name and show how it looks, so your team learns it too.",
      ask: "Which of these patterns have you seen in businesses like ours this year?",
      picture: "training-capability",
    },
    {
      claim: "monitoring",
      name: "Someone is watching",
      text: "Monitoring does not stop at the weekend, in any of your time zones.",
      ask: "Who rings whom at three in the morning, and how long may it take?",
      picture: "training",
    },
    {
      claim: "loss-reduction",
      name: "Losses that go down",
      text: "We size the loss first, so the change can be measured against it.",
      ask: "What was counted as a loss, over which period, and compared with what?",
      picture: "implementation",
    },
    {
      word: "UAE, KSA, Egypt",
      name: "Made for this region",
      text: "Arabic and Latin spellings, local payment habits, local rules.",
      ask: "Where will our data be kept, and who reads the Arabic?",
      picture: "digital-identity",
    },
  ],
  closing: {
    heading: "Ask us the hard question first.",
    text: "Bring one loss you could not explain. We bring the questions to ask of it.",
    actions: [
      { label: "Schedule Demo", path: "/get-started" },
      { label: "Contact", path: "/contact" },
    ],
  },
};
