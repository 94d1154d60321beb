/**
 * The owner's settings. Everything here is public except `dashboardUrl`, which only the build reads. A text has each language
 * of the site; one that is empty in a language is hidden on its pages. A setting that may be empty may also be left out.
 * Values from reserved ranges (example.com, 7946 0000, +971 4 or 2 000 0000) stand for values that are not set: a build for a
 * public SITE_URL stops at each, and names each text that is there in one language only.
 */

export const site = {
  /* ---- The company ---- */

  /**
   * The name, the same in every language. Up to nine letters are large in the bar; a longer one, up to forty, is smaller on up
   * to three lines. Social images leave out letters that are not Arabic, Latin, Greek or Cyrillic.
   */
  brand: "Clarity",
  /** Shown in the footer and on social images. */
  slogan: { en: "Clarity against fraud", ar: "وضوح في مواجهة الاحتيال" },
  /** The recipient of every lead, always. */
  mailbox: "info@example.com",
  /** The number for WhatsApp in international form, such as "+971 50 000 0000". Shown on the contact page and in the footer. */
  whatsApp: "",
  /**
   * The page on which a visitor books a time, such as "https://cal.example.com/demo". Shown with the registration. Here and in
   * the footer's lists an address may also be one for each language: `{ en: "https://…", ar: "https://…" }`.
   */
  booking: "",
  /** The registered name of the company. While empty, notices name the brand. */
  legalEntity: { en: "", ar: "" },
  /** The path of a file in `public/` of this folder that replaces the star in bar and menu, such as "/logo.svg". */
  logo: "",
  /** A line at the head of every page, until the end of a day such as "2026-12-31". */
  announcement: { text: { en: "", ar: "" }, until: "" },

  /* ---- Offices ---- */

  /**
   * One to six; `beside` says at which forms an office is shown, "contact" or "requests", and both need one. A phone is in
   * international form, with spaces as people read it. The first address is the one in the notice under each form. Mails and
   * desk show the time of the office with `isTeam`.
   */
  offices: [
    {
      city: { en: "London", ar: "لندن" },
      address: { en: "London, United Kingdom", ar: "لندن، المملكة المتحدة" },
      phone: "+44 20 7946 0000",
      timeZone: "Europe/London",
      beside: "contact",
    },
    {
      city: { en: "Dubai", ar: "دبي" },
      address: { en: "Dubai, United Arab Emirates", ar: "دبي، الإمارات العربية المتحدة" },
      phone: "+971 4 000 0000",
      timeZone: "Asia/Dubai",
      beside: "contact",
      isTeam: true,
    },
    {
      city: { en: "Abu Dhabi", ar: "أبوظبي" },
      address: { en: "Abu Dhabi, United Arab Emirates", ar: "أبوظبي، الإمارات العربية المتحدة" },
      phone: "+971 2 000 0000",
      timeZone: "Asia/Dubai",
      beside: "requests",
    },
  ],
  /** From and to are whole hours of GMT, for the clocks; the text stands beside the forms. */
  officeHours: {
    from: 9,
    to: 18,
    text: {
      en: "Monday-Friday 9:00 AM-6:00 PM GMT",
      ar: "من الاثنين إلى الجمعة، من\u00a09:00 ص إلى 6:00 م بتوقيت غرينتش (GMT)",
    },
  },
  /** Up to six cities: the chart of the office hours shows these clocks beside those of the offices at the contact forms. */
  clocks: [
    { city: { en: "Cairo", ar: "القاهرة" }, timeZone: "Africa/Cairo" },
    { city: { en: "Riyadh", ar: "الرياض" }, timeZone: "Asia/Riyadh" },
  ],

  /* ---- The notice under each form; a sentence is hidden while its setting is empty ---- */

  leads: {
    /** The address of the company that is responsible. While empty, the address of the first office. */
    address: { en: "", ar: "" },
    /** The country in which leads are stored, as in "The data is stored in …". */
    country: { en: "", ar: "" },
    /** How long leads are kept, as in "The data is deleted after …". Set the server's RETENTION_DAYS to the same time. */
    period: { en: "", ar: "" },
    /** Companies that process leads for you, as in "… process it for us". */
    names: { en: "", ar: "" },
    /** On what legal basis leads are used, as a sentence. Your lawyer knows it. */
    basis: { en: "", ar: "" },
  },

  /* ---- Figures that the company publishes; each is shown with its meaning and with what to ask about it ---- */

  figures: {
    /** Fraud intelligence records. */
    records: { en: "2 billion", ar: "2 مليار" },
    /** Detection accuracy in per cent, from 90 to 100. The accuracy explorer opens with it. */
    accuracy: 99.8,
    /** The accuracy by the company's second way of counting. */
    otherAccuracy: 99.9,
    /** Detection patterns: 60 is shown as 60+. */
    patterns: 60,
    /** By how many per cent fraud losses fell, at least and at most. */
    lossReduction: { least: 60, most: 85 },
  },

  /* ---- Facts that clients ask for, on the About page; each is hidden while empty ---- */

  facts: {
    /** The country in which clients' events are stored. */
    hostingCountry: { en: "", ar: "" },
    /** Companies that process clients' data for you. */
    subProcessors: { en: "", ar: "" },
    /** How long clients' events are kept. */
    eventRetention: { en: "", ar: "" },
    /** Month of the last penetration test, and who made it. */
    penetrationTest: { en: "", ar: "" },
    /** Type and period of the SOC 2 report. */
    soc2: { en: "", ar: "" },
    /** How clients get their data back when a contract ends. */
    exit: { en: "", ar: "" },
    /** Measured response time, such as "95 of 100 answers within 80 ms, October 2026". Shown on the solution pages. */
    responseTime: { en: "", ar: "" },
  },

  /* ---- Links of the footer, which may be more or fewer; a name without an address is plain text ---- */

  /** The company's other pages. */
  company: [
    { label: { en: "Careers", ar: "الوظائف" }, url: "" },
    { label: { en: "Blog", ar: "المدونة" }, url: "" },
    { label: { en: "Press", ar: "المركز الإعلامي" }, url: "" },
  ],
  /** Legal texts. */
  legal: [
    { label: { en: "Privacy Policy", ar: "سياسة الخصوصية" }, url: "" },
    { label: { en: "Terms of Service", ar: "شروط الخدمة" }, url: "" },
    { label: { en: "Cookie Policy", ar: "سياسة ملفات تعريف الارتباط" }, url: "" },
    { label: { en: "GDPR", ar: "GDPR" }, url: "" },
    { label: { en: "Security", ar: "الأمان" }, url: "" },
  ],
  /** Profiles on social networks. */
  social: [
    { label: { en: "LinkedIn", ar: "LinkedIn" }, url: "" },
    { label: { en: "X", ar: "X" }, url: "" },
    { label: { en: "YouTube", ar: "YouTube" }, url: "" },
  ],

  /* ---- Evidence and people ---- */

  /** Compliance badges: false hides one. */
  badges: { gdpr: true, soc2: true, iso27001: true },
  /** A link behind each compliance badge. While it is empty, the badge invites visitors to ask for the report. */
  evidence: { gdpr: "", soc2: "", iso27001: "" },
  /** Names on the About page, once each person has agreed to be published. */
  leaders: {
    chiefExecutive: { en: "", ar: "" },
    riskScience: { en: "", ar: "" },
    fraudServices: { en: "", ar: "" },
    engineering: { en: "", ar: "" },
    dataProtection: { en: "", ar: "" },
  },
  /** The city in which each of them works; hidden while empty. */
  leaderCities: {
    chiefExecutive: { en: "", ar: "" },
    riskScience: { en: "", ar: "" },
    fraudServices: { en: "", ar: "" },
    engineering: { en: "", ar: "" },
    dataProtection: { en: "", ar: "" },
  },
};

/** The address that the demo log-in opens. Sealed at build time, never shipped in the clear; DASHBOARD_URL overrides it. */
export const dashboardUrl = "https://dashboard.example.com/";

/** The colours that are yours, such as `accent: { light: "#0b6a52", dark: "#5cc9a3" }`; `app/styles/colours.css` has all. */
export const colours = {};
