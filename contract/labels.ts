import type { kinds, LeadKind } from "./kinds.ts";
import type { Language } from "./language.ts";
import type { LeadOrigin } from "./origin.ts";

type Entries<Kind extends LeadKind> = (typeof kinds)[Kind]["fields"]["entries"];
/** The name of a field of any form. */
type FieldName = Exclude<{ [Kind in LeadKind]: keyof Entries<Kind> }[LeadKind], "_honey">;

interface Labels {
  forms: Record<LeadKind, string>;
  fields: Record<FieldName, string>;
  origin: Record<keyof LeadOrigin, string>;
  /** Said of a field that may stay empty. */
  optional: string;
  /** Stands between the entries of a list. */
  comma: string;
}

/** The names of forms and fields for the people who read leads: in mails, at the desk and in the data-protection documents. */
export const labels: Record<Language, Labels> = {
  en: {
    forms: {
      "hero-assessment": "Assessment request, home page",
      "home-contact": "Message, home page",
      contact: "Message, contact page",
      registration: "Registration for a demo",
      assessment: "Assessment request",
      "sample-report": "Sample report request",
    },
    fields: {
      name: "Name",
      email: "Email",
      company: "Company",
      companyName: "Company",
      phone: "Phone",
      mobileNumber: "Mobile number",
      jobTitle: "Job title",
      industry: "Industry",
      country: "Country",
      useCases: "Use cases",
      subject: "Subject",
      message: "Message",
    },
    origin: {
      page: "Page",
      language: "Language",
      via: "Came from",
      source: "Source",
      medium: "Medium",
      campaign: "Campaign",
      term: "Term",
      content: "Content",
    },
    optional: "optional",
    comma: ", ",
  },
  ar: {
    forms: {
      "hero-assessment": "طلب تقييم، الصفحة الرئيسية",
      "home-contact": "رسالة، الصفحة الرئيسية",
      contact: "رسالة، صفحة التواصل",
      registration: "حجز عرض توضيحي",
      assessment: "طلب تقييم الصمود أمام الاحتيال",
      "sample-report": "طلب عينة من التقرير",
    },
    fields: {
      name: "الاسم",
      email: "البريد الإلكتروني",
      company: "الشركة",
      companyName: "الشركة",
      phone: "رقم الجوال",
      mobileNumber: "رقم الجوال",
      jobTitle: "المسمى الوظيفي",
      industry: "القطاع",
      country: "الدولة",
      useCases: "أنواع الاحتيال",
      subject: "الموضوع",
      message: "الرسالة",
    },
    origin: {
      page: "الصفحة",
      language: "اللغة",
      via: "الموقع السابق",
      source: "مصدر الحملة",
      medium: "وسيلة الحملة",
      campaign: "الحملة",
      term: "كلمة الحملة",
      content: "محتوى الحملة",
    },
    optional: "اختياري",
    comma: "، ",
  },
};

/** The states of a lead, as those who answer it call them, and of a delivery. */
export const stateLabels = {
  new: { en: "new", ar: "جديد" },
  answered: { en: "answered", ar: "رُد عليه" },
  waiting: { en: "mail waits", ar: "لم يُرسل بعد" },
  spam: { en: "spam", ar: "رسالة مزعجة" },
  restricted: { en: "do not use", ar: "لا يُستخدم" },
  pending: { en: "waits", ar: "بانتظار الإرسال" },
  delivered: { en: "Delivered", ar: "وصل" },
  failed: { en: "not delivered", ar: "لم يصل" },
} satisfies Record<string, Record<Language, string>>;

/** The names of users' actions, for the desk's pages and the list of the activity. */
export const actionLabels = {
  answered: { en: "Marked as answered", ar: "سُجّل الرد" },
  unanswered: { en: "Marked as not answered", ar: "أُلغي تسجيل الرد" },
  retry: { en: "Will be delivered again", ar: "أُعيد إلى قائمة الإرسال" },
  release: { en: "Marked as not spam", ar: "أُخرج من الرسائل المزعجة" },
  spam: { en: "Marked as spam", ar: "نُقل إلى الرسائل المزعجة" },
  restrict: { en: "Marked as not to be used", ar: "أُوقف الاستخدام" },
  unrestrict: { en: "Allowed to be used again", ar: "استؤنف الاستخدام" },
  correct: { en: "Corrected", ar: "صُحّح" },
  copy: { en: "Copied for the person", ar: "نُسخ لصاحب البيانات" },
  erase: { en: "Erased", ar: "حُذف" },
  nothing: { en: "Tick leads first", ar: "اختاروا الطلبات أولًا" },
  empty: { en: "Spam emptied", ar: "حُذفت الرسائل المزعجة" },
  export: { en: "Exported", ar: "صُدّر" },
  "sign-in": { en: "Signed in", ar: "سجّل الدخول" },
} satisfies Record<string, Record<Language, string>>;
