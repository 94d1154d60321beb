import { site } from "../../site.config.ts";
import type { Claims } from "../types/claims.ts";

const { records, accuracy, otherAccuracy, patterns, lossReduction } = site.figures;

/** Shown with the accuracy figures wherever they are. */
export const accuracyAdvice = "اطلبوا معدّل الكشف والإنذارات الخاطئة والعيّنة والفترة.";

/** Every marketing figure of the site. A page shows the value together with its note. */
export const claims: Claims = {
  records: {
    value: records.ar,
    meaning: "سجل من معلومات الاحتيال",
    note: "رقم نعلنه نحن. اسألوا: ما الذي يُعدّ سجلًا واحدًا؟",
    more: "واسألوا كذلك: كم منها احتيال مؤكد وحديث ومن بلدانكم؟",
  },
  accuracy: {
    value: `${accuracy}%`,
    meaning: "دقة الكشف",
    note: `رقم نعلنه نحن. وننشر كذلك ${otherAccuracy}%. ${accuracyAdvice}`,
    more: "لا تعتمدوا على أي من الرقمين قبل أن تحصلوا على الإجابات. وإن كان المقصود نسبة الأحداث المصنَّفة تصنيفًا صحيحًا من كل الأحداث، فلا يدلّ على الكثير حين يكون الاحتيال نادرًا.",
  },
  patterns: {
    value: `+${patterns}`,
    meaning: "نمط احتيال",
    note: "رقم نعلنه نحن. اطلبوا قائمة الأنماط.",
    more: "واسألوا كذلك عن البيانات التي يحتاج إليها كل نمط، وهل هي لديكم.",
  },
  monitoring: {
    value: "24/7",
    meaning: "مراقبة",
    note: "رقم نعلنه نحن. الدعم الفني 24/7/365.",
    more: "اسألوا من يراقب، ومن أين، ومتى يتصل بكم. أوقات عمل المكاتب من الاثنين إلى الجمعة، من 9:00 ص إلى 6:00 م بتوقيت غرينتش (GMT).",
  },
  "loss-reduction": {
    value: `${lossReduction.least}–${lossReduction.most}%`,
    meaning: "انخفاض خسائر الاحتيال",
    note: "رقم نعلنه نحن. تتوقف النتيجة لديكم على وضعكم الحالي.",
    more: "لا يذكر هذا الموقع مصدرًا له. اسألوا ما الذي حُسب خسارة، وأين، وفي أي فترة، ومقارنةً بماذا.",
  },
};
