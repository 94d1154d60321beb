import type { RulesWords } from "../types/rules.ts";

/** Laws and regulators' rules. Before a new month goes into `checked`, the source has to be read again. */
export const rulesWords: RulesWords = {
  source: "Source: {source}, checked in {month}.",
  advice: "Checked in {month}. This is not legal advice.",
  rules: [
    {
      id: "sama-counter-fraud",
      country: "Saudi Arabia",
      name: "SAMA Counter-Fraud Framework",
      asks: "Banks run counter-fraud governance, prevention, detection and response at maturity level 3 or higher, with a report by internal audit.",
      helps: "managed-services",
      source: "SAMA Rulebook, No. 44021528",
      checked: "2026-11",
    },
    {
      id: "cbuae-authentication",
      country: "United Arab Emirates",
      name: "CBUAE Notice 2025/3057",
      asks: "Licensed financial institutions stop using one-time passwords by SMS and e-mail by 31 March 2026 and use stronger authentication.",
      helps: "fraud-detection",
      source: "published summaries of the notice",
      checked: "2026-11",
    },
    {
      id: "ksa-data",
      country: "Saudi Arabia",
      name: "Personal Data Protection Law (Royal Decree M/19)",
      asks: "Processing personal data needs a legal basis and a stated purpose, and transfers abroad have conditions. Enforced since 14 September 2024.",
      helps: "digital-identity",
      source: "law firms' summaries of the law",
      checked: "2026-11",
    },
    {
      id: "uae-data",
      country: "United Arab Emirates",
      name: "Federal Decree-Law 45 of 2021",
      asks: "Processing personal data needs consent or another legal basis. The free zones DIFC and ADGM have data protection laws of their own.",
      helps: "transaction-monitoring",
      source: "law firms' summaries of the law",
      checked: "2026-11",
    },
    {
      id: "egypt-data",
      country: "Egypt",
      name: "Law 151 of 2020 with Decree 816 of 2025",
      asks: "Processing personal data needs a licence or permit and a register, and transfers abroad need authorisation or an exception.",
      helps: "fraud-intelligence",
      source: "law firms' summaries of the decree",
      checked: "2026-11",
    },
    {
      id: "ksa-address",
      country: "Saudi Arabia",
      name: "National Address on parcels",
      asks: "Since 1 January 2026 couriers accept a parcel only with the recipient's National Address.",
      helps: "digital-identity",
      source: "announcement of the Transport General Authority",
      checked: "2026-11",
    },
  ],
};
