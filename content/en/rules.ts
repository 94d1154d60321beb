import type { RulesWords } from "../types/rules.ts";

/** Laws and regulators' rules. Before a new month goes into `checked`, the source has to be read again. */
export const rulesWords: RulesWords = {
  entry: "{country}: {asks}",
  source: "Source: {source}, checked in {month}.",
  advice: "Checked in {month}. This is not legal advice.",
  rules: [
    {
      id: "sama-counter-fraud",
      country: "Saudi Arabia",
      name: "SAMA Counter-Fraud Framework",
      asks: "Banks must reach maturity level 3 or higher in fraud governance, prevention, detection and response. Internal audit must report on it every year.",
      helps: "managed-services",
      source: "SAMA Rulebook, No. 44021528",
      checked: "2026-11",
    },
    {
      id: "cbuae-authentication",
      country: "United Arab Emirates",
      name: "CBUAE Notice 2025/3057",
      asks: "Licensed financial institutions had until 31 March 2026 to replace SMS and e-mail one-time passwords with stronger authentication.",
      helps: "fraud-detection",
      source: "summaries of the notice in the trade press",
      checked: "2026-11",
    },
    {
      id: "ksa-data",
      country: "Saudi Arabia",
      name: "Personal Data Protection Law (Royal Decree M/19)",
      asks: "Personal data may be processed only with a legal basis and for a stated purpose, and may leave the Kingdom only if set conditions are met. Enforced since 14 September 2024.",
      helps: "digital-identity",
      source: "articles by Baker McKenzie and by Latham & Watkins",
      checked: "2026-11",
    },
    {
      id: "uae-data",
      country: "United Arab Emirates",
      name: "Federal Decree-Law 45 of 2021",
      asks: "Personal data may be processed only with consent or in the cases that the law lists. DIFC and ADGM have their own laws; bank and credit data follow sector rules.",
      helps: "transaction-monitoring",
      source: "articles by Charles Russell Speechlys and by DataGuidance",
      checked: "2026-11",
    },
    {
      id: "egypt-data",
      country: "Egypt",
      name: "Law 151 of 2020 with Decree 816 of 2025",
      asks: "Processing personal data needs a licence or permit and must be recorded in a register. Transfers abroad need authorisation or an exception. Banks supervised by the Central Bank of Egypt are exempt.",
      helps: "fraud-intelligence",
      source: "articles by Al Tamimi & Company, 20 January 2026, and by Baker McKenzie",
      checked: "2026-11",
    },
    {
      id: "ksa-address",
      country: "Saudi Arabia",
      name: "National Address on parcels",
      asks: "Since 1 January 2026 couriers accept a parcel only with the recipient's National Address.",
      helps: "digital-identity",
      source: "Transport General Authority, reported by Gulf Press",
      checked: "2026-11",
    },
  ],
};
