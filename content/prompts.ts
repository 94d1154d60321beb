/** The parts of the pre-filled messages that the visitor replaces, by what they ask for. */
export const prompts = {
  company: { en: "[your company]", ar: "[اسم الشركة]" },
  channels: { en: "[web, app, call centre]", ar: "[الموقع، التطبيق، مركز الاتصال]" },
  fraud: { en: "[for example account takeover]", ar: "[مثل الاستيلاء على الحسابات]" },
  month: { en: "[month]", ar: "[الشهر]" },
  sector: { en: "[your sector]", ar: "[القطاع]" },
  finding: { en: "[for example refund fraud]", ar: "[مثل احتيال الاسترداد]" },
} as const;
