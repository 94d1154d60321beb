import { site } from "../../settings/site.js";

let filled = 0;

/** Returns a part of the owner's file in which no text and no address is empty: each gets words of its own. */
function fillIn<T>(part: T, key = ""): T {
  if (Array.isArray(part)) return part.map((one) => fillIn(one)) as T;
  if (typeof part === "object")
    return Object.fromEntries(
      Object.entries(part ?? {}).map(([name, inner]) => [
        name,
        fillIn(inner, /^(url|booking)$/.test(key) ? `${key} in ${name}` : name),
      ]),
    ) as T;
  if (part !== "") return part;
  filled += 1;
  if (key === "en") return `Setting ${filled}` as T;
  return (key === "ar" ? `الإعداد ${filled}` : `https://www.example.org/${filled}`) as T;
}

const all = fillIn<typeof site>(site);

/** The settings of a company that has filled in its whole file, in both languages, and changed what the others start with. */
export const filledSite = {
  ...all,
  announcement: { ...all.announcement, until: "2999-12-31" },
  logo: "",
  whatsApp: "+91 98 5555 0100",
  brand: "Zebra & Söhne <d'Été>",
  slogan: {
    en: "We find the weak points in your fraud controls and help you to close them for good",
    ar: "نكشف نقاط الضعف في ضوابط مكافحة الاحتيال لديكم ونساعدكم على إغلاقها نهائيًا معًا",
  },
  offices: all.offices.with(0, {
    city: { en: "Mumbai", ar: "مومباي" },
    address: { en: "1 Marine Drive, Mumbai, India", ar: "1 مارين درايف، مومباي، الهند" },
    phone: "+91 22 5555 0100",
    timeZone: "Asia/Kolkata",
    beside: "contact",
    isTeam: false,
  }),
  officeHours: { ...all.officeHours, from: 0, to: 17 },
  figures: {
    records: { en: "750 million", ar: "750 مليون" },
    accuracy: 97.35,
    otherAccuracy: 98.6,
    patterns: 83,
    lossReduction: { least: 41, most: 77 },
  },
};

/** The text of `site.config.ts` with these settings. */
export const filledFile = `export const site = ${JSON.stringify(filledSite)};
export const dashboardUrl = "https://board.example.org/";
`;
