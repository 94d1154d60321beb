import { actionLabels, labels, stateLabels } from "../contract/labels.ts";
import { type Language, languageNames, languages } from "../contract/language.ts";
import { lookUp } from "../leads/text.ts";

/** Every text of the desk in both languages. Keys with a point belong to a list: "state.spam" to the states of a lead. */
const texts = {
  ...{ desk: { en: "Website leads", ar: "طلبات الموقع" }, signIn: { en: "Sign in", ar: "تسجيل الدخول" } },
  ...{ toDo: { en: "To do", ar: "بانتظار الرد" }, leads: { en: "Leads", ar: "الطلبات" } },
  ...{ statistics: { en: "Statistics", ar: "الإحصاءات" }, activity: { en: "Activity", ar: "السجل" } },
  ...{ setup: { en: "Setup", ar: "الإعداد" }, signOut: { en: "Sign out", ar: "خروج" } },
  signInText: { en: "If your work email is listed, we send a code.", ar: "نرسل رمزًا إلى بريد العمل المدرج." },
  sendCode: { en: "Email me a code", ar: "إرسال الرمز" },
  sendAgain: { en: "Email me a new code", ar: "إرسال رمز جديد" },
  codeText: { en: "If the email is listed, a code is coming.", ar: "إذا كان البريد مدرجًا فالرمز في الطريق." },
  codeDown: { en: "Emails do not go out: ask IT for a code.", ar: "البريد متوقف: اطلبوا الرمز من التقنيين." },
  noMail: { en: "Mail is not set up (SMTP_URL).", ar: "البريد غير مهيّأ (SMTP_URL)." },
  unanswered: { en: "Leads that wait", ar: "الطلبات المنتظرة" },
  oldest: { en: "the oldest since", ar: "أقدمها منذ" },
  failing: { en: "Kept, but at present not delivered by", ar: "محفوظة، لكنها لا تُرسل حاليًا عبر" },
  code: { en: "Eight-digit code", ar: "الرمز (8 أرقام)" },
  wrongCode: { en: "Wrong or old code. Use the newest email.", ar: "رمز خاطئ أو منتهٍ. استخدموا أحدث رسالة." },
  mailSubject: { en: "Your code for the website leads", ar: "رمز الدخول إلى طلبات الموقع" },
  mailText: {
    en: "Enter this code on the page where you requested it. It is valid for ten minutes. Do not share it. If you did not request it, ignore this email.",
    ar: "يرجى كتابة هذا الرمز في الصفحة التي طُلب منها. وهو صالح لعشر دقائق، ولا يُعطى لأحد. إذا لم تطلبوه فلا يلزم أي إجراء.",
  },
  "refused.rate": { en: "Too many attempts. Wait ten minutes.", ar: "محاولات كثيرة. انتظروا عشر دقائق." },
  "refused.token": { en: "Go back, reload and try again.", ar: "ارجعوا وأعيدوا التحميل ثم حاولوا." },
  "refused.export": { en: "Your last export is still running.", ar: "ما زال آخر تصدير لكم جاريًا." },
  "refused.missing": { en: "This page does not exist, or no longer does.", ar: "هذه الصفحة غير موجودة." },
  "refused.value": { en: "This value cannot be kept. Go back.", ar: "تعذّر حفظ القيمة. ارجعوا وصححوها." },
  "refused.fault": { en: "This did not work; the log says why.", ar: "تعذّر ذلك، والسبب في سجل الخادم." },
  inADay: { en: "Answered within 24 hours", ar: "رُد عليها خلال 24 ساعة" },
  ...{ sending: { en: "under way", ar: "قيد الإرسال" }, landings: { en: "Landings", ar: "زيارات الحملات" } },
  ...{ q: { en: "Search", ar: "بحث" }, more: { en: "More filters", ar: "مرشّحات أخرى" } },
  ...{ form: { en: "Form", ar: "الاستمارة" }, state: { en: "State", ar: "الحالة" } },
  ...{ from: { en: "From", ar: "من" }, to: { en: "To", ar: "إلى" } },
  markAll: { en: "Select all on this page", ar: "اختيار كل ما في الصفحة" },
  ...{ anyValue: { en: "All", ar: "الكل" }, allButSpam: { en: "All but spam", ar: "الكل عدا المزعجة" } },
  ...{ source: { en: "Source", ar: "المصدر" }, none: { en: "No results", ar: "لا توجد نتائج" } },
  ...{ show: { en: "Show", ar: "عرض" }, save: { en: "Save", ar: "حفظ" } },
  ...{ csv: { en: "Export as CSV", ar: "تصدير CSV" }, crm: { en: "Export for a CRM", ar: "تصدير إلى CRM" } },
  ...{ who: { en: "Who", ar: "الاسم" }, mark: { en: "Select", ar: "اختيار" } },
  allDone: { en: "Nothing is left to do.", ar: "لا طلبات بانتظار الرد." },
  back: { en: "Back to the list", ar: "العودة إلى القائمة" },
  first: { en: "First page", ar: "الصفحة الأولى" },
  personLeads: { en: "Leads of this person", ar: "طلبات الشخص" },
  ...{ previous: { en: "Previous", ar: "السابق" }, next: { en: "Next", ar: "التالي" } },
  ...{ others: { en: "others", ar: "أخرى" }, unknown: { en: "unknown", ar: "غير معروف" } },
  ...{ answers: { en: "What they sent", ar: "ما أرسلوه" }, deliveries: { en: "Delivery", ar: "الإرسال" } },
  ...{ lead: { en: "Lead", ar: "الطلب" }, detail: { en: "Detail", ar: "التفاصيل" } },
  reply: { en: "Reply by email", ar: "الرد بالبريد" },
  answeredBy: { en: "answered by", ar: "رد عليه" },
  replySubject: { en: "Re: your message to", ar: "رد: رسالتكم إلى" },
  "do.answered": { en: "Mark as answered", ar: "وضع علامة «تم الرد»" },
  "do.unanswered": { en: "Mark as not answered", ar: "إزالة علامة «تم الرد»" },
  "do.retry": { en: "Deliver again now", ar: "إعادة الإرسال الآن" },
  "do.release": { en: "Not spam", ar: "ليست رسالة مزعجة" },
  "do.spam": { en: "Mark as spam", ar: "نقل إلى الرسائل المزعجة" },
  "do.restrict": { en: "Stop using this data", ar: "إيقاف استخدام البيانات" },
  "do.unrestrict": { en: "Use this data again", ar: "استئناف استخدام البيانات" },
  "do.correct": { en: "Correct what they sent", ar: "تصحيح ما أرسلوه" },
  "do.copy": { en: "Copy of this person's data", ar: "نسخة من بيانات هذا الشخص" },
  "do.erase": { en: "Erase", ar: "حذف" },
  "do.empty": { en: "Empty the spam", ar: "حذف كل الرسائل المزعجة" },
  erase: { en: "Erase all that the lead holds, for good?", ar: "حذف كل ما في الطلب نهائيًا؟" },
  eraseText: { en: "Copies in emails, exports, backups stay.", ar: "تبقى نسخ الرسائل والملفات والاحتياط." },
  eraseOne: { en: "Erase this lead", ar: "حذف هذا الطلب" },
  eraseAll: { en: "Erase all leads from this address", ar: "حذف كل طلبات هذا البريد الإلكتروني" },
  receipt: { en: "Erased. Print or save this receipt.", ar: "حُذف. اطبعوا هذا الإيصال أو احفظوه." },
  residue: { en: "The server removes the text from files later.", ar: "يزيل الخادم النص من ملفاته لاحقًا." },
  ...{ erasedBy: { en: "Erased by", ar: "حذفها" }, nowhere: { en: "nowhere", ar: "لم تُرسل" } },
  copies: { en: "The leads, and where a copy of each went", ar: "الطلبات، وأين أُرسلت نسخة من كل منها" },
  mentioned: { en: "Other leads mention this address:", ar: "طلبات أخرى تذكر هذا البريد الإلكتروني:" },
  ...{ count: { en: "Number of leads", ar: "عدد الطلبات" }, salt: { en: "Random text", ar: "نص عشوائي" } },
  proof: { en: "Proof (SHA-256)", ar: "الإثبات (SHA-256)" },
  proofText: {
    en: "This receipt does not hold the email address. To show later whose leads were erased, write the address in lower case right after the random text: the SHA-256 of both is the proof above.",
    ar: "لا يتضمن هذا الإيصال البريد الإلكتروني. لإثبات صاحب الطلبات لاحقًا يُكتب بريده بأحرف صغيرة بعد النص العشوائي مباشرة: قيمة SHA-256 لهما معًا هي الإثبات أعلاه.",
  },
  ...{ open: { en: "To do", ar: "مطلوب" }, done: { en: "Done", ar: "تم" } },
  beforeLive: { en: "Before going live", ar: "قبل نشر الموقع" },
  documents: { en: "Data-protection documents", ar: "وثائق حماية البيانات" },
  "document.record": { en: "Record of processing", ar: "سجل المعالجة" },
  "document.notice": { en: "Privacy notice", ar: "إشعار الخصوصية" },
  median: { en: "Median time until answered, in hours", ar: "وسيط الوقت حتى الرد، بالساعات" },
  rate: { en: "Leads in % of landings", ar: "نسبة الطلبات إلى الزيارات" },
  landingsText: {
    en: "Landing: a page opened from a campaign’s link, counted within a minute. A landing page shows leads if the campaigns that brought them led to no other page. In brackets: the answered leads of the median.",
    ar: "زيارة الحملة: صفحة فُتحت من رابط حملة، وتُحسب خلال دقيقة. تظهر طلبات صفحة الوصول إذا لم تقد حملاتها إلى صفحة أخرى. بين القوسين: عدد الطلبات التي حُسب منها الوسيط.",
  },
  formPage: { en: "Page of the form", ar: "صفحة الاستمارة" },
  ...{ landingPage: { en: "Landing page", ar: "صفحة الوصول" }, month: { en: "Month", ar: "الشهر" } },
  ...{
    thisMonth: { en: "This month", ar: "هذا الشهر" },
    lastMonth: { en: "Last month", ar: "الشهر الماضي" },
  },
  ...{ when: { en: "When", ar: "الوقت" }, action: { en: "What", ar: "الإجراء" } },
} satisfies Record<string, Record<Language, string>>;

type Word = keyof typeof texts | `state.${keyof typeof stateLabels}`;
export type DeskWords = Record<Word | "comma", string> &
  (typeof labels)[Language]["fields"] &
  (typeof labels)[Language]["origin"];

function wordsIn(language: Language) {
  const { forms, fields, origin, comma } = labels[language];
  const deskTexts = Object.entries(texts).map(([word, text]) => [word, text[language]]);
  const states = Object.entries(stateLabels).map(([state, text]) => [`state.${state}`, text[language]]);
  const actions = Object.entries(actionLabels).map(([action, text]) => [`action.${action}`, text[language]]);
  const formNames = Object.entries(forms).map(([kind, name]) => [`form.${kind}`, name]);
  const names = languages.map((code) => [`language.${code}`, languageNames[code]]);
  const lists = Object.fromEntries([...formNames, ...names, ...states, ...actions, ...deskTexts]);
  return { ...fields, ...origin, comma, ...lists } as DeskWords;
}

/** All words of the desk, those of the site among them: the names of forms, fields and languages. */
export const deskWords: Record<Language, DeskWords> = { en: wordsIn("en"), ar: wordsIn("ar") };

/** Returns the word of a list for a value that may be one of another version, which then stands for itself. */
export const labelOf = (words: DeskWords, list: string, value: string): string =>
  lookUp<string>(words, `${list}.${value}`) ?? value;
