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
    note: "رقم نعلنه نحن. السجل معلومة مرصودة واحدة، لا شخص واحد ولا حالة احتيال واحدة.",
    more: "اسألوا: كم من هذه السجلات مؤكد وحديث ومن بلدانكم؟",
  },
  accuracy: {
    value: `${accuracy}%`,
    meaning: "دقة الكشف",
    note: `رقم نعلنه نحن. لا يكفي حين يندر الاحتيال، وننشر كذلك ${otherAccuracy}%.`,
    more: `الدقة نسبة الأحداث التي صُنّفت تصنيفًا صحيحًا من كل الأحداث. اسألونا عن عيّنة كل رقم. ${accuracyAdvice}`,
  },
  patterns: {
    value: `+${patterns}`,
    meaning: "نمط احتيال",
    note: "رقم نعلنه نحن، وهو عدد أنماط الاحتيال التي يبحث عنها المحرّك.",
    more: "وقواعدكم تضاف إليها.",
  },
  monitoring: {
    value: "24/7",
    meaning: "مراقبة",
    note: "رقم نعلنه نحن. المراقبة والدعم الفني 24/7/365.",
    more: "أوقات عمل المكاتب من الاثنين إلى الجمعة، من 9:00 ص إلى 6:00 م بتوقيت غرينتش (GMT).",
  },
  "loss-reduction": {
    value: `${lossReduction.least}–${lossReduction.most}%`,
    meaning: "انخفاض خسائر الاحتيال",
    note: "رقم نعلنه نحن. تتوقف النتيجة لديكم على وضعكم الحالي.",
    more: "هو انخفاض خسائر الاحتيال بعد العمل معنا، مقارنةً بالفترة التي سبقته. اطلبوا منا الدليل: ما الذي حُسب، وأين، وفي أي فترة.",
  },
};
