import type { NotFoundWords } from "../types/not-found.ts";

export const notFound: NotFoundWords = {
  head: {
    path: "/404",
    title: "الصفحة غير موجودة",
    description: "لا توجد صفحة على هذا العنوان.",
    noindex: true,
  },
  code: "404",
  text: "عذرًا، الصفحة غير موجودة",
  home: { label: "العودة إلى الرئيسية", path: "/" },
  asked: "لا توجد صفحة على هذا العنوان:",
};
