import { site } from "../../settings/site.js";
import { menusOf } from "../menus.ts";
import type { FrameWords } from "../types/frame.ts";
import { whatsAppUrl } from "../whats-app.ts";

export const frame: FrameWords = {
  skip: "الانتقال إلى المحتوى",
  homePath: "/",
  primaryNav: "القائمة الرئيسية",
  topLinks: [
    { label: "الرئيسية", path: "/" },
    { label: "لماذا نحن", path: "/why-us" },
    { label: "من نحن", path: "/about" },
    { label: "تواصلوا معنا", path: "/contact" },
    { label: "رحلة العميل", path: "/customer-journey", alsoPath: "/new-customer-journey" },
  ],
  menus: menusOf(
    { solutions: "الحلول", services: "الخدمات" },
    {
      "fraud-detection": { name: "محرّك المخاطر المُدار بالذكاء الاصطناعي" },
      "transaction-monitoring": { name: "تحليل بصمات الأجهزة" },
      "kyc-verification": {
        name: "لوحة تحليلات المخاطر",
        desktop: "لوحة التحليلات",
        mobile: "التحقق من الهوية (KYC)",
      },
      "risk-assessment": { name: "قوائم المراقبة المُدارة وحدود التكرار", mobile: "تقييم المخاطر" },
      "digital-identity": { name: "تحليل الهوية الرقمية" },
      "fraud-intelligence": { name: "منصة تبادل معلومات الاحتيال" },
      "fraud-resilience-assessment": { name: "تقييم الصمود أمام الاحتيال" },
      implementation: { name: "تقييم أثر الاحتيال" },
      "managed-services": { name: "بناء برنامج مكافحة الاحتيال" },
      training: { name: "المراقبة ومعلومات الاحتيال", desktop: "معلومات التهديدات" },
      "red-teaming": { name: "محاكاة الاحتيال" },
      "training-capability": { name: "التدريب وبناء القدرات" },
    },
  ),
  bothMenus: { label: "الحلول · الخدمات", path: "/#services" },
  demo: { label: "اللوحة التجريبية", path: "/login" },
  schedule: { label: "حجز عرض توضيحي", path: "/get-started" },
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
    about: { label: "من نحن", path: "/#about" },
    contact: { label: "تواصلوا معنا", path: "/#contact" },
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
  broken: {
    heading: "تعذّر تحميل هذه الصفحة",
    text: "حدث خلل لدينا أو في الاتصال. يرجى إعادة تحميل الصفحة، أو البدء من جديد من الصفحة الرئيسية.",
    home: { label: "العودة إلى الرئيسية", path: "/" },
  },
};
