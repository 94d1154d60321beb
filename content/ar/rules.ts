import type { RulesWords } from "../types/rules.ts";

/** Laws and regulators' rules. Before a new month goes into `checked`, the source has to be read again. */
export const rulesWords: RulesWords = {
  entry: "{country}: {asks}",
  source: "المصدر: {source}. راجعنا ما ورد هنا في {month}.",
  advice: "راجعنا هذه القواعد في {month}. وليست هذه استشارة قانونية.",
  rules: [
    {
      id: "sama-counter-fraud",
      country: "السعودية",
      name: "دليل مكافحة الاحتيال المالي الصادر عن البنك المركزي السعودي (SAMA)",
      asks: "على البنوك أن تبلغ مستوى النضج 3 أو أعلى في حوكمة مكافحة الاحتيال، وفي منع الاحتيال وكشفه والاستجابة له. وتقدّم المراجعة الداخلية تقريرًا عن ذلك كل سنة.",
      helps: "managed-services",
      source: "كتيّب قواعد البنك المركزي السعودي، رقم 44021528",
      checked: "2026-11",
    },
    {
      id: "cbuae-authentication",
      country: "الإمارات العربية المتحدة",
      name: "إشعار مصرف الإمارات العربية المتحدة المركزي (CBUAE) رقم 2025/3057",
      asks: "انتهت في 31 مارس 2026 مهلة انتقال المؤسسات المالية المرخّصة من رموز التحقق (OTP) المرسلة بالرسائل النصية والبريد الإلكتروني إلى مصادقة أقوى.",
      helps: "fraud-detection",
      source: "ملخصات الإشعار في الصحافة المتخصصة",
      checked: "2026-11",
    },
    {
      id: "ksa-data",
      country: "السعودية",
      name: "نظام حماية البيانات الشخصية (المرسوم الملكي م/19)",
      asks: "لا تُعالَج البيانات الشخصية إلا بمسوّغ نظامي ولغرض محدَّد، ولا تخرج من المملكة إلا إذا استُوفيت شروط محدَّدة. والنظام مُلزِم منذ 14 سبتمبر 2024.",
      helps: "digital-identity",
      source: "مقالات لمكتب Baker McKenzie ولمكتب Latham & Watkins",
      checked: "2026-11",
    },
    {
      id: "uae-data",
      country: "الإمارات العربية المتحدة",
      name: "المرسوم بقانون اتحادي رقم 45 لسنة 2021",
      asks: "لا تُعالَج البيانات الشخصية إلا بموافقة أو في الحالات التي يعدّدها القانون. ولمركز دبي المالي العالمي (DIFC) وسوق أبوظبي العالمي (ADGM) قوانينهما، وتخضع بيانات البنوك والائتمان لقواعد قطاعها.",
      helps: "transaction-monitoring",
      source: "مقالات لمكتب Charles Russell Speechlys ولموقع DataGuidance",
      checked: "2026-11",
    },
    {
      id: "egypt-data",
      country: "مصر",
      name: "القانون رقم 151 لسنة 2020 والقرار رقم 816 لسنة 2025",
      asks: "تحتاج معالجة البيانات الشخصية إلى ترخيص أو تصريح، ويجب قيد عمليات المعالجة في سجل. ويحتاج نقل البيانات إلى الخارج إلى إذن أو استثناء. وتُعفى البنوك الخاضعة لرقابة البنك المركزي المصري.",
      helps: "fraud-intelligence",
      source: "مقالات لمكتب Al Tamimi & Company في 20 يناير 2026 ولمكتب Baker McKenzie",
      checked: "2026-11",
    },
    {
      id: "ksa-address",
      country: "السعودية",
      name: "العنوان الوطني على الطرود",
      asks: "منذ 1 يناير 2026 لا تقبل شركات التوصيل طردًا إلا بالعنوان الوطني للمستلم.",
      helps: "digital-identity",
      source: "Gulf Press نقلًا عن الهيئة العامة للنقل",
      checked: "2026-11",
    },
  ],
};
