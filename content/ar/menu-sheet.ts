import { site } from "../../settings/site.js";
import type { MenuSheetWords } from "../types/frame.ts";

const { london, dubai } = site.offices;

export const menuSheet: MenuSheetWords = {
  lines: {
    "fraud-detection": "يحسب درجة كل عملية دفع وكل دخول، ويذكر أسبابها.",
    "transaction-monitoring": "يتعرّف على جهاز واحد وراء حسابات كثيرة.",
    "kyc-verification": "الخسائر والتنبيهات ونتائج القواعد في شاشة واحدة.",
    "risk-assessment": "قوائم احتيال محدَّثة وحدود لعدد المحاولات.",
    "digital-identity": "يتحقق من أن البيانات تعود إلى شخص واحد.",
    "fraud-intelligence": "احتيال مؤكد يتبادل الأعضاء مؤشراته.",
    "fraud-resilience-assessment": "نهاجم ضوابطكم بإذن خطي منكم، ونقيس صمودها.",
    implementation: "تكلفة الاحتيال كاملة، سببًا سببًا.",
    "managed-services": "سياسة وأدوار وخطط استجابة لفريقكم.",
    training: "محللون مناوبون ليلًا ونهارًا.",
    "red-teaming": "هجوم واحد يُختبر من بدايته إلى نهايته.",
    "training-capability": "تدريب على حالات، مع قياس قبله وبعده.",
  },
  asides: {
    solutions: [
      {
        heading: "كيف تتكامل الحلول",
        text: "ثماني خطوات، من اكتشاف الثغرات إلى تبادل ما تتعلّمونه.",
        link: { label: "رحلة العميل", path: "/customer-journey" },
      },
      {
        heading: "من أين تبدؤون؟",
        text: "يكشف التقييم أضعف ضوابطكم.",
        link: { label: "طلب تقييم", path: "/request-assessment" },
      },
    ],
    services: [
      {
        heading: "النتيجة أولًا",
        text: "نموذج تقرير فيه الدرجة والملاحظات والخطة.",
        link: { label: "طلب نموذج تقرير", path: "/request-sample-report" },
      },
      {
        heading: "سؤال إلى أحد خبرائنا",
        text: `مكتبان في ${london.city.ar} و${dubai.city.ar}.`,
        link: { label: "تواصلوا معنا", path: "/contact" },
      },
    ],
  },
};
