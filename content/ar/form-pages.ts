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
  name: "يقرأ ما أرسلتموه أحد أعضاء فريقنا",
  text: `في ساعات العمل، في ${london.city.ar} أو ${dubai.city.ar}.`,
};

const nextHeading = "الخطوات التالية";

export const getStarted: GetStartedWords = {
  crumb: "ستة أسئلة",
  heading: "حجز عرض توضيحي",
  lead: "عرّفونا بشركتكم وبأنواع الاحتيال التي تواجهونها، لنعرض عليكم المنتجات التي تفيدكم.",
  nextHeading,
  next: [
    { ...reader, name: "يقرأ إجاباتكم أحد أعضاء فريقنا" },
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
  lead: "يسعدنا أن نجيب عن أسئلتكم، سواء عن أحد منتجاتنا أو عن احتيال لم تجدوا له تفسيرًا. نردّ من الاثنين إلى الجمعة، وما يصلنا يوم السبت أو الأحد نقرؤه يوم الاثنين.",
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
  lead: "أخبرونا بالإجراءات التي تقلقكم، وسنسألكم عن نطاق العمل ثم نرسل إليكم عرض السعر. ويتحدّد السعر بحسب السيناريوهات والقنوات وعدد العمليات والمدة.",
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
  lead: "هذا الدخول لعملائنا ومن ندعوهم. أتريدون إلقاء نظرة؟ اطلبوا اسم مستخدم تجريبيًا.",
};

const byMail = "بالبريد الإلكتروني، على العنوان الذي زوّدتمونا به.";

export const thankYou: ThankYouWords = {
  crumb: "اكتمل الإرسال",
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
      registration: "بالهاتف، على رقم المحمول الذي زوّدتمونا به.",
      assessment: "بالبريد الإلكتروني، أو بالهاتف إن زوّدتمونا برقمكم.",
      "sample-report": byMail,
    },
  },
};
