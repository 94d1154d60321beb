import { site } from "../../site.config.ts";
import type { AboutWords } from "../types/about.ts";

const { london, dubai } = site.offices;

export const about: AboutWords = {
  crumb: `${london.city} and ${dubai.city}`,
  heading: `About ${site.brand}`,
  lead: "We serve businesses in the UAE, KSA and Egypt with an AI-managed risk engine and the people who run it.",
  mission: {
    name: "Mission",
    text: "Make fraud visible early, explain it in plain words, and help you close the gap yourself.",
  },
  vision: {
    name: "Vision",
    text: "A region where trading with a stranger is as safe as trading with a neighbour.",
  },
  values: {
    number: "01",
    heading: "Four values",
    items: [
      {
        id: "innovation",
        name: "Innovation",
        text: "We redraw the pattern before fraud learns the old one.",
      },
      {
        id: "integrity",
        name: "Integrity",
        text: "We say what we measured, and what we only assume.",
      },
      {
        id: "expertise",
        name: "Expertise",
        text: "People who know how fraud is carried out, and say so plainly.",
      },
      {
        id: "partnership",
        name: "Partnership",
        text: "We work beside your team, and your team keeps the knowledge.",
      },
    ],
  },
  leadership: {
    number: "02",
    heading: "Leadership",
    text: "By role, so you know who answers. A name appears once its owner agrees to publish it.",
    roles: [
      {
        id: "chiefExecutive",
        role: "Chief Executive",
        answersFor: "Strategy, clients, and what we promise.",
        place: london.city,
      },
      {
        id: "riskScience",
        role: "Head of Risk Science",
        answersFor: "The engine, its tests and its errors.",
        place: london.city,
      },
      {
        id: "fraudServices",
        role: "Head of Fraud Services",
        answersFor: "Assessments, simulations, training.",
        place: dubai.city,
      },
      {
        id: "engineering",
        role: "Head of Engineering",
        answersFor: "The platform, and that it stays up.",
        place: dubai.city,
      },
      {
        id: "dataProtection",
        role: "Data Protection Lead",
        answersFor: "What we hold, why, and for how long.",
        place: london.city,
      },
    ],
  },
  closing: {
    heading: "Ask who answers for your case.",
    text: "Tell us what worries you. We name the role that answers for it and what we would look at first.",
    actions: [
      { label: "Schedule Demo", path: "/get-started" },
      { label: "Contact", path: "/contact" },
    ],
  },
};
