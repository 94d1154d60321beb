import { labels } from "../contract/labels.ts";
import type { Language } from "../contract/language.ts";

/** Every text of the desk in both languages. Keys with a point belong to a list: "state.held" to the states of a lead. */
const texts = {
  desk: { en: "Leads of the website", ar: "طلبات الموقع" },
  leads: { en: "Leads", ar: "الطلبات" },
  numbers: { en: "Numbers", ar: "الأرقام" },
  done: { en: "What was done", ar: "سجل الإجراءات" },
  signOut: { en: "Sign out", ar: "تسجيل الخروج" },
  signIn: { en: "Sign in", ar: "تسجيل الدخول" },
  signInText: {
    en: "Type your work email address. If it is on the list, a code of eight digits comes by mail.",
    ar: "يرجى كتابة بريد العمل. إذا كان العنوان في القائمة فسيصل إليه رمز من ثمانية أرقام.",
  },
  sendCode: { en: "Send me a code", ar: "إرسال الرمز" },
  typeCode: { en: "Type the code", ar: "إدخال الرمز" },
  codeText: {
    en: "If the address is on the list, a code is on its way. It is valid for ten minutes.",
    ar: "إذا كان العنوان في القائمة فالرمز في الطريق إليه، وهو صالح لعشر دقائق.",
  },
  codeDown: {
    en: "Mails do not go out at present, so no code may come. Whoever runs the server can print one with the command desk-code.",
    ar: "الرسائل لا تُرسل حاليًا، فقد لا يصل أي رمز. يمكن لمن يدير الخادم إصدار رمز بالأمر desk-code.",
  },
  failing: {
    en: "Leads are kept, but not delivered at present by",
    ar: "الطلبات محفوظة، لكنها لا تُرسل حاليًا عبر",
  },
  code: { en: "Code of eight digits", ar: "الرمز من ثمانية أرقام" },
  again: { en: "Send another code", ar: "إرسال رمز آخر" },
  wrongCode: {
    en: "This code is not right or no longer valid. Look at the newest mail, or ask for another code.",
    ar: "الرمز غير صحيح أو انتهت صلاحيته. يرجى النظر في أحدث رسالة أو طلب رمز آخر.",
  },
  mailSubject: { en: "Your code for the leads of the website", ar: "رمز الدخول إلى طلبات الموقع" },
  mailText: {
    en: "Type this code at the page where you asked for it. It is valid for ten minutes. Give it to nobody. If you did not ask for it, you need do nothing.",
    ar: "يرجى كتابة هذا الرمز في الصفحة التي طُلب منها. وهو صالح لعشر دقائق، ولا يُعطى لأحد. إذا لم تطلبوه فلا يلزم أي إجراء.",
  },
  "refused.rate": {
    en: "Too many tries. Please wait ten minutes.",
    ar: "محاولات كثيرة. يرجى الانتظار عشر دقائق.",
  },
  "refused.token": {
    en: "Reload the page before, then try again.",
    ar: "يرجى إعادة تحميل الصفحة ثم المحاولة.",
  },
  "refused.export": {
    en: "Another export of yours is under way. Let it end first.",
    ar: "يجري الآن تصدير آخر طلبتموه. يرجى انتظار انتهائه.",
  },
  "refused.missing": { en: "There is nothing here, or no longer.", ar: "لا يوجد شيء هنا، أو لم يعد موجودًا." },
  "refused.fault": { en: "This did not work; the log says why.", ar: "تعذّر ذلك، والسبب في السجل." },
  "state.pending": { en: "under way", ar: "قيد الإرسال" },
  "state.delivered": { en: "delivered", ar: "وصل" },
  "state.held": { en: "not delivered", ar: "لم يصل" },
  "state.quarantined": { en: "held as spam", ar: "محجوز كرسالة مزعجة" },
  find: { en: "Name, company or any answer", ar: "الاسم أو الشركة أو أي إجابة" },
  form: { en: "Form", ar: "النموذج" },
  state: { en: "State", ar: "الحالة" },
  answered: { en: "Answered", ar: "الرد" },
  received: { en: "Received", ar: "وصل في" },
  all: { en: "All", ar: "الكل" },
  "answered.yes": { en: "answered", ar: "تم الرد" },
  "answered.no": { en: "not answered", ar: "لم يُرَد بعد" },
  show: { en: "Show", ar: "عرض" },
  csv: { en: "Export these as CSV", ar: "تصدير هذه الطلبات بصيغة CSV" },
  "days.7": { en: "in the last 7 days", ar: "آخر 7 أيام" },
  "days.30": { en: "in the last 30 days", ar: "آخر 30 يومًا" },
  "days.90": { en: "in the last 90 days", ar: "آخر 90 يومًا" },
  who: { en: "Who", ar: "المرسل" },
  source: { en: "Source", ar: "المصدر" },
  none: { en: "There are none.", ar: "لا توجد نتائج." },
  older: { en: "Older", ar: "الأقدم" },
  newest: { en: "Newest", ar: "الأحدث" },
  page: { en: "Page", ar: "الصفحة" },
  language: { en: "Language", ar: "اللغة" },
  via: { en: "Came from", ar: "جاء من" },
  campaign: { en: "Campaign", ar: "الحملة" },
  others: { en: "others", ar: "أخرى" },
  unknown: { en: "not known", ar: "غير معروف" },
  typed: { en: "What was typed", ar: "ما كُتب في النموذج" },
  came: { en: "Where it came from", ar: "مصدر الطلب" },
  deliveries: { en: "Deliveries", ar: "الإرسال" },
  channel: { en: "Channel", ar: "القناة" },
  attempts: { en: "Failed tries", ar: "محاولات فاشلة" },
  reason: { en: "Reason", ar: "السبب" },
  reply: { en: "Reply by mail", ar: "الرد بالبريد" },
  lead: { en: "Lead", ar: "الطلب" },
  answeredBy: { en: "answered by", ar: "ردّ عليه" },
  heldText: { en: "Held as spam: it goes nowhere until released.", ar: "محجوز كرسالة مزعجة حتى يُفرَج عنه." },
  "do.answered": { en: "Mark as answered", ar: "تسجيل كمُجاب عنه" },
  "do.unanswered": { en: "Mark as not answered", ar: "إلغاء تسجيل الرد" },
  "do.retry": { en: "Deliver again now", ar: "إعادة الإرسال الآن" },
  "do.release": { en: "Release: this is not spam", ar: "إفراج: ليس رسالة مزعجة" },
  "do.spam": { en: "This is spam", ar: "تحديد كمزعجة" },
  "do.copy": { en: "Copy for the person", ar: "نسخة لصاحب البيانات" },
  "do.erase": { en: "Erase", ar: "حذف" },
  "do.export": { en: "Export", ar: "تصدير" },
  "do.sign-in": { en: "Sign in", ar: "تسجيل الدخول" },
  erase: { en: "Erase for good?", ar: "حذف نهائي؟" },
  eraseText: {
    en: "This cannot be undone. Mails, exports and backups made before keep their copies.",
    ar: "لا يمكن التراجع عن الحذف. وتبقى نسخ في الرسائل والملفات المصدَّرة والنسخ الاحتياطية السابقة.",
  },
  eraseOne: { en: "Erase this lead", ar: "حذف هذا الطلب" },
  eraseAll: { en: "Erase all leads from this address", ar: "حذف كل طلبات هذا العنوان" },
  back: { en: "Back to the lead", ar: "العودة إلى الطلب" },
  copyText: {
    en: "All that we keep of this person, to hand over. A registration holds no email address: search for the name too.",
    ar: "كل ما نحتفظ به عن هذا الشخص، لتسليمه إليه. التسجيل لا يحتوي على بريد إلكتروني، فيجب البحث بالاسم أيضًا.",
  },
  did: { en: "Done", ar: "تم" },
  receipt: { en: "Erased. Keep this receipt.", ar: "تم الحذف. يرجى حفظ هذا الإيصال." },
  weeks: { en: "By week, from Monday", ar: "حسب الأسبوع، من يوم الإثنين" },
  byForm: { en: "By form", ar: "حسب النموذج" },
  byCountry: { en: "By country", ar: "حسب الدولة" },
  byPage: { en: "By page", ar: "حسب الصفحة" },
  bySource: { en: "By source", ar: "حسب المصدر" },
  median: { en: "Median time until answered, in hours", ar: "الوقت الوسيط حتى الرد، بالساعات" },
  period: { en: "The last twelve weeks, without spam", ar: "آخر اثني عشر أسبوعًا، دون الرسائل المزعجة" },
  when: { en: "When", ar: "متى" },
  what: { en: "What", ar: "ماذا" },
} satisfies Record<string, Record<Language, string>>;

export type Word = keyof typeof texts;
export type DeskWords = Record<Word, string> & (typeof labels)[Language]["fields"];

/** Adds the names of the forms as another list, and those of the fields. */
const wordsIn = (language: Language) =>
  ({
    ...Object.fromEntries(
      Object.entries(labels[language].forms).map(([kind, name]) => [`form.${kind}`, name]),
    ),
    ...labels[language].fields,
    ...Object.fromEntries(Object.entries(texts).map(([word, text]) => [word, text[language]])),
  }) as DeskWords;

export const deskWords: Record<Language, DeskWords> = { en: wordsIn("en"), ar: wordsIn("ar") };

/** Returns the word of a list for a value that may be one of another version, which then stands for itself. */
export const named = (words: DeskWords, list: string, value: string): string =>
  new Map<string, string>(Object.entries(words)).get(`${list}.${value}`) ?? value;
