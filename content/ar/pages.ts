import { site } from "../../settings/site.js";
import type { Pages } from "../types/pages.ts";
import { scenarios } from "./scenarios.ts";

const { london, dubai } = site.offices;

export const pages: Pages = {
  home: {
    path: "/",
    title: "مكافحة أذكى للاحتيال في الإمارات والسعودية ومصر",
    description:
      "برمجيات تكشف الاحتيال، وخبراء يختبرون ضوابطكم، للبنوك والتجارة الإلكترونية والاتصالات وشركات المدفوعات والتأمين في الإمارات والسعودية ومصر.",
  },
  about: {
    path: "/about",
    title: "من نحن: مجالات عملنا ومنهجنا",
    description:
      "مجالات عملنا وما نطمح إليه، وقيمنا الأربع وما تمنعنا منه كل قيمة، ومن يجيب عن كل سؤال من أسئلتكم.",
  },
  whyUs: {
    path: "/why-us",
    title: "لماذا نحن؟ ستة أسباب وستة أجوبة",
    description:
      "ستة أسباب للعمل معنا يمكنكم التحقق منها، وكيف يُجرى المشروع التجريبي، والأنظمة والقواعد في بلدكم، وستة أجوبة لملف تقييم المورّد.",
  },
  contact: {
    path: "/contact",
    title: `تواصلوا معنا: مكتبا ${london.city.ar} و${dubai.city.ar}`,
    description: `الكتابة إلى فريقنا في ${london.city.ar} و${dubai.city.ar} أو الاتصال به. العناوين وأرقام الهاتف وساعات العمل في هذه الصفحة.`,
  },
  getStarted: {
    path: "/get-started",
    title: "حجز عرض توضيحي: المنتج ببيانات توضيحية",
    description: "ستة أسئلة قصيرة، ثم نتصل بكم للاتفاق على موعد، ونعرض عليكم المنتج مباشرةً ببيانات توضيحية.",
  },
  login: {
    path: "/login",
    title: "تسجيل الدخول إلى اللوحة التجريبية",
    description: "الدخول إلى اللوحة التجريبية التي تعرض بيانات توضيحية. وما تكتبونه لا يُرسل ولا يُحفظ.",
    noindex: true,
  },
  customerJourney: {
    path: "/customer-journey",
    title: "رحلة العميل: ثماني خطوات نحو خسائر أقل",
    description:
      "ثماني خطوات من اكتشاف الثغرات إلى تبادل ما تتعلّمونه: ماذا يحدث في كل خطوة، وأي منتج أو خدمة تُستخدم فيها.",
  },
  newCustomerJourney: {
    path: "/new-customer-journey",
    title: "رحلة العميل على حلبة السباق: ثمانية منعطفات",
    description:
      "الخطوات الثماني لمنع الاحتيال في لفة واحدة على حلبة سباق، مع سيارة تتحرك كلما مرّرتم الصفحة.",
    canonicalPath: "/customer-journey",
  },
  requestAssessment: {
    path: "/request-assessment",
    title: "طلب تقييم الصمود أمام الاحتيال",
    description:
      "أخبرونا بالإجراءات التي تقلقكم، وسنسألكم عن نطاق العمل ثم نرسل إليكم عرض السعر لتقييم الصمود أمام الاحتيال.",
  },
  requestSampleReport: {
    path: "/request-sample-report",
    title: "طلب مثال لتقرير تقييم الصمود",
    description:
      "مثال كامل للتقرير: المنهجية، والأدلة، وكل الملاحظات، وأوزان الدرجة، والخطة، ببيانات غير حقيقية.",
  },
  fraudResilienceAssessment: {
    path: "/services/fraud-resilience-assessment",
    title: "تقييم الصمود أمام الاحتيال: اختبار ضوابطكم",
    description: `نختبر ضوابطكم ضد الاحتيال بسيناريوهات تختارونها من قائمة فيها ${scenarios.length} سيناريو. وتحصلون على درجة وخطة معالجة وملاحظات موثّقة بخطواتها يمكنكم التحقق منها.`,
  },
};
