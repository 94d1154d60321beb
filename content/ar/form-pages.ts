import { site } from "../../settings/site.js";
import { citiesIn, contactDetailsIn } from "../contact-details.ts";
import * as en from "../en/form-pages.ts";
import { translated } from "../translated.ts";

const hours = { text: site.officeHours.text.ar, localHours: "من {from} إلى {to} بتوقيتكم" } as const;
const call = { name: "نتصل بكم لتحديد الموعد", text: hours.text };

export const getStarted = translated(en.getStarted, {
  heading: "حجز عرض توضيحي",
  intro: "اختاروا أنواع الاحتيال التي تواجهونها، لنعرض عليكم المنتجات التي تكشفها.",
  next: {
    call: { ...call, localHours: hours.localHours },
    demo: { name: "تشاهدون المنتجات في العرض", text: "ببيانات توضيحية، ومن دون أي ربط بأنظمتكم." },
  },
});

export const contact = translated(en.contact, {
  heading: "تواصلوا معنا",
  intro: "اسألونا عن أحد منتجاتنا، أو عن احتيال لا تجدون له تفسيرًا.",
});

export const requestAssessment = translated(en.requestAssessment, {
  heading: "طلب تقييم الصمود أمام الاحتيال",
  intro:
    "أخبرونا بالإجراءات التي تقلقكم، كتغيير رقم الجوال أو الاسترداد. نسألكم عن نطاق العمل، ثم نرسل إليكم عرض السعر.",
});

export const requestSampleReport = translated(en.requestSampleReport, {
  heading: "طلب عينة من تقرير تقييم الصمود",
  intro: "يعرض التقرير المنهجية والأدلة وكل الملاحظات وأوزان الدرجة.",
});

export const login = translated(en.login, {
  heading: "تسجيل الدخول إلى اللوحة",
  intro: "هذه الصفحة لمن ندعوهم إلى لوحة ببيانات توضيحية.",
});

const byMail = { name: "يصلكم الرد بالبريد الإلكتروني", text: "على العنوان الذي زوّدتمونا به" };

export const nextSteps = translated(en.nextSteps, {
  heading: "الخطوات التالية",
  reader: { name: `يقرأ ما أرسلتموه أحد أعضاء فريقنا في ${citiesIn("ar", "disjunction")}`, text: hours.text },
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
  link: { label: "في هذه الأثناء: كيف يجري المشروع التجريبي؟" },
});

export const contactDetails = contactDetailsIn("ar", hours, {
  email: "البريد الإلكتروني",
  whatsApp: "واتساب",
  phone: "الهاتف",
  address: "العنوان",
  hours: "ساعات العمل",
  support: "الدعم الفني على مدار الساعة طوال أيام السنة (24/7/365)",
});
