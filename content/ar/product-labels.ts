import type { ProductLabels } from "../types/products.ts";

export const productLabels: ProductLabels = {
  groups: {
    solutions: { label: "الحلول", path: "/#services" },
    services: { label: "الخدمات", path: "/#services" },
  },
  positions: {
    solutions: ["01 من 06", "02 من 06", "03 من 06", "04 من 06", "05 من 06", "06 من 06"],
    services: ["01 من 06", "02 من 06", "03 من 06", "04 من 06", "05 من 06", "06 من 06"],
  },
  sample: "نموذج",
  sampleDate: "8 مايو 2025",
  howToRead: "طريقة القراءة:",
  benefits: "أربع فوائد",
  connection: { solutions: "طريقة الربط", services: "كيف يسير العمل" },
  latency: "زمن الاستجابة المَقيس: {latency}.",
  rules: "أنظمة وقوانين ذات صلة",
  needs: "ما نحتاج إليه منكم",
  isNot: "ما لا ينبغي توقّعه",
  youAreHere: "أنتم هنا.",
  actions: [
    { label: "حجز عرض توضيحي", path: "/get-started" },
    { label: "طلب تقييم", path: "/request-assessment" },
  ],
};
