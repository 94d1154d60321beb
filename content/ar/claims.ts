import { site } from "../../settings/site.js";
import * as en from "../en/claims.ts";
import { translated } from "../translated.ts";

const { records, accuracy, patterns, lossReduction } = site.figures;

/** Stands once under the figures of a page. */
export const claimsNote = "أرقام أعلنتها الشركة. اسألونا: ما الذي حُسب، وأين، ومتى؟";

/** Every marketing figure of the site. */
export const claims = translated(en.claims, {
  records: { value: records.ar, meaning: "سجل من معلومات الاحتيال" },
  accuracy: { value: `${accuracy}%`, meaning: "دقة الكشف" },
  patterns: { value: `+${patterns}`, meaning: "نمط احتيال" },
  monitoring: { value: "24/7", meaning: "مراقبة على مدار الساعة" },
  "loss-reduction": {
    value: `من ${lossReduction.least}% إلى ${lossReduction.most}%`,
    meaning: "انخفاض خسائر الاحتيال",
  },
});
