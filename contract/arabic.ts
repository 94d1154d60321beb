import { site } from "../settings/site.js";
import { formatPlural } from "./language.ts";
import { BODY_MAX, FORM_MAX, MESSAGE_MAX, SHORT_MAX } from "./limits.ts";
import type { Messages } from "./messages.ts";

/** As they are said after "in" and "more than". */
const minutes = { one: "دقيقة", two: "دقيقتين", few: "{n} دقائق", many: "{n} دقيقة", other: "{n} دقيقة" };
const hours = { one: "ساعة", two: "ساعتين", few: "{n} ساعات", many: "{n} ساعة", other: "{n} ساعة" };
const letters = { one: "حرف واحد", two: "حرفين", few: "{n} أحرف", many: "{n} حرفًا", other: "{n} حرف" };

export const arabic: Messages = {
  rules: {
    name: "يجب ألا يقل الاسم عن حرفين.",
    companyName: "يجب ألا يقل اسم الشركة عن حرفين.",
    industry: "يرجى اختيار القطاع.",
    mobileNumber: "يرجى إدخال رقم جوال صحيح.",
    country: "يرجى اختيار الدولة.",
    useCases: "يرجى اختيار نوع احتيال واحد على الأقل.",
    email: "يرجى إدخال عنوان بريد إلكتروني صحيح.",
    company: "اسم الشركة مطلوب.",
    message: "يجب ألا تقل الرسالة عن 10 أحرف.",
    required: "يرجى ملء هذا الحقل.",
    short: `يجب ألا تزيد الإجابة على ${formatPlural(letters, SHORT_MAX, "ar")}.`,
    long: `يجب ألا تزيد الإجابة على ${formatPlural(letters, MESSAGE_MAX, "ar")}.`,
    text: "يجب أن تكون الإجابة نصًّا.",
    unknown:
      "هذه الحقول ليست من حقول أي استمارة في هذا الموقع. يجب إرسال حقول استمارة واحدة دون زيادة أو نقصان.",
  },
  summary: [
    "سؤال واحد يحتاج إلى إجابة",
    "سؤالان يحتاجان إلى إجابة",
    "ثلاثة أسئلة تحتاج إلى إجابة",
    "أربعة أسئلة تحتاج إلى إجابة",
    "خمسة أسئلة تحتاج إلى إجابة",
    "ستة أسئلة تحتاج إلى إجابة",
  ],
  plans: {
    basic: "الباقة المطلوبة: التقييم الأساسي (Basic Assessment)",
    advanced: "الباقة المطلوبة: التقييم المتقدم (Advanced Assessment)",
    monitoring: "الباقة المطلوبة: المراقبة المستمرة (Ongoing Monitoring)",
  },
  refusals: {
    not_json: "يجب إرسال كائن JSON واحد.",
    mailbox: "لا يوجد هنا صندوق بريد بهذا العنوان.",
    origin: "لا يُقبل الإرسال إلا من صفحات هذا الموقع.",
    too_large: `يجب ألا يزيد حجم المُرسَل على ${BODY_MAX / 1024} كيلوبايت لبيانات JSON، وعلى ${FORM_MAX / 1024} كيلوبايت للاستمارات.`,
    type: "لا تُقبل هنا إلا استمارات الموقع وبيانات JSON.",
    encoding: "يجب أن يكون النص بترميز UTF-8.",
    store: `تعذّر حفظ رسالتكم الآن. يرجى المحاولة مرة أخرى بعد دقيقة، أو الكتابة إلى ${site.mailbox}.`,
    fault: `تعذّر إرسال رسالتكم. يرجى المحاولة لاحقًا، أو الكتابة إلى ${site.mailbox}.`,
    rate: (n) =>
      `لم تُرسل رسالتكم، لأن شبكتكم أرسلت رسائل كثيرة في وقت قصير. يرجى المحاولة مرة أخرى بعد ${n > 90 ? formatPlural(hours, Math.ceil(n / 60), "ar") : formatPlural(minutes, n, "ar")}، أو الكتابة إلى ${site.mailbox}.`,
  },
  notSent: { heading: "لم تُرسل الرسالة", home: "العودة إلى الرئيسية" },
};
