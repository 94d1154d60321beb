import type { RulesWords } from "../types/rules.ts";

/**
 * Laws and regulators' rules, by country. The month in which the sources of each were last read is in
 * `contract/rules-checked.ts`. Where only reports were seen, `reports` names them and the text says so.
 */
export const rulesWords: RulesWords = {
  entry: "{country}: {asks}",
  between: ", ",
  source: "Source:",
  reported: "As reported by:",
  advice:
    "Checked in {month}. Where we have not seen the official text, the entry says who reported it. This is not legal advice.",
  rules: [
    {
      id: "sama-counter-fraud",
      country: "Saudi Arabia",
      name: "SAMA Counter-Fraud Framework",
      asks: "Banks had to comply in full by 29 June 2023, at maturity level 3 or higher. Internal audit has reported on it every year since late 2023. Section 3.8 says what a bank has to consider when it buys a fraud system: documented reasons for scenarios and thresholds, rules that fit its products, and new rules in good time.",
      helps: "managed-services",
      title: "Counter-Fraud Framework, Saudi Central Bank (SAMA)",
      number: "No. 44021528",
      date: "11 October 2022",
      url: "https://rulebook.sama.gov.sa/en/node/2217",
    },
    {
      id: "sama-outsourcing",
      country: "Saudi Arabia",
      name: "SAMA rules on outsourcing",
      asks: "Before a bank uses a supplier abroad, it needs SAMA's written no-objection and legal opinions. SAMA must have a right of access.",
      title: "Rules on Outsourcing, SAMA",
      number: "No. 41027017, paragraphs 41 and 42",
      date: "15 December 2019",
      url: "https://rulebook.sama.gov.sa/en/node/2525",
    },
    {
      id: "sama-red-teaming",
      country: "Saudi Arabia",
      name: "SAMA red-teaming framework",
      asks: "It guides controlled attacks on the live systems of a bank. It is about cyber attacks. Our simulation tests fraud controls and does not replace it.",
      helps: "red-teaming",
      title: "Financial Entities Ethical Red Teaming Framework, SAMA",
      number: "No. 56224/67",
      date: "13 May 2019",
      url: "https://rulebook.sama.gov.sa/en/node/2901",
    },
    {
      id: "ksa-data",
      country: "Saudi Arabia",
      name: "Personal Data Protection Law",
      asks: "As reported by DLA Piper: personal data needs consent or another legal basis, and a stated purpose. It may leave the Kingdom only on set conditions. The year to comply ended on 14 September 2024.",
      title: "Personal Data Protection Law",
      number: "Royal Decree M/19, amended by Royal Decree M/148",
      date: "16 September 2021 and 27 March 2023",
      reports: [
        { by: "DLA Piper", url: "https://www.dlapiperdataprotection.com/index.html?t=transfer&c=SA" },
      ],
    },
    {
      id: "ksa-address",
      country: "Saudi Arabia",
      name: "National Address on parcels",
      asks: "Since January 2026 couriers must refuse any parcel without a valid National Address.",
      helps: "digital-identity",
      title: "National Address Required for All Parcel Shipments, Transport General Authority (TGA)",
      date: "17 April 2025",
      url: "https://www.tga.gov.sa/en/MediaCenter/TGANewsDetails/139",
    },
    {
      id: "cbuae-authentication",
      country: "United Arab Emirates",
      name: "CBUAE Notice 2025/3057",
      asks: "As reported by OneSpan, Onlayer and Gulf News: since 31 March 2026, institutions that serve consumers may not rely on SMS codes, email codes or static passwords alone. They need step-up authentication for named actions, real-time fraud monitoring, and detection of screen sharing and active calls. They refund 3-D Secure fraud that an SMS code let through.",
      helps: "fraud-detection",
      title: "Prevention of Fraud Incidents Impacting Consumers, Central Bank of the UAE (CBUAE)",
      number: "No. CBUAE/FCMCP/2025/3057",
      date: "23 May 2025",
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
          by: "Gulf News, 28 February 2026",
          url: "https://gulfnews.com/business/banking/more-uae-banks-now-tighten-security-with-biometrics-logins-ai-fraud-checks-1.500456676",
        },
      ],
    },
    {
      id: "cbuae-ai",
      country: "United Arab Emirates",
      name: "CBUAE guidance on AI",
      asks: "As reported by the GCC Board Directors Institute, Plenitude and Hadef & Partners: guidance that does not bind by itself. Boards answer for AI models, bias is tested at least once a year, and decisions are explained. A person can review them. Bought models meet the same standard.",
      helps: "fraud-detection",
      title:
        "Guidance Note on the Consumer Protection and Responsible Adoption and Use of Artificial Intelligence and Machine Learning, CBUAE",
      date: "23 February 2026",
      reports: [
        {
          by: "GCC Board Directors Institute",
          url: "https://gccbdi.org/legal-updates/overview-central-bank-uaes-guidance-note-consumer-protection-and-responsible-adoption",
        },
        {
          by: "Plenitude, 23 June 2026",
          url: "https://www.plenitudeconsulting.com/news-insights/cbuae-issues-new-ai-and-ml-guidance-for-financial-institutions",
        },
        { by: "Hadef & Partners, April 2026" },
      ],
    },
    {
      id: "cbuae-outsourcing",
      country: "United Arab Emirates",
      name: "CBUAE outsourcing regulation",
      asks: "A bank keeps its master system of record in the UAE. Confidential customer data goes abroad only with the central bank's approval and the customer's written consent.",
      title: "Outsourcing Regulation for Banks, CBUAE",
      number: "Circular 14/2021, article 6",
      date: "in force since 31 May 2021",
      url: "https://rulebook.centralbank.ae/en/rulebook/article-6-outsourcing-outside-uae",
    },
    {
      id: "uae-data",
      country: "United Arab Emirates",
      name: "Federal Decree-Law 45 of 2021",
      asks: "As reported by DataGuidance: in force since 2 January 2022. Consent is needed, or a case that the law lists. The six months to comply start when the executive regulations are issued; when we checked, we found none published. DIFC and ADGM have their own laws. Bank, credit and health data with legislation of their own are outside it.",
      title: "Federal Decree-Law on the Protection of Personal Data",
      number: "No. 45 of 2021",
      date: "20 September 2021",
      reports: [{ by: "DataGuidance", url: "https://www.dataguidance.com/jurisdiction/uae-federal-0" }],
    },
    {
      id: "cbe-fraud-department",
      country: "Egypt",
      name: "Central Bank of Egypt on fraud departments",
      asks: "As reported by Synapse Analytics and Daily News Egypt: banks had six months from 2 April 2026 to set up a fraud management department under the head of risk, with reports to the board's risk committee. It does not take over the duties of compliance or of the anti-money-laundering unit.",
      helps: "managed-services",
      title: "Instructions on fraud management departments, Central Bank of Egypt",
      number: "number not known",
      date: "2 April 2026, clarified in June 2026",
      reports: [
        {
          by: "Synapse Analytics, 6 April 2026",
          url: "https://synapse-analytics.io/blog/cbe-mandates-fraud-management-departments-banks",
        },
        {
          by: "Daily News Egypt, 28 June 2026",
          url: "https://www.dailynewsegypt.com/2026/06/28/cbe-defines-responsibilities-of-banks-anti-fraud-departments/",
        },
      ],
    },
    {
      id: "egypt-data",
      country: "Egypt",
      name: "Law 151 of 2020 with Decree 816 of 2025",
      asks: "As reported by Al Tamimi & Company, AMERELLER and Adsero: processing needs a licence or permit and a register, and transfers abroad a permit or an exception. The year to comply ended on 31 October or 1 November 2026; the reports differ. Data held by the Central Bank of Egypt and the entities it supervises is exempt, except at money transfer and exchange companies. Ask a lawyer whether that covers a bank's supplier.",
      title: "Law on the Protection of Personal Data, with its executive regulations",
      number: "Law 151 of 2020, Minister's Decree 816 of 2025",
      date: "15 July 2020 and 1 November 2025",
      reports: [
        {
          by: "Al Tamimi & Company, 20 January 2026",
          url: "https://www.tamimi.com/news/from-policy-to-practice-egypt-issues-executive-regulations-of-the-personal-data-protection-law",
        },
        { by: "AMERELLER, 28 April 2026", url: "https://amereller.com/?p=19186" },
        { by: "Adsero", url: "https://adsero.me/data-protection-law/" },
      ],
    },
    {
      id: "pci-keyed-hash",
      country: "International",
      name: "PCI DSS on hashes of card numbers",
      asks: "Since 31 March 2025, a hash that makes a stored card number unreadable must be keyed and cover the whole number.",
      helps: "fraud-intelligence",
      title: "PCI DSS v4.0.1, PCI Security Standards Council",
      number: "requirement 3.5.1.1, FAQ 1089",
      date: "October 2023",
      url: "https://pcisecuritystandards.org/faq/articles/Frequently_Asked_Question/how-can-hashing-be-used-to-protect-primary-account-numbers-pan-and-in-what-circumstances-can-hashed-pans-be-considered-out-of-scope-for-pci-dss",
    },
  ],
};
