interface Report {
  by: string;
  /** ISO date of the report, where it is known. */
  date?: string;
  url?: `https://${string}`;
}

/** The date of a law (a day, a month or a year), and the address of its text; reports about a text that was not read. */
export interface LawSource {
  date: string;
  url?: `https://${string}`;
  reports?: readonly Report[];
}

/** Laws and regulators' rules by country, in the order of the page. */
export const laws = {
  uae: {
    "cbuae-authentication": {
      date: "2025-05-23",
      reports: [
        {
          by: "OneSpan",
          url: "https://www.onespan.com/blog/central-bank-of-uae-boosts-protection-against-fraud",
        },
        {
          by: "Onlayer",
          url: "https://onlayer.com/en/blogs/cbuae-notice-3057-fraud-prevention-compliance-uae",
        },
        {
          by: "Gulf News",
          date: "2026-02-28",
          url: "https://gulfnews.com/business/banking/more-uae-banks-now-tighten-security-with-biometrics-logins-ai-fraud-checks-1.500456676",
        },
      ],
    },
    "cbuae-law": {
      date: "2025-09-08",
      reports: [
        {
          by: "GLA & Company",
          url: "https://www.glaco.com/blog/new-cbuae-law-no-6-of-2025-a-consolidated-overhaul-of-the-uae-financial-regulatory",
        },
        { by: "NeosLegal", url: "https://neoslegal.co/uae-central-bank-defi-regulations" },
      ],
    },
    "cbuae-ai": {
      date: "2026-02-23",
      reports: [
        {
          by: "GCC Board Directors Institute",
          url: "https://gccbdi.org/legal-updates/overview-central-bank-uaes-guidance-note-consumer-protection-and-responsible-adoption",
        },
        {
          by: "Plenitude",
          date: "2026-06-23",
          url: "https://www.plenitudeconsulting.com/news-insights/cbuae-issues-new-ai-and-ml-guidance-for-financial-institutions",
        },
        { by: "Hadef & Partners", date: "2026-04" },
      ],
    },
    "cbuae-outsourcing": {
      date: "2021-05-31",
      url: "https://rulebook.centralbank.ae/en/rulebook/article-6-outsourcing-outside-uae",
    },
    "cbuae-customer-data": {
      date: "2021",
      url: "https://rulebook.centralbank.ae/en/rulebook/article-6-protection-consumer-data-and-assets",
    },
    "uae-data": {
      date: "2021-09-20",
      reports: [{ by: "DataGuidance", url: "https://www.dataguidance.com/jurisdiction/uae-federal-0" }],
    },
  },
  saudiArabia: {
    "sama-counter-fraud": { date: "2022-10-11", url: "https://rulebook.sama.gov.sa/en/node/2217" },
    "sama-fundamental-requirements": {
      date: "2025-04-14",
      reports: [
        { by: "RegAlert", url: "https://regalert.today/document/e43b3002-f32c-4c04-9237-21a8ab97968b/text" },
      ],
    },
    "sama-outsourcing": { date: "2019-12-15", url: "https://rulebook.sama.gov.sa/en/node/2525" },
    "sama-red-teaming": { date: "2019-05-13", url: "https://rulebook.sama.gov.sa/en/node/2901" },
    "ksa-data": {
      date: "2021-09-16",
      reports: [
        { by: "DLA Piper", url: "https://www.dlapiperdataprotection.com/index.html?t=transfer&c=SA" },
      ],
    },
    "ksa-address": { date: "2025-04-17", url: "https://www.tga.gov.sa/en/MediaCenter/TGANewsDetails/139" },
  },
  egypt: {
    "cbe-fraud-department": {
      date: "2026-04-02",
      reports: [
        {
          by: "Synapse Analytics",
          date: "2026-04-06",
          url: "https://synapse-analytics.io/blog/cbe-mandates-fraud-management-departments-banks",
        },
        {
          by: "Daily News Egypt",
          date: "2026-06-28",
          url: "https://www.dailynewsegypt.com/2026/06/28/cbe-defines-responsibilities-of-banks-anti-fraud-departments/",
        },
      ],
    },
    "egypt-data": {
      date: "2020-07-15",
      reports: [
        {
          by: "Al Tamimi & Company",
          date: "2026-01-20",
          url: "https://www.tamimi.com/news/from-policy-to-practice-egypt-issues-executive-regulations-of-the-personal-data-protection-law",
        },
        { by: "AMERELLER", date: "2026-04-28", url: "https://amereller.com/?p=19186" },
        { by: "Adsero", url: "https://adsero.me/data-protection-law/" },
      ],
    },
  },
} as const satisfies Record<string, Record<string, LawSource>>;

export type CountryId = keyof typeof laws;
