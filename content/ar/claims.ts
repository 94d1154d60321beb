import { site } from "../../site.config.ts";
import type { Claims } from "../types/claims.ts";

const { records, accuracy, otherAccuracy, patterns, lossReduction } = site.figures;

/** Stands once under the figures of a page. */
export const claimsNote = "أرقام معلنة من الشركة. اسألونا: ما الذي حُسب، وأين، ومتى؟";

/** Shown with the accuracy figures wherever they are. */
export const accuracyAdvice = "اسألونا عن معدّل الكشف والإنذارات الخاطئة والعيّنة والفترة.";

/** Every marketing figure of the site. A page shows the value together with its note. */
export const claims: Claims = {
  records: {
    value: records.ar,
    meaning: "سجل من معلومات الاحتيال",
    note: "رقم نعلنه، ولا نعرض دليله هنا. والسؤال الأول: ما الذي يُعدّ سجلًا واحدًا؟",
    more: "وسؤال آخر: كم سجلًا منها لاحتيال مؤكد حديث وقع في بلدكم؟",
  },
  accuracy: {
    value: `${accuracy}%`,
    meaning: "دقة الكشف",
    note: `رقم نعلنه، ولا نعرض دليله هنا. وننشر كذلك رقمًا آخر للدقة هو ${otherAccuracy}%. ${accuracyAdvice}`,
    more: "لا تعتمدوا على أي من رقمَي الدقة قبل أن نجيبكم عن الأسئلة عنهما. وإن كان المقصود نسبة الأحداث المصنَّفة تصنيفًا صحيحًا من كل الأحداث، فالرقم قليل الدلالة حين يكون الاحتيال نادرًا.",
  },
  patterns: {
    value: `+${patterns}`,
    meaning: "نمط احتيال",
    note: "رقم نعلنه، ولا نعرض دليله هنا. وقائمة الأنماط متاحة عند الطلب.",
    more: "واسألونا كذلك عن البيانات التي يحتاج إليها كل نمط، وهل هي متوفرة لديكم.",
  },
  monitoring: {
    value: "24/7",
    meaning: "مراقبة على مدار الساعة",
    note: "رقم نعلنه، ولا نعرض دليله هنا. الدعم الفني على مدار الساعة طوال أيام السنة (24/7/365).",
    more: "من يراقب، ومن أين، ومتى يتصل بكم؟ ساعات عمل المكاتب من الاثنين إلى الجمعة، من 9:00 ص إلى 6:00 م بتوقيت غرينتش (GMT).",
  },
  "loss-reduction": {
    value: `${lossReduction.least}–${lossReduction.most}%`,
    meaning: "انخفاض خسائر الاحتيال",
    note: "رقم نعلنه، ولا نعرض دليله هنا. تتوقف النتيجة لديكم على وضعكم الحالي.",
    more: "لا نذكر هنا مصدرًا لهذه النسبة. فاسألونا: ما الذي حُسب خسارة، وأين، وفي أي فترة، ومقارنةً بماذا؟",
  },
};
