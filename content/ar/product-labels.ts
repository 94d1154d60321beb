import * as en from "../en/product-labels.ts";
import { translated } from "../translated.ts";

export const productLabels = translated(en.productLabels, {
  groups: {
    solutions: { label: "الحلول" },
    services: { label: "الخدمات" },
  },
  sample: "بيانات توضيحية",
  give: "عليكم",
  get: "لكم",
  isNot: "لا نقدّم",
  benefits: "أربع فوائد",
  next: "التالي",
  latency: "زمن الاستجابة المُقاس: {latency}.",
  actions: [{ label: "حجز عرض توضيحي" }, { label: "طلب تقييم" }],
});
