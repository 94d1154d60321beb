import { site } from "../../settings/site.js";

export const about = {
  heading: `About ${site.brand}`,
  intro:
    "Fraud detection software and fraud prevention services for businesses in the UAE, Saudi Arabia and Egypt.",
  mission: {
    name: "Mission",
    text: "Find fraud early, explain it in plain words and help you close the gap that let it in.",
  },
  vision: {
    name: "Vision",
    text: "A region where buying from a stranger is as safe as buying from a neighbour.",
  },
  values: {
    heading: "Four values, and what each one forbids",
    never: "We never",
    items: [
      {
        name: "Innovation",
        act: "Change",
        rest: "a rule without your approval",
        text: "Fraud changes. Our tests and rules change with it, once you agree.",
      },
      {
        name: "Integrity",
        act: "Hide",
        rest: "a fraud that we missed",
        text: "We say what we measured and what we assume.",
      },
      {
        name: "Expertise",
        act: "Buy",
        rest: "stolen data to learn how fraud works",
        text: "We learn from attacks that we run with permission, and from confirmed cases whose use was agreed in writing.",
      },
      {
        name: "Partnership",
        act: "Decide",
        rest: "about people",
        text: "We work beside your team, and your team keeps the knowledge.",
      },
    ],
  },
  leadership: {
    heading: "Leadership",
    text: "Five questions, five short answers, and the role that gives you the full one. Before you sign, ask to meet the person.",
    roles: [
      {
        id: "chiefExecutive",
        question: "What did you promise us?",
        answer: "Only what is in writing.",
        role: "Chief Executive",
      },
      {
        id: "riskScience",
        question: "Why was this payment stopped?",
        answer: "You see its reasons, with points.",
        role: "Head of Risk Science",
      },
      {
        id: "fraudServices",
        question: "What will you attack, and when?",
        answer: "Only the paths and hours in the scope you signed.",
        role: "Head of Fraud Services",
      },
      {
        id: "engineering",
        question: "What happens if your platform fails?",
        answer: "Your fallback applies: pass, stop or review.",
        role: "Head of Engineering",
      },
      {
        id: "dataProtection",
        question: "Which of our data do you keep?",
        answer: "What the agreement lists, until its deletion date.",
        role: "Data Protection Lead",
      },
    ],
  },
  facts: {
    heading: "Company facts",
    names: {
      legalEntity: "Legal entity",
      hostingCountry: "Where client data is hosted",
      subProcessors: "Sub-processors",
      eventRetention: "How long events are kept",
      penetrationTest: "Last penetration test",
      soc2: "SOC 2 report",
      exit: "When a contract ends",
    },
  },
  closing: {
    heading: "Tell us what worries you",
    actions: [
      { label: "Schedule Demo", path: "/get-started" },
      { label: "Contact", path: "/contact" },
    ],
  },
} as const;
