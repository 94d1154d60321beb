import { localPath } from "../../contract/language.ts";
import { site } from "../../settings/site.js";
import { whatsAppUrl } from "../contact-details.ts";
import type * as en from "../en/layout.ts";
import { menusOf } from "../menus.ts";
import type { SitePath, WordsOf } from "../translated.ts";

const to = (path: SitePath) => localPath(path, "ar");

/** With its links, so that its script does not carry the English words. */
export const layout: WordsOf<typeof en.layout> = {
  skip: "الانتقال إلى المحتوى",
  homePath: to("/"),
  primaryNav: "القائمة الرئيسية",
  topLinks: [
    { label: "الرئيسية", path: to("/") },
    { label: "لماذا نحن", path: to("/why-us") },
    { label: "من نحن", path: to("/about") },
    { label: "تواصلوا معنا", path: to("/contact") },
    { label: "رحلة العميل", path: to("/customer-journey"), alsoPath: to("/new-customer-journey") },
  ],
  menus: menusOf(
    "ar",
    { solutions: "الحلول", services: "الخدمات" },
    {
      "fraud-detection": { name: "محرك المخاطر المُدار بالذكاء الاصطناعي" },
      "transaction-monitoring": { name: "تحليل بصمات الأجهزة" },
      "kyc-verification": {
        name: "لوحة تحليلات المخاطر",
        desktop: "لوحة تحليلات المخاطر",
        mobile: "لوحة تحليلات المخاطر",
      },
      "risk-assessment": {
        name: "قوائم المراقبة المُدارة وحدود التكرار",
        mobile: "قوائم المراقبة المُدارة وحدود التكرار",
      },
      "digital-identity": { name: "تحليل الهوية الرقمية" },
      "fraud-intelligence": { name: "منصة تبادل معلومات الاحتيال" },
      "fraud-resilience-assessment": { name: "تقييم الصمود أمام الاحتيال" },
      implementation: { name: "تقييم أثر الاحتيال" },
      "managed-services": { name: "بناء برنامج مكافحة الاحتيال" },
      training: { name: "المراقبة ومعلومات الاحتيال", desktop: "المراقبة ومعلومات الاحتيال" },
      "red-teaming": { name: "محاكاة الاحتيال" },
      "training-capability": { name: "التدريب وبناء القدرات" },
    },
  ),
  bothMenus: { label: "الحلول · الخدمات", path: to("/#services") },
  demo: { label: "اللوحة التجريبية", path: to("/login") },
  schedule: { label: "حجز عرض توضيحي", path: to("/get-started") },
  menu: "القائمة",
  openMenu: "فتح القائمة",
  closeMenu: "إغلاق القائمة",
  switchToDark: "التبديل إلى المظهر الداكن",
  switchToLight: "التبديل إلى المظهر الفاتح",
  light: "فاتح",
  dark: "داكن",
  theme: "المظهر",
  footer: {
    slogan: site.slogan.ar,
    company: "الشركة",
    about: { label: "من نحن", path: to("/#about") },
    contact: { label: "تواصلوا معنا", path: to("/#contact") },
    whatsApp: { label: "واتساب", url: whatsAppUrl },
    legal: "الشؤون القانونية",
    social: "تابعونا",
    copyright: "© {year} {brand}. كل البيانات التوضيحية في هذا الموقع غير حقيقية.",
  },
  opening: {
    loading: "جارٍ تحميل الصفحة",
    failed: "تعذّر تحميل هذه الصفحة. ربما انقطع اتصالكم بالإنترنت.",
    again: "إعادة المحاولة",
    stay: "إغلاق",
  },
  errorPage: {
    heading: "تعذّر تحميل هذه الصفحة",
    text: "حدث خلل لدينا أو في الاتصال. يرجى إعادة تحميل الصفحة، أو البدء من جديد من الصفحة الرئيسية.",
    home: { label: "العودة إلى الرئيسية", path: to("/") },
  },
};
