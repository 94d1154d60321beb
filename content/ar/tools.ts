import * as en from "../en/tools.ts";
import { translated } from "../translated.ts";
import { scenarioCount } from "./scenarios.ts";

export const tools = translated(en.tools, {
  list: [
    {
      name: "ما لا تقوله نسبة الدقة",
      text: "عند الدقة نفسها: كم حالة احتيال لا تُكشف وكم عميلًا حقيقيًا يُرفض.",
    },
    {
      name: "ضبط ثلاثة حدود على مدفوعات يوم واحد",
      text: "ثلاثة حدود على مدفوعات يوم في مثال افتراضي فيه 2,000 عملية دفع، مع تكلفة كل ضبط.",
    },
    { name: "التقييم الذاتي", text: `ثلاثة أسئلة عن ${scenarioCount()} سيناريو احتيال تبيّن ما يُختبر أولًا.` },
  ],
});

export const toolActions = translated(en.toolActions, {
  close: "إغلاق",
  link: "نسخ الرابط",
  print: "طباعة في صفحة واحدة",
  copied: "اكتمل النسخ",
  copyRefused: "لم يسمح متصفحكم بالنسخ. النص محدَّد أدناه، ويمكن نسخه من هناك.",
});
