import type { ToolActionsWords, ToolsWords } from "../types/tools.ts";
import { scenarioCount } from "./scenarios.ts";

export const tools: ToolsWords = {
  list: [
    {
      name: "ما لا تقوله نسبة الدقة",
      text: "عند الدقة نفسها: كم حالة احتيال لا تُكشف وكم عميلًا حقيقيًا يُرفض.",
      path: "/why-us#accuracy",
    },
    {
      name: "ضبط ثلاثة حدود ليوم من المدفوعات",
      text: "ضبط ثلاثة حدود ليوم في مثال افتراضي فيه 2,000 عملية دفع، مع تكلفة كل ضبط.",
      path: "/solutions/risk-assessment#sandbox",
    },
    {
      name: "التقييم الذاتي",
      text: `ثلاثة أسئلة عن ${scenarioCount()} سيناريو احتيال تبيّن ما يُختبر أولًا.`,
      path: "/services/fraud-resilience-assessment#self-check",
    },
  ],
};

export const toolActions: ToolActionsWords = {
  close: "إغلاق",
  link: "نسخ الرابط",
  print: "طباعة في صفحة واحدة",
  copied: "اكتمل النسخ",
  copyRefused: "لم يسمح متصفحكم بالنسخ. النص محدَّد أدناه، ويمكن نسخه من هناك.",
};
