import { scenarioCount } from "./scenarios.ts";

export const tools = {
  list: [
    {
      name: "What accuracy hides",
      text: "Shows what an accuracy figure cannot tell you: frauds missed and genuine customers stopped at the same accuracy.",
      path: "/why-us#accuracy",
    },
    {
      name: "Three limits for one day",
      text: "Set three limits for one synthetic day of 2,000 payments and see what each setting costs.",
      path: "/solutions/risk-assessment#sandbox",
    },
    {
      name: "Self-check",
      text: `Three questions on ${scenarioCount().toLowerCase()} fraud scenarios show which to test first.`,
      path: "/services/fraud-resilience-assessment#self-check",
    },
  ],
} as const;

export const toolActions = {
  close: "Close",
  link: "Copy the link",
  print: "Print on one page",
  copied: "Copied",
  copyRefused: "Your browser did not allow copying. The text is selected below: copy it from there.",
} as const;
