import { site } from "../../settings/site.js";

const { otherAccuracy } = site.figures;

export const whyUs = {
  heading: "Why Us",
  intro: "Six reasons, each with something you can check.",
  claims: {
    records: {
      name: "Fraud intelligence records",
      text: "Ask what counts as a record. Under a separate agreement, we match your confirmed cases against ours and show you how many we already knew.",
    },
    accuracy: {
      name: "Detection accuracy",
      text: `A second way of counting gives ${otherAccuracy}%. Fraud is rare, so accuracy alone says little: ask every supplier for two more numbers. Your pilot gives you ours: frauds caught and genuine customers stopped.`,
    },
    patterns: {
      name: "Detection patterns",
      text: "Card testing, mule pay-out, promo ring, shared device. Ask for the full list, and count.",
    },
    monitoring: {
      name: "Monitoring",
      text: "Analysts watch day and night, or only the hours you choose. When something breaks the pattern, a person calls you. Before you sign, call them at 3 a.m.",
    },
    "loss-reduction": {
      name: "Lower fraud losses",
      text: "We measure your losses first, cause by cause, so that any reduction shows in your own books.",
    },
  },
  region: {
    word: "العربية",
    language: "ar",
    name: "Made for this region",
    text: "We compare names in Arabic and Latin script, score cash-on-delivery orders as well as card orders, and train your team on UAE Pass and Nafath scam calls.",
  },
  pilot: {
    heading: "Test us on your own data before you buy",
    text: "A pilot tests the AI Managed Risk Engine on past events, with no connection to your systems. You test device and name checks in a live session. Run the same test on every supplier.",
    labels: { shown: "Months 1 and 2: you show us the fraud", hidden: "Month 3: only you know where it is" },
    steps: [
      {
        name: "Collect",
        text: "Three months of past events, old enough for chargebacks and complaints to have arrived. You replace names and numbers with keyed hashes before the file leaves you, and you keep the key.",
      },
      {
        name: "Hold back",
        text: "We see the outcomes of two months. You keep those of the third to yourself.",
      },
      {
        name: "Agree",
        text: "Before we score month three, you say how many cases your team can review in a day. Months one and two then set the threshold.",
      },
      {
        name: "Report",
        text: "For month three alone: fraud caught (by number and amount), genuine customers stopped, and what both kinds of mistake cost.",
      },
    ],
    note: "Hashed data is still personal data: a pilot needs a legal basis and, if data leaves your country, a permitted transfer. Banks first check that bank secrecy allows it. Price, duration and deletion date are agreed in writing first.",
    action: { label: "Ask for a pilot", path: "/contact" },
  },
  banks: {
    heading: "If you are a bank",
    sentences: [
      "Eleven of our scenarios apply to banks. Five are in our assessment: account takeover, stolen cards, synthetic identity, bots and SMS pumping.",
      "We test the other six one at a time, each as a Fraud Simulation: push payment scams, mule accounts, insiders, deepfakes at onboarding, remote access and SIM swap.",
    ],
    selfCheck: {
      label: "Fraud self-check, five minutes",
      path: "/services/fraud-resilience-assessment#self-check",
    },
  },
  laws: {
    heading: "Rules in your country",
    text: "Checked in {month}. Open a country: each rule names its source. Not legal advice.",
    count: { one: "{n} rule", other: "{n} rules" },
    source: "Source:",
    reported: "As reported by",
    between: ", ",
    countries: {
      uae: {
        name: "United Arab Emirates",
        laws: {
          "cbuae-authentication": {
            name: "CBUAE Notice 2025/3057",
            text: "No reliance on SMS codes, email codes or static passwords alone: for 3-D Secure from the day of the notice, for everything else from 31 March 2026. Fraud monitoring in real time; detection of screen sharing and active calls.",
            title: "Prevention of Fraud Incidents Impacting Consumers, Central Bank of the UAE (CBUAE)",
            number: "No. CBUAE/FCMCP/2025/3057",
          },
          "cbuae-law": {
            name: "Federal Decree-Law 6 of 2025",
            text: "The new central bank law. Article 62 also covers technology that enables licensed financial activity; the transition ended on 16 September 2026.",
            title:
              "Federal Decree-Law on the Central Bank, Financial Institutions and Activities, and Insurance Business",
            number: "No. 6 of 2025, articles 62 and 184",
          },
          "cbuae-ai": {
            name: "CBUAE guidance on AI",
            text: "Boards answer for models. Bias is tested at least once a year and upon material changes; customers are told that AI is used, may opt out and may ask for review by a person.",
            title:
              "Guidance Note on the Consumer Protection and Responsible Adoption and Use of Artificial Intelligence and Machine Learning, CBUAE",
          },
          "cbuae-outsourcing": {
            name: "CBUAE outsourcing regulation",
            text: "Non-objection before a material activity is outsourced. The master system of record stays in the UAE.",
            title: "Outsourcing Regulation for Banks, CBUAE",
            number: "Circular 14/2021, article 6; standards, article 8",
          },
          "cbuae-customer-data": {
            name: "CBUAE Consumer Protection Standards",
            text: "Customer data stays confidential; disclosure needs express consent or a legal authority.",
            title: "Consumer Protection Standards, CBUAE",
            number: "Notice 1158/2021, article 6",
          },
          "uae-data": {
            name: "Federal Decree-Law 45 of 2021",
            text: "Processing needs consent or a listed exception. Banking, credit and health data that have laws of their own fall outside it.",
            title: "Federal Decree-Law on the Protection of Personal Data",
            number: "No. 45 of 2021",
          },
        },
      },
      saudiArabia: {
        name: "Saudi Arabia",
        laws: {
          "sama-counter-fraud": {
            name: "SAMA Counter-Fraud Framework",
            text: "Banks had to reach maturity level 3 by 29 June 2023. For fraud systems, bought or built: documented reasons for scenarios and thresholds, rules that fit the products, and rules updated as new kinds of fraud appear. What helps: our audit trail keeps score, reasons, versions and outcome; the control register gives each rule an owner and a review date.",
            title: "Counter-Fraud Framework, Saudi Central Bank (SAMA)",
            number: "No. 44021528, section 3.8",
          },
          "sama-fundamental-requirements": {
            name: "SAMA Counter-Fraud Fundamental Requirements",
            text: "Finance companies and payment companies had to comply by 13 April 2026.",
            title: "Counter-Fraud Fundamental Requirements Guide, SAMA",
            number: "No. 106897184",
          },
          "sama-outsourcing": {
            name: "SAMA rules on outsourcing",
            text: "Before a bank outsources to a provider abroad, it needs SAMA’s written no-objection, and must submit legal opinions, one of them on SAMA’s right of access.",
            title: "Rules on Outsourcing, SAMA",
            number: "No. 41027017, paragraphs 41 and 42",
          },
          "sama-red-teaming": {
            name: "SAMA red-teaming framework",
            text: "A guide to controlled cyber attacks on a bank’s live systems. Our simulation tests fraud controls and does not replace it.",
            title: "Financial Entities Ethical Red Teaming Framework, SAMA",
            number: "No. 562240000067",
          },
          "ksa-data": {
            name: "Personal Data Protection Law",
            text: "Personal data needs consent or another legal basis, and a stated purpose. It leaves the Kingdom only under certain conditions.",
            title: "Personal Data Protection Law",
            number: "Royal Decree M/19 (amended by Royal Decree M/148)",
          },
          "ksa-address": {
            name: "National Address on parcels",
            text: "Since January 2026 couriers have had to refuse any parcel without a valid National Address.",
            title: "National Address Required for All Parcel Shipments, Transport General Authority (TGA)",
          },
        },
      },
      egypt: {
        name: "Egypt",
        laws: {
          "cbe-fraud-department": {
            name: "Central Bank of Egypt on fraud departments",
            text: "Banks had six months from 2 April 2026 to set up a fraud department under the head of risk. Appointments need the central bank’s approval, and officers register with it.",
            title:
              "Instructions on fraud management departments (clarified in June 2026), Central Bank of Egypt",
          },
          "egypt-data": {
            name: "Law 151 of 2020 with Decree 816 of 2025",
            text: "Processing needs a licence or permit and a register; transfers abroad need a permit or an exception. The transition ended in early November 2026; sources differ on the day. Banks’ own data is exempt. Ask a lawyer whether that covers data held by a supplier.",
            title: "Law on the Protection of Personal Data, with its executive regulations",
            number: "Law 151 of 2020 (regulations: Ministerial Decree 816 of 2025)",
          },
        },
      },
    },
    everywhere:
      "Everywhere: if you hash stored card numbers, the hash must be keyed and cover the whole number (PCI DSS 3.5.1.1).",
  },
  closing: {
    heading: "Ask your hardest question first",
    text: "Bring one loss that you could not explain. We tell you which data we would ask for, and why.",
    actions: [
      { label: "Schedule Demo", path: "/get-started" },
      { label: "Contact", path: "/contact" },
    ],
  },
} as const;
