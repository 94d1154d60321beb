import { fact, says, textAt } from "../supplier-check.ts";
import type { SupplierCheckWords } from "../types/supplier-check.ts";
import { products } from "./products.ts";
import { whyUs } from "./why-us.ts";

const engine = products["fraud-detection"];
const lists = products["risk-assessment"];
const sharing = products["fraud-intelligence"];
const ENGINE = "/solutions/fraud-detection";
const LISTS = "/solutions/risk-assessment";
const SHARING = "/solutions/fraud-intelligence";
const [learns, reasons, drift, , approval, people] = engine.model?.facts ?? [];

/** See `content/en/supplier-check.ts`. */
export const supplierCheck: SupplierCheckWords = {
  number: "04",
  heading: "أجوبة لملف تقييم المورّد",
  text: "الأسئلة هنا {n}، وهي أكثر ما يتكرر في استبيانات تقييم المورّدين، ومعها ما على البنك السعودي أن يراعيه حين يشتري نظامًا لمكافحة الاحتيال، ومسائل الإسناد الخارجي. أجبنا عن {answered} منها، وعن بعضها جزئيًا، ومع كل جواب اسم صفحته. والرقم بجانب كل مجموعة هو عدد ما أُجيب عنه منها. ونجيب عن البقية كتابةً عند الطلب.",
  count: "{answered} من {n}",
  onRequest: "نجيب عنه كتابةً عند الطلب.",
  file: { label: "تنزيل الأسئلة في جدول (CSV)", path: "/supplier-check.csv" },
  request: { label: "طلب بقية الأجوبة", path: "/contact" },
  columns: { group: "المجموعة", question: "السؤال", answer: "الجواب", source: "المصدر" },
  groups: [
    {
      name: "الشركة",
      questions: [
        fact("legalEntity", "أي كيان قانوني يوقّع العقد؟"),
        { ask: "أين مكاتبكم؟" },
        { ask: "من يتولى كل مهمة لديكم، وهل يمكننا لقاؤه؟" },
        { ask: "هل لديكم عملاء مرجعيون في قطاعنا وبلدنا يمكننا التواصل معهم؟" },
        { ask: "هل لديكم قوائم مالية مدقَّقة وتأمين للمسؤولية المهنية؟" },
      ],
    },
    {
      name: "البيانات والاستضافة",
      questions: [
        fact("hostingCountry", "في أي بلد تُخزَّن أحداثنا؟"),
        fact("subProcessors", "أي شركات أخرى تعالج بياناتنا؟"),
        fact("eventRetention", "ما مدة الاحتفاظ بأحداثنا؟"),
        says(
          ENGINE,
          "أي بيانات يحتاج إليها محرّك المخاطر، وهل يمكن أن نخفي الهوية فيها أولًا؟",
          engine.connection.input.text,
        ),
        says(
          SHARING,
          "ما الذي يخرج من أنظمتنا حين نبلّغ الشبكة باحتيال مؤكد؟",
          sharing.how.questions[0].answer,
        ),
        { ask: "من أين تأتي سجلات معلومات الاحتيال لديكم، وعلى أي أساس نظامي تُحفظ؟" },
      ],
    },
    {
      name: "أمن المعلومات",
      questions: [
        fact("penetrationTest", "متى كان آخر اختبار اختراق، ومن أجراه؟"),
        fact("soc2", "هل يوجد تقرير SOC 2، ومن أي نوع وعن أي فترة؟"),
        { ask: "هل توجد شهادة ISO 27001 أو إقرار امتثال PCI DSS، وبأي نطاق؟" },
        says(LISTS, "كيف تصل إليكم أرقام البطاقات؟", lists.connection.input.text),
        { ask: "كيف تُشفَّر بياناتنا، ومن يستطيع الوصول إليها؟" },
        { ask: "متى تُبلغوننا إذا وقع حادث أمني؟" },
      ],
    },
    {
      name: "الربط واستمرارية الخدمة",
      questions: [
        says(ENGINE, "كيف نربط أنظمتنا بأنظمتكم، وماذا نتلقى منكم؟", engine.connection.output.text),
        says(ENGINE, "ما سرعة الاستجابة، وأين تُقاس؟", engine.connection.time.text),
        { ...fact("responseTime", "ما آخر زمن استجابة قستموه؟"), path: ENGINE },
        says(ENGINE, "ماذا يحدث إن لم تصل الاستجابة؟", engine.connection.failure.text),
        { ask: "بأي نسبة توافر وأي زمن للتعافي تلتزمون؟" },
        { ask: "هل يعمل النظام لدينا أو في بيئتنا السحابية؟" },
      ],
    },
    {
      name: "النموذج وأسبابه",
      questions: [
        says(ENGINE, "ممّ يتعلّم النموذج، وماذا لو كانت حالات الاحتيال المؤكدة لدينا قليلة؟", learns?.text),
        says(ENGINE, "كيف تُستخرج أسباب الدرجة؟", reasons?.text),
        says(ENGINE, "كيف يُكتشف انحراف النموذج؟", drift?.text),
        says(ENGINE, "من يوافق على التغيير، وهل يمكن التراجع عنه؟", approval?.text),
        says(ENGINE, "ما القرارات التي يتخذها موظفونا؟", people?.text),
        { ask: "هل يُختبر النموذج لكشف التحيّز، وكم مرة وعلى أي فئات؟" },
      ],
    },
    {
      name: "حين يشتري بنك سعودي نظامًا لمكافحة الاحتيال",
      questions: [
        { ask: "هل مبرّرات السيناريوهات والحدود المعتمدة موثَّقة؟" },
        says(ENGINE, "هل يمكن أن تناسب القواعد منتجاتنا ومخاطرنا؟", engine.get[2].text),
        says(LISTS, "كيف يُجرَّب حدّ جديد قبل تفعيله؟", lists.get[2].text),
        { ask: "كم يمضي بعد طلبنا حتى تعمل قاعدة جديدة؟" },
        { ask: "من يستطيع الاطلاع على قواعد كشف الاحتيال الداخلي؟" },
        says(ENGINE, "هل يحفظ سجل التدقيق نسخ النموذج والقواعد؟", engine.get[5].text),
      ],
    },
    {
      name: "خداع العملاء وغسل الأموال وتنبيه المشتبه به",
      questions: [
        says(
          "/why-us#section-02",
          "كيف تكشفون احتيالًا يُخدع فيه العميل فيدفع بنفسه؟",
          textAt(whyUs.banks.rows, 0),
        ),
        { ask: "كم عضوًا في منصة التبادل من بلدنا وقطاعنا؟" },
        says(SHARING, "ما الذي على البنك أن يتحقق منه قبل تبادل المؤشرات؟", sharing.needs[0].text),
        says(
          LISTS,
          "هل يغني نظامكم عن فحص قوائم العقوبات أو عن الإبلاغ عن العمليات المشبوهة؟",
          lists.isNot[0].text,
        ),
      ],
    },
    {
      name: "الإسناد الخارجي والعقد والإثبات",
      questions: [
        { ask: "أي قرارات تتخذونها بدلًا منا؟" },
        { ask: "هل يحق لمراجعينا ولجهتنا الرقابية تفتيشكم؟" },
        { ask: "هل تطلبون موافقتنا قبل التعاقد من الباطن؟" },
        fact("exit", "كيف نستعيد بياناتنا عند انتهاء العقد؟"),
        { ask: "ماذا يحدث لبياناتنا بعد الاختبار أو المشروع التجريبي؟" },
        says("/why-us#section-01", "هل يمكن أن نجرّب من دون ربط بأنظمتنا؟", whyUs.pilot.text),
        says("/why-us#section-01", "ماذا يتضمن تقرير المشروع التجريبي؟", textAt(whyUs.pilot.rows, 3)),
      ],
    },
  ],
};
