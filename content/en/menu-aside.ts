import { site } from "../../site.config.ts";

const { london, dubai } = site.offices;

/** The words beside the drop-down lists. */
export const menuAside = {
  solutions: [
    {
      heading: "How they join",
      text: "Eight steps, from finding the gaps to sharing what you learn.",
      link: { label: "Customer Journey", path: "/customer-journey" },
    },
    {
      heading: "Not sure where to start?",
      text: "An assessment shows which joint is open.",
      link: { label: "Request an Assessment", path: "/request-assessment" },
    },
  ],
  services: [
    {
      heading: "See the result first",
      text: "A sample report, with its score, findings and plan.",
      link: { label: "Request a Sample Report", path: "/request-sample-report" },
    },
    {
      heading: "Ask a person",
      text: `Offices in ${london.city} and ${dubai.city}.`,
      link: { label: "Contact", path: "/contact" },
    },
  ],
} as const;
