import type { ProductLabels } from "../types/products.ts";

export const productLabels: ProductLabels = {
  groups: {
    solutions: { label: "الحلول", path: "/#services" },
    services: { label: "الخدمات", path: "/#services" },
  },
  sample: "بيانات توضيحية",
  give: "عليكم",
  get: "لكم",
  isNot: "لا نقدّم",
  benefits: "أربع فوائد",
  next: "التالي",
  latency: "زمن الاستجابة المُقاس: {latency}.",
  actions: [
    { label: "حجز عرض توضيحي", path: "/get-started" },
    { label: "طلب تقييم", path: "/request-assessment" },
  ],
};
