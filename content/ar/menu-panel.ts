import type * as en from "../en/menu-panel.ts";
import type { WordsOf } from "../translated.ts";

export const menuPanel: WordsOf<typeof en.menuPanel> = {
  lines: {
    "fraud-detection": "يحسب درجة لكل عملية دفع وكل عملية دخول، ويذكر أسبابها.",
    "transaction-monitoring": "يتعرف على جهاز واحد وراء حسابات كثيرة.",
    "kyc-verification": "الخسائر والتنبيهات ونتائج القواعد في شاشة واحدة.",
    "risk-assessment": "قوائم احتيال محدَّثة وحدود لعدد المحاولات.",
    "digital-identity": "يتحقق من أن البيانات تعود إلى شخص واحد.",
    "fraud-intelligence": "مؤشرات احتيال مؤكد يتبادلها الأعضاء.",
    "fraud-resilience-assessment": "نهاجم ضوابطكم بإذن خطي منكم، ونقيس صمودها.",
    implementation: "تكلفة الاحتيال كاملة، سببًا سببًا.",
    "managed-services": "سياسة وأدوار وخطط استجابة لفريقكم.",
    training: "محللون مناوبون ليلًا ونهارًا.",
    "red-teaming": "هجوم واحد يُختبر من بدايته إلى نهايته.",
    "training-capability": "تدريب على حالات احتيال، مع قياس قبله وبعده.",
  },
};
