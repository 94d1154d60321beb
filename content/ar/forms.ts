import type { LeadKind } from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import * as en from "../en/forms.ts";
import { prompts } from "../prompts.ts";
import { type TextsOf, translated } from "../translated.ts";
import { nextSteps } from "./form-pages.ts";

const { rules, summary, plans } = messages.ar;
const why = (text: string) => ({ summary: "لماذا نسأل؟", text });

/** The client gave the wording. */
const toasts = {
  "hero-assessment": {
    success: { title: "أُرسل الطلب", text: "شكرًا لكم. سنتواصل معكم قريبًا بشأن تقييم الصمود أمام الاحتيال." },
    failure: { title: "خطأ في الإرسال", text: "حدثت مشكلة أثناء إرسال طلبكم. يرجى المحاولة مرة أخرى." },
  },
  "home-contact": {
    success: { title: "أُرسلت الرسالة", text: "سنرد عليكم في أقرب وقت ممكن." },
    failure: { title: "خطأ", text: "تعذّر إرسال رسالتكم. يرجى المحاولة لاحقًا." },
  },
  contact: {
    success: { title: "أُرسلت الرسالة", text: "شكرًا لتواصلكم معنا. سنرد عليكم قريبًا." },
    failure: { title: "خطأ", text: "حدثت مشكلة أثناء إرسال رسالتكم. يرجى المحاولة مرة أخرى." },
  },
  registration: {
    success: { title: "أُرسل طلب الحجز", text: "شكرًا لاهتمامكم. سيتواصل معكم فريقنا قريبًا." },
    failure: { title: "خطأ في الإرسال", text: "حدثت مشكلة أثناء إرسال بياناتكم. يرجى المحاولة مرة أخرى." },
  },
  assessment: {
    success: { title: "أُرسل الطلب", text: "شكرًا لاهتمامكم. سيتواصل معكم فريقنا قريبًا." },
    failure: { title: "خطأ", text: "حدثت مشكلة أثناء إرسال طلبكم. يرجى المحاولة مرة أخرى." },
  },
  "sample-report": {
    success: { title: "أُرسل الطلب", text: "شكرًا لاهتمامكم. سنرسل إليكم عينة من التقرير قريبًا." },
    failure: { title: "خطأ", text: "حدثت مشكلة أثناء إرسال طلبكم. يرجى المحاولة مرة أخرى." },
  },
};

/** The toasts of a form, and the panel that follows a success. */
function resultOf(kind: LeadKind) {
  const { heading, reader, answer, link } = nextSteps;
  return { toasts: toasts[kind], next: { heading, steps: [reader, answer[kind]], link } };
}

const shared: TextsOf<typeof en.shared> = {
  optional: "(اختياري)",
  choose: "يرجى الاختيار",
  honey: "يُترك هذا الحقل فارغًا",
  privacyNote: {
    responsible:
      "الجهة المسؤولة عن البيانات الشخصية في هذه الاستمارة هي {entity}، {address}، وتستخدمها للرد عليكم.",
    hosting: "تُحفظ البيانات في {country}.",
    retention: "تُحذف البيانات بعد {period}.",
    relay: "تصلنا البيانات عبر {host}.",
    processors: "الجهات التي تعالجها لصالحنا: {names}.",
    rights: "للاطلاع على هذه البيانات أو تصحيحها أو حذفها، راسلونا على {mailbox}.",
    complaint: "ولكم أيضًا تقديم شكوى إلى الجهة المختصة بحماية البيانات في بلدكم.",
  },
  sends: "ما ترسله هذه الاستمارة",
  sendsLabels: {
    to: "إلى",
    subject: "الموضوع",
    _subject: "موضوع البريد الإلكتروني",
    message: "الرسالة",
    replyTo: "عنوان الرد",
    _replyto: "عنوان الرد",
    name: "الاسم",
    email: "البريد الإلكتروني",
    company: "الشركة",
    phone: "رقم الجوال",
    jobTitle: "المسمى الوظيفي",
    page: "الصفحة",
    language: "اللغة",
    via: "الموقع السابق",
    utm_source: "مصدر الحملة",
    utm_medium: "وسيلة الحملة",
    utm_campaign: "الحملة",
    utm_term: "كلمة الحملة",
    utm_content: "محتوى الحملة",
  },
  sendsUrl: "ويُرسل معها عنوان هذه الصفحة ولغتها:",
  sendsUrlPlain: "يُرسل المتصفح عنوان هذه الصفحة مع الاستمارة.",
  sendsNote:
    "تظهر هنا بياناتكم كما ستُرسل، وتتغير كلما كتبتم. ويظهر بعضها بالإنجليزية لأسباب تقنية، ويمكنكم الكتابة بالعربية. لا تستخدم الصفحة ملفات تعريف الارتباط ولا أي تتبّع، ولا تحمّل شيئًا من مواقع أخرى.",
  sendsNoteRelay:
    "تظهر هنا بياناتكم كما ستُرسل إلى {host}، وتتغير كلما كتبتم. ويظهر بعضها بالإنجليزية لأسباب تقنية، ويمكنكم الكتابة بالعربية. لا تستخدم الصفحة ملفات تعريف الارتباط ولا أي تتبّع.",
  copy: "نسخ الرسالة",
  copied: "نُسخت",
  copyRefused: "لم يسمح المتصفح بالنسخ. يرجى مراسلتنا بالبريد الإلكتروني.",
  mail: "فتح في البريد",
  // An Arabic letter takes six characters of a mail link.
  mailCut: "(اقتُطع النص. للنص كاملًا: «نسخ الرسالة».)",
  dismiss: "إغلاق",
  kept: "لم يضِع شيء مما كتبتموه.",
  offline: "لا يوجد اتصال بالإنترنت، فلم يُرسل شيء. كل ما كتبتموه ما زال هنا.",
  timeout: "لم يصل رد خلال 20 ثانية. كل ما كتبتموه ما زال هنا.",
  summary,
};

/** Under the forms that are answered by email. */
const privacy = "نستخدم ما تكتبونه للرد عليكم فقط.";

const busy = "جارٍ الإرسال…";

const personLabels = { name: "الاسم", email: "البريد الإلكتروني", company: "الشركة" };
const message = "الرسالة";
const contactLabels = { ...personLabels, message };

const template = {
  hint: "ضعوا بياناتكم مكان الكلمات التي بين الأقواس، وعدّلوا الباقي كما تشاؤون.",
  left: "لم تُستبدل بعد: {names}. يمكن إرسال الرسالة كما هي، وسنسأل عن الباقي.",
} as const;

const { company, channels, fraud, month, sector, finding } = prompts;

export const forms = translated(en.forms, {
  "hero-assessment": {
    ...shared,
    ...resultOf("hero-assessment"),
    heading: "طلب تقييم الصمود أمام الاحتيال",
    privacy: "لا نستخدم بريدكم الإلكتروني إلا للرد عليكم.",
    labels: { email: "بريد العمل الإلكتروني" },
    submit: "طلب تقييم",
    busy,
  },
  "home-contact": {
    ...shared,
    ...resultOf("home-contact"),
    privacy,
    labels: contactLabels,
    submit: "إرسال الرسالة",
    busy,
  },
  contact: {
    ...shared,
    ...resultOf("contact"),
    privacy,
    labels: { ...personLabels, subject: "الموضوع", message },
    submit: "إرسال الرسالة",
    busy,
  },
  registration: {
    ...shared,
    rules,
    ...resultOf("registration"),
    privacy: "نستخدم إجاباتكم لترتيب العرض التوضيحي فقط.",
    labels: {
      name: "الاسم",
      companyName: "اسم الشركة",
      industry: "القطاع",
      mobileNumber: "رقم الجوال",
      country: "الدولة",
      useCases: "أنواع الاحتيال التي تواجهونها",
    },
    industries: {
      "E-commerce": "التجارة الإلكترونية",
      Telecom: "الاتصالات",
      Banking: "البنوك",
      Payment: "المدفوعات",
      Insurance: "التأمين",
      Travel: "السفر",
      Healthcare: "الرعاية الصحية",
      Education: "التعليم",
      Retail: "تجارة التجزئة",
      Fintech: "التقنية المالية",
      Gaming: "الألعاب الإلكترونية",
      Government: "الجهات الحكومية",
      Marketplace: "الأسواق الإلكترونية",
    },
    countries: {
      Egypt: "مصر",
      "Saudi Arabia": "المملكة العربية السعودية",
      "United Arab Emirates": "الإمارات العربية المتحدة",
      Qatar: "قطر",
    },
    useCases: {
      ato: "الاستيلاء على الحسابات (ATO)",
      "mass-registration": "التسجيل الجماعي/الحسابات الوهمية",
      "referral-abuse": "إساءة استخدام الإحالات",
      "gift-card": "إساءة استخدام بطاقات الهدايا/القسائم",
      "payment-abuse": "إساءة استخدام المدفوعات",
      chargeback: "احتيال الاعتراض على الدفع (chargeback)",
      "promotion-abuse": "إساءة استخدام العروض",
      "identity-theft": "سرقة الهوية",
      "return-fraud": "احتيال الاسترداد",
      "content-abuse": "إساءة استخدام المحتوى/التقييمات",
    },
    useCasesHint: "يمكن اختيار أكثر من نوع",
    booking: { label: "حجز موعد" },
    submit: "حجز عرض توضيحي",
    busy,
  },
  assessment: {
    ...shared,
    ...template,
    rules,
    ...resultOf("assessment"),
    privacy,
    labels: { ...contactLabels, phone: "رقم الجوال" },
    why: why("مناقشة نطاق العمل أسرع بالهاتف. وإن تركتم الحقل فارغًا راسلناكم بالبريد الإلكتروني."),
    message: `السلام عليكم،\n\nنود طلب تقييم الصمود أمام الاحتيال لشركة ${company.ar}.\n\nقنواتنا الرئيسية: ${channels.ar}\nأكثر ما نواجهه من أنواع الاحتيال: ${fraud.ar}\nنود البدء في: ${month.ar}`,
    prompts: [
      { text: company, name: "اسم الشركة" },
      { text: channels, name: "القنوات" },
      { text: fraud, name: "نوع الاحتيال" },
      { text: month, name: "الشهر" },
    ],
    plans,
    submit: "إرسال الطلب",
    busy,
  },
  "sample-report": {
    ...shared,
    ...template,
    rules,
    ...resultOf("sample-report"),
    privacy,
    labels: { ...contactLabels, jobTitle: "المسمى الوظيفي" },
    why: why("ما يهمّ مدير مكافحة الاحتيال غير ما يهمّ المدير المالي. سنحدد لكم الصفحات التي تعنيكم."),
    message: `السلام عليكم،\n\nنرجو إرسال عينة من تقرير تقييم الصمود إلى شركة ${company.ar}.\n\nقطاعنا: ${sector.ar}\nأكثر ما يقلقنا: ${finding.ar}`,
    prompts: [
      { text: company, name: "اسم الشركة" },
      { text: sector, name: "القطاع" },
      { text: finding, name: "نوع الاحتيال" },
    ],
    submit: "إرسال الطلب",
    busy,
  },
  login: {
    labels: { username: "اسم المستخدم", password: "كلمة المرور" },
    show: "إظهار",
    hide: "إخفاء",
    ofPassword: "كلمة المرور",
    submit: "تسجيل الدخول",
    busy: "جارٍ تسجيل الدخول…",
    ask: { label: "طلب بيانات الدخول التجريبية" },
    note: "هذه لوحة تجريبية لا تعرض إلا بيانات توضيحية، وما تكتبونه هنا لا يُرسل ولا يُحفظ.",
    insecure:
      "لتسجيل الدخول، يرجى فتح هذه الصفحة من عنوانها الآمن (https)، لأن التحقق يستخدم أدوات التشفير في المتصفح.",
    noScripts: "لتسجيل الدخول، يرجى تفعيل JavaScript، لأن التحقق يجري في المتصفح.",
    dismiss: shared.dismiss,
    toasts: {
      success: { title: "نجح تسجيل الدخول", text: "جارٍ الانتقال إلى اللوحة…" },
      failure: { title: "تعذّر تسجيل الدخول", text: "بيانات الدخول غير صحيحة. يرجى المحاولة مرة أخرى." },
    },
    invalid: "اسم المستخدم أو كلمة المرور غير صحيحة",
    empty: "يرجى إدخال اسم المستخدم وكلمة المرور",
  },
});
