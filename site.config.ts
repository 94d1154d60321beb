/**
 * The one file an owner edits. Everything here is public except `dashboardUrl`, which only the build reads.
 * Values from reserved ranges (example.com, 7946 0000, 4 000 0000) are placeholders: a build for a public SITE_URL
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
  // up to nine letters are large in the bar; a longer name, up to some forty letters, is smaller and takes up to three lines
  brand: "Clarity",
  slogan: "Clarity against fraud",
  /** The recipient of every lead, always. */
  mailbox: "info@example.com",
  offices: {
    london: {
      city: "London",
      address: "London, United Kingdom",
      phone: "+44 20 7946 0000",
      timeZone: "Europe/London",
    },
    dubai: {
      city: "Dubai",
      address: "Dubai, United Arab Emirates",
      phone: "+971 4 000 0000",
      timeZone: "Asia/Dubai",
    },
    /** Shown beside the assessment request. */
    abuDhabi: {
      city: "Abu Dhabi",
      address: "Abu Dhabi, United Arab Emirates",
      phone: "+971 4 000 0000",
      timeZone: "Asia/Dubai",
    },
  },
  /** The chart of the office hours shows these clocks beside those of the first two offices. */
  clocks: [
    { city: "Cairo", timeZone: "Africa/Cairo" },
    { city: "Riyadh", timeZone: "Asia/Riyadh" },
  ],
  company: [
    { label: "Careers", url: "" },
    { label: "Blog", url: "" },
    { label: "Press", url: "" },
  ],
  legal: [
    { label: "Privacy Policy", url: "" },
    { label: "Terms of Service", url: "" },
    { label: "Cookie Policy", url: "" },
    { label: "GDPR", url: "" },
    { label: "Security", url: "" },
  ],
  social: [
    { label: "LinkedIn", url: "" },
    { label: "X", url: "" },
    { label: "YouTube", url: "" },
  ],
  /** A link behind each compliance badge; while empty the badge says "Evidence on request". */
  evidence: { gdpr: "", soc2: "", iso27001: "" },
  /** A name appears on the About page once its owner agrees to publish it. */
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
  offices: Record<"london" | "dubai" | "abuDhabi", Office>;
  clocks: readonly Clock[];
  company: readonly OwnerLink[];
  legal: readonly OwnerLink[];
  social: readonly OwnerLink[];
  evidence: Record<"gdpr" | "soc2" | "iso27001", string>;
  leaders: Record<string, string>;
};

/** The address that the demo log-in opens. Sealed at build time, never shipped in the clear; DASHBOARD_URL overrides it. */
export const dashboardUrl = "https://dashboard.example.com/";
