import type { ProductLabels } from "../types/products.ts";

export const productLabels: ProductLabels = {
  groups: {
    solutions: { label: "الحلول", path: "/#services" },
    services: { label: "الخدمات", path: "/#services" },
  },
  position: "{n} من {of}",
  sample: "نموذج",
  sampleDate: "8 مايو 2025",
  howToRead: "طريقة القراءة:",
  contract: "ما تقدّمونه وما تحصلون عليه",
  get: "ما تحصلون عليه",
  benefits: "أربع فوائد",
  connection: { solutions: "طريقة الربط", services: "كيف يسير العمل" },
  latency: "زمن الاستجابة المُقاس: {latency}.",
  rules: "من الأنظمة والقوانين ذات الصلة: {names}.",
  needs: "ما تقدّمونه",
  isNot: "ما لا ينبغي توقّعه",
  youAreHere: "أنتم هنا.",
  actions: [
    { label: "حجز عرض توضيحي", path: "/get-started" },
    { label: "طلب تقييم", path: "/request-assessment" },
  ],
};
