import { site } from "../../site.config.ts";
import type {
  ContactPageWords,
  GetStartedWords,
  LoginWords,
  RequestPageWords,
  ThankYouWords,
} from "../types/form-pages.ts";
import type { Link, NamedText } from "../types/parts.ts";

const { london, dubai } = site.offices;
const reader: NamedText = {
  name: "كل رسالة يقرؤها شخص من فريقنا",
  text: `في ساعات العمل، في ${london.city.ar} أو ${dubai.city.ar}.`,
};

const nextHeading = "الخطوات التالية";

export const getStarted: GetStartedWords = {
  crumb: "ستة أسئلة",
  heading: "حجز عرض توضيحي",
  lead: "عرّفونا بشركتكم وبأنواع الاحتيال التي تواجهونها، ونعرض عليكم المنتجات التي تفيدكم.",
  nextHeading,
  next: [
    { ...reader, name: "يقرأ إجاباتكم شخص من فريقنا" },
    { name: "نتواصل معكم", text: "للاتفاق على الموعد وعلى من يحضر." },
    {
      name: "تشاهدون عرضًا حيًّا",
      text: "ببيانات توضيحية، ودون أي ربط.",
    },
    { name: "يصلكم عرض السعر", text: "يتحدّد السعر بحسب المنتجات والقنوات وعدد العمليات والمدة." },
  ],
};

export const contact: ContactPageWords = {
  crumb: "رسالة أو مكالمة",
  heading: "تواصلوا معنا",
  lead: "اسألوا عن منتج أو احتيال لا تجدون له تفسيرًا. نردّ من الاثنين إلى الجمعة، ورسالة الأحد تُقرأ يوم الاثنين.",
  details: "أو تحدثوا إلينا",
};

const assessmentLink: Link = {
  label: "تقييم الصمود أمام الاحتيال",
  path: "/services/fraud-resilience-assessment",
};

export const requestAssessment: RequestPageWords = {
  crumbLink: assessmentLink,
  crumb: "طلب",
  heading: "طلب تقييم الصمود أمام الاحتيال",
  lead: "أخبرونا بالإجراءات التي تقلقكم، نسألكم عن نطاق العمل ثم نرسل إليكم عرض السعر. ويتحدّد السعر بحسب السيناريوهات والقنوات وعدد العمليات والمدة.",
  details: "أو تحدثوا إلينا",
};

export const requestSampleReport: RequestPageWords = {
  crumbLink: assessmentLink,
  crumb: "نموذج تقرير",
  heading: "طلب نموذج من تقرير تقييم الصمود",
  lead: "النموذج المنشور في هذا الموقع ملخّص. ويتضمّن التقرير الذي نرسله، زيادةً على ذلك، المنهجية والأدلة وكل الملاحظات وأوزان الدرجة.",
  details: "أو تحدثوا إلينا",
};

export const login: LoginWords = {
  heading: "تسجيل الدخول إلى اللوحة",
  lead: "تعرض اللوحة التجريبية بيانات توضيحية. إن لم يكن لديكم اسم مستخدم، فاطلبوه منا.",
};

const byMail = "بالبريد الإلكتروني، على العنوان الذي تركتموه لنا.";

export const thankYou: ThankYouWords = {
  crumb: "الإرسال",
  home: { label: "العودة إلى الرئيسية", path: "/" },
  more: {
    heading: "في هذه الأثناء",
    links: [
      { label: "طلب نموذج تقرير", path: "/request-sample-report" },
      { label: "متابعة رحلة العميل", path: "/customer-journey" },
    ],
  },
  nextHeading,
  next: [{ name: "وصلنا ما أرسلتموه", text: "لا يلزمكم أي إجراء آخر." }, reader],
  answer: {
    name: "نردّ عليكم",
    text: {
      "hero-assessment": byMail,
      "home-contact": byMail,
      contact: byMail,
      registration: "بالهاتف، على رقم المحمول الذي تركتموه لنا.",
      assessment: "بالبريد الإلكتروني، أو بالهاتف إن تركتم لنا رقمكم.",
      "sample-report": byMail,
    },
  },
};
