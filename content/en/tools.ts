import type { ToolsWords } from "../types/tools.ts";
import { scenarioCount } from "./scenarios.ts";

export const tools: ToolsWords = {
  intro: "Try three tools in your browser. They send and store nothing:",
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
};
