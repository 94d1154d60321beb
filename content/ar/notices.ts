import type { LeadKind } from "../../contract/kinds.ts";
import type { LoginFormWords, Notices } from "../types/forms.ts";

export const notices: Record<LeadKind, Notices> = {
  "hero-assessment": {
    success: {
      title: "أُرسل الطلب",
      text: "شكرًا لكم. سنتواصل معكم قريبًا بشأن تقييم الصمود أمام الاحتيال.",
    },
    failure: {
      title: "خطأ في الإرسال",
      text: "حدثت مشكلة أثناء إرسال طلبكم. يرجى المحاولة مرة أخرى.",
    },
  },
  "home-contact": {
    success: { title: "أُرسلت الرسالة", text: "سنردّ عليكم في أقرب وقت ممكن." },
    failure: { title: "خطأ", text: "تعذّر إرسال رسالتكم. يرجى المحاولة لاحقًا." },
  },
  contact: {
    success: { title: "أُرسلت الرسالة", text: "شكرًا لتواصلكم معنا. سنردّ عليكم قريبًا." },
    failure: { title: "خطأ", text: "حدثت مشكلة أثناء إرسال رسالتكم. يرجى المحاولة مرة أخرى." },
  },
  registration: {
    success: { title: "اكتمل التسجيل", text: "شكرًا لاهتمامكم. سيتواصل معكم فريقنا قريبًا." },
    failure: {
      title: "خطأ في الإرسال",
      text: "حدثت مشكلة أثناء إرسال بياناتكم. يرجى المحاولة مرة أخرى.",
    },
  },
  assessment: {
    success: { title: "أُرسل الطلب", text: "شكرًا لاهتمامكم. سيتواصل معكم فريقنا قريبًا." },
    failure: { title: "خطأ", text: "حدثت مشكلة أثناء إرسال طلبكم. يرجى المحاولة مرة أخرى." },
  },
  "sample-report": {
    success: { title: "أُرسل الطلب", text: "شكرًا لاهتمامكم. سنرسل إليكم مثالًا للتقرير قريبًا." },
    failure: { title: "خطأ", text: "حدثت مشكلة أثناء إرسال طلبكم. يرجى المحاولة مرة أخرى." },
  },
};

export const loginNotices: Pick<LoginFormWords, "notices" | "invalid" | "empty"> = {
  notices: {
    success: { title: "نجح تسجيل الدخول", text: "جارٍ الانتقال إلى اللوحة…" },
    failure: { title: "تعذّر تسجيل الدخول", text: "بيانات الدخول غير صحيحة. يرجى المحاولة مرة أخرى." },
  },
  invalid: "اسم المستخدم أو كلمة المرور غير صحيحة",
  empty: "يرجى إدخال اسم المستخدم وكلمة المرور",
};
