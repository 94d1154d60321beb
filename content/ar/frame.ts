import type { FrameWords } from "../types/frame.ts";

export const frame: FrameWords = {
  skip: "الانتقال إلى المحتوى",
  home: "/",
  primaryNav: "التنقل الرئيسي",
  topLinks: [
    { label: "الرئيسية", path: "/" },
    { label: "لماذا نحن", path: "/why-us" },
    { label: "من نحن", path: "/about" },
    { label: "تواصلوا معنا", path: "/contact" },
    { label: "رحلة العميل", path: "/customer-journey", also: "/new-customer-journey" },
  ],
  menus: {
    solutions: {
      name: "الحلول",
      items: [
        {
          id: "fraud-detection",
          path: "/solutions/fraud-detection",
          name: "محرّك المخاطر المُدار بالذكاء الاصطناعي",
        },
        {
          id: "transaction-monitoring",
          path: "/solutions/transaction-monitoring",
          name: "تحليل بصمات الأجهزة",
        },
        {
          id: "kyc-verification",
          path: "/solutions/kyc-verification",
          name: "لوحة تحليلات المخاطر",
          desktop: "لوحة التحليلات",
          mobile: "التحقق من الهوية KYC",
        },
        {
          id: "risk-assessment",
          path: "/solutions/risk-assessment",
          name: "قوائم المراقبة المُدارة وضابط التواتر",
          mobile: "تقييم المخاطر",
        },
        {
          id: "digital-identity",
          path: "/solutions/digital-identity",
          name: "تحليل الهوية الرقمية",
        },
        {
          id: "fraud-intelligence",
          path: "/solutions/fraud-intelligence",
          name: "منصة تبادل معلومات الاحتيال",
        },
      ],
    },
    services: {
      name: "الخدمات",
      items: [
        {
          id: "fraud-resilience-assessment",
          path: "/services/fraud-resilience-assessment",
          desktopPath: "/services/consulting",
          name: "تقييم الصمود أمام الاحتيال",
        },
        {
          id: "implementation",
          path: "/services/implementation",
          name: "تقييم أثر الاحتيال",
        },
        {
          id: "managed-services",
          path: "/services/managed-services",
          name: "تطوير برنامج مكافحة الاحتيال",
        },
        {
          id: "training",
          path: "/services/training",
          name: "معلومات الاحتيال والمراقبة",
          desktop: "معلومات التهديدات",
        },
        {
          id: "red-teaming",
          path: "/services/red-teaming",
          name: "محاكاة الاحتيال",
        },
        {
          id: "training-capability",
          path: "/services/training-capability",
          name: "التدريب وبناء القدرات",
        },
      ],
    },
  },
  bothMenus: { label: "الحلول · الخدمات", path: "/#services" },
  demo: { label: "اللوحة التجريبية", path: "/login" },
  schedule: { label: "حجز عرض توضيحي", path: "/get-started" },
  menu: "القائمة",
  openMenu: "فتح القائمة",
  closeMenu: "إغلاق القائمة",
  switchToDark: "التبديل إلى الوضع الداكن",
  switchToLight: "التبديل إلى الوضع الفاتح",
  light: "فاتح",
  dark: "داكن",
  theme: "المظهر",
  footer: {
    slogan: "وضوح في مواجهة الاحتيال",
    company: "الشركة",
    about: { label: "من نحن", path: "/#about" },
    contact: { label: "تواصلوا معنا", path: "/#contact" },
    legal: "الشؤون القانونية",
    social: "التواصل الاجتماعي",
    copyright: "© {year} {brand}. جميع البيانات التوضيحية في هذا الموقع مُختلقة، وعليها كلمة «نموذج».",
  },
  opening: {
    loading: "جارٍ تحميل الصفحة",
    failed: "تعذّر تحميل هذه الصفحة. قد يكون الاتصال بالإنترنت مقطوعًا.",
    again: "إعادة المحاولة",
    stay: "إغلاق",
  },
  broken: {
    heading: "تعذّر عرض هذه الصفحة",
    text: "حدث خطأ لدينا أو في الاتصال. يرجى إعادة تحميل الصفحة أو البدء من الصفحة الرئيسية.",
    home: { label: "العودة إلى الرئيسية", path: "/" },
  },
};
