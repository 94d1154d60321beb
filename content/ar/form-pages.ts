import { site } from "../../settings/site.js";
import type { FormPageWords, GetStartedWords, LoginWords, NextStepsWords } from "../types/form-pages.ts";
import type { NamedText } from "../types/parts.ts";
import { hours } from "./contact-details.ts";

const { london, dubai } = site.offices;
const call: NamedText = { name: "نتصل برقم جوالكم", text: hours.text };

export const getStarted: GetStartedWords = {
  heading: "حجز عرض توضيحي",
  intro: "اختاروا أنواع الاحتيال التي تواجهونها، لنعرض عليكم المنتجات التي تكشفها.",
  next: [
    { ...call, localHours: hours.localHours },
    { name: "تشاهدون المنتجات في عرض حي", text: "ببيانات توضيحية، ودون أي ربط بأنظمتكم." },
  ],
};

export const contact: FormPageWords = {
  heading: "تواصلوا معنا",
  intro: "اسألونا عن أحد منتجاتنا، أو عن احتيال لا تجدون له تفسيرًا.",
};

export const requestAssessment: FormPageWords = {
  heading: "طلب تقييم الصمود أمام الاحتيال",
  intro: "أخبرونا بالإجراءات التي تقلقكم. نسألكم عن نطاق العمل، ثم نرسل إليكم عرض السعر.",
};

export const requestSampleReport: FormPageWords = {
  heading: "طلب مثال لتقرير تقييم الصمود",
  intro: "فيه المنهجية والأدلة وكل الملاحظات وأوزان الدرجة.",
};

export const login: LoginWords = {
  heading: "تسجيل الدخول إلى اللوحة",
  lead: "الدخول هنا لعملائنا ولمن ندعوهم. أتريدون إلقاء نظرة؟ اطلبوا اسم مستخدم تجريبيًا.",
};

const byMail: NamedText = { name: "يصلكم الرد بالبريد الإلكتروني", text: "على العنوان الذي زوّدتمونا به" };

export const nextSteps: NextStepsWords = {
  heading: "الخطوات التالية",
  reader: {
    name: `يقرأ ما أرسلتموه أحد أعضاء فريقنا في ${london.city.ar} أو ${dubai.city.ar}`,
    text: hours.text,
  },
  answer: {
    "hero-assessment": byMail,
    "home-contact": byMail,
    contact: byMail,
    registration: call,
    assessment: {
      name: "يصلكم الرد بالبريد الإلكتروني",
      text: "على العنوان الذي زوّدتمونا به، أو بالهاتف إن زوّدتمونا برقمكم",
    },
    "sample-report": byMail,
  },
  link: { label: "في هذه الأثناء: كيف يجري المشروع التجريبي؟", path: "/why-us#pilot" },
};
