import * as en from "../en/not-found.ts";
import { translated } from "../translated.ts";

export const notFound = translated(en.notFound, {
  head: { title: "الصفحة غير موجودة", description: "لا توجد صفحة على هذا العنوان." },
  code: "404",
  text: "عذرًا، الصفحة غير موجودة",
  home: { label: "العودة إلى الرئيسية" },
  asked: "لا توجد صفحة على هذا العنوان:",
});
