/**
 * The one file an owner edits. Everything here is public except `dashboardUrl`, which only the build reads.
 * Values from reserved ranges (example.com, 7946 0000, +971 4 or 2 000 0000) are placeholders: a build for a public SITE_URL
 * names each one that is left.
 */

/** A city and its IANA time zone. */
interface Clock {
  city: string;
  timeZone: string;
}

/** An office or a postal address; `phone` in international form, with spaces as people read it. */
export interface Office extends Clock {
  address: string;
  phone: string;
}

/** A name without an address renders as plain text until it gets one. */
export interface OwnerLink {
  label: string;
  url: string;
}

export const site = {
  /* ---- The company ---- */

  /** The name. Up to nine letters are large in the bar; a longer one, up to some forty, is smaller on up to three lines. */
  brand: "Clarity",
  /** Shown in the footer and on social images. */
  slogan: "Clarity against fraud",
  /** The recipient of every lead, always. */
  mailbox: "info@example.com",
  /** The registered name of the company. While empty, notices name the brand. */
  legalEntity: "",

  /* ---- Offices ---- */

  offices: {
    /** Shown beside the contact forms. Its address is also the one in the notice under each form. */
    london: {
      city: "London",
      address: "London, United Kingdom",
      phone: "+44 20 7946 0000",
      timeZone: "Europe/London",
    },
    /** Shown beside the contact forms. */
    dubai: {
      city: "Dubai",
      address: "Dubai, United Arab Emirates",
      phone: "+971 4 000 0000",
      timeZone: "Asia/Dubai",
    },
    /** Shown beside the request forms. */
    abuDhabi: {
      city: "Abu Dhabi",
      address: "Abu Dhabi, United Arab Emirates",
      phone: "+971 2 000 0000",
      timeZone: "Asia/Dubai",
    },
  },
  /** The chart of the office hours shows these clocks beside those of the first two offices. */
  clocks: [
    { city: "Cairo", timeZone: "Africa/Cairo" },
    { city: "Riyadh", timeZone: "Asia/Riyadh" },
  ],

  /* ---- The notice under each form; a sentence is hidden while its setting is empty ---- */

  leads: {
    /** The address of the company that is responsible. While empty, the London office. */
    address: "",
    /** The country in which leads are stored, as in "The data is stored in …". */
    country: "",
    /** How long leads are kept, as in "The data is deleted after …". Set the server's RETENTION_DAYS to the same time. */
    period: "",
    /** Companies that process leads for you, as in "… process it for us". */
    names: "",
  },

  /* ---- Facts that clients ask for, on the About page; each is hidden while empty ---- */

  facts: {
    /** The country in which clients' events are stored. */
    hostingCountry: "",
    /** Companies that process clients' data for you. */
    subProcessors: "",
    /** How long clients' events are kept. */
    eventRetention: "",
    /** Month of the last penetration test, and who made it. */
    penetrationTest: "",
    /** Type and period of the SOC 2 report. */
    soc2: "",
    /** How clients get their data back when a contract ends. */
    exit: "",
    /** Measured response time, such as "95 of 100 answers within 80 ms, October 2026". Shown on the solution pages. */
    responseTime: "",
  },

  /* ---- Links of the footer; a name without an address is plain text ---- */

  /** The company's other pages. */
  company: [
    { label: "Careers", url: "" },
    { label: "Blog", url: "" },
    { label: "Press", url: "" },
  ],
  /** Legal texts. */
  legal: [
    { label: "Privacy Policy", url: "" },
    { label: "Terms of Service", url: "" },
    { label: "Cookie Policy", url: "" },
    { label: "GDPR", url: "" },
    { label: "Security", url: "" },
  ],
  /** Profiles on social networks. */
  social: [
    { label: "LinkedIn", url: "" },
    { label: "X", url: "" },
    { label: "YouTube", url: "" },
  ],

  /* ---- Evidence and people ---- */

  /** A link behind each compliance badge. While it is empty, the badge invites visitors to ask for the report. */
  evidence: { gdpr: "", soc2: "", iso27001: "" },
  /** Names on the About page, once each person has agreed to be published. */
  leaders: {
    chiefExecutive: "",
    riskScience: "",
    fraudServices: "",
    engineering: "",
    dataProtection: "",
  },
} as const satisfies {
  brand: string;
  slogan: string;
  mailbox: string;
  legalEntity: string;
  offices: Record<"london" | "dubai" | "abuDhabi", Office>;
  clocks: readonly Clock[];
  leads: Record<"address" | "country" | "period" | "names", string>;
  facts: Record<string, string>;
  company: readonly OwnerLink[];
  legal: readonly OwnerLink[];
  social: readonly OwnerLink[];
  evidence: Record<"gdpr" | "soc2" | "iso27001", string>;
  leaders: Record<string, string>;
};

/** The address that the demo log-in opens. Sealed at build time, never shipped in the clear; DASHBOARD_URL overrides it. */
export const dashboardUrl = "https://dashboard.example.com/";
