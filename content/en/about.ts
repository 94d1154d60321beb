import { site } from "../../settings/site.js";
import type { AboutWords } from "../types/about.ts";

const { london, dubai } = site.offices;

export const about: AboutWords = {
  crumb: `${london.city.en} and ${dubai.city.en}`,
  heading: `About ${site.brand}`,
  lead: "We sell fraud detection software and fraud prevention services to businesses in the UAE, KSA and Egypt. Both have one purpose: fewer losses.",
  mission: {
    name: "Mission",
    text: "Find fraud early, explain it in plain words and help you close the gap that let it in.",
  },
  vision: {
    name: "Vision",
    text: "A region where buying from a stranger is as safe as buying from a neighbour.",
  },
  engagement: {
    number: "01",
    heading: "How an engagement runs",
    text: "A typical order of work for a test, a pilot or an assessment, once your security review and contract are done. Your scope sets the real dates.",
    rows: [
      {
        name: "Week 1",
        text: "We agree what you want to find out, the data, the legal basis and one contact on each side. You sign the scope.",
      },
      {
        name: "Weeks 2 to 4",
        text: "You send data or open test accounts. We check what arrives and tell you what is missing.",
      },
      {
        name: "Weeks 5 to 8",
        text: "The test, pilot or assessment runs. You get a short note each week: what is done, what we found, what is open.",
      },
      {
        name: "Weeks 9 and 10",
        text: "We present the results to the people who will act on them. You choose what to fix, in which order, and whether we measure again.",
      },
      {
        name: "Later",
        text: "When the work ends, your data is returned or deleted, as agreed.",
      },
    ],
  },
  refusals: {
    number: "02",
    heading: "What we refuse to do",
    text: "Ask us about any of these before you sign.",
    rows: [
      {
        act: "Test",
        rest: "without permission",
        text: "No test starts without a signature from someone with the authority to give it.",
      },
      {
        act: "Buy",
        rest: "stolen data",
        text: "To learn what fraudsters say and sell, we read only public channels.",
      },
      {
        act: "Promise",
        rest: "savings in advance",
        text: "The loss reduction on our home page is a company figure, not a promise. We measure your losses before we estimate savings.",
      },
      {
        act: "Decide",
        rest: "about people",
        text: "Our products score events and compare details. Your thresholds and rules decide the clear cases, your people the others. If our analysts watch for you, they stop an account only where your playbook says so.",
      },
    ],
  },
  values: {
    number: "03",
    heading: "Four values",
    items: [
      {
        id: "innovation",
        name: "Innovation",
        text: "Fraud changes. Our tests and rules change with it.",
      },
      {
        id: "integrity",
        name: "Integrity",
        text: "We say what we measured and what we assume.",
      },
      {
        id: "expertise",
        name: "Expertise",
        text: "We know how fraud is carried out, from the first account to the cash-out.",
      },
      {
        id: "partnership",
        name: "Partnership",
        text: "We work beside your team, and your team keeps the knowledge.",
      },
    ],
  },
  leadership: {
    number: "04",
    heading: "Leadership",
    text: "Five roles and their duties. Before you sign, ask who holds each role, and meet them.",
    roles: [
      {
        id: "chiefExecutive",
        role: "Chief Executive",
        answersFor: "Strategy and commitments to clients.",
      },
      {
        id: "riskScience",
        role: "Head of Risk Science",
        answersFor: "The engine, its tests and its error rates.",
      },
      {
        id: "fraudServices",
        role: "Head of Fraud Services",
        answersFor: "Assessments, simulations and training.",
      },
      {
        id: "engineering",
        role: "Head of Engineering",
        answersFor: "The platform and its availability.",
      },
      {
        id: "dataProtection",
        role: "Data Protection Lead",
        answersFor: "Personal data: what we keep, why and for how long.",
      },
    ],
  },
  facts: {
    number: "05",
    heading: "Company facts",
    text: "For your supplier check.",
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
    text: "We'll tell you who here would handle it and what we would look at first.",
    actions: [
      { label: "Schedule Demo", path: "/get-started" },
      { label: "Contact", path: "/contact" },
    ],
  },
};
