/** A product or service as the frame names it: `desktop` and `mobile` are menu labels where they differ. */
export interface NavigationItem {
  id: string;
  path: string;
  name: string;
  short: string;
  desktop?: string;
  mobile?: string;
  /** Another path that the desktop menu uses for the same page. */
  desktopPath?: string;
}

export const solutions: readonly NavigationItem[] = [
  {
    id: "fraud-detection",
    path: "/solutions/fraud-detection",
    name: "AI Managed Risk Engine",
    short: "Scores each event and gives its reasons.",
  },
  {
    id: "transaction-monitoring",
    path: "/solutions/transaction-monitoring",
    name: "Device Intelligence",
    short: "Knows a returning device that claims to be new.",
  },
  {
    id: "kyc-verification",
    path: "/solutions/kyc-verification",
    name: "Risk Analytics Dashboard",
    desktop: "Analytics Dashboard",
    mobile: "KYC Verification",
    short: "Losses, alerts and rule results in one view.",
  },
  {
    id: "risk-assessment",
    path: "/solutions/risk-assessment",
    name: "Managed Watchlists & Velocity Guard",
    mobile: "Risk Assessment",
    short: "Current lists, and limits on too many, too fast.",
  },
  {
    id: "digital-identity",
    path: "/solutions/digital-identity",
    name: "Digital Identity Intelligence",
    short: "Do these details belong to one person?",
  },
  {
    id: "fraud-intelligence",
    path: "/solutions/fraud-intelligence",
    name: "Fraud Intelligence Sharing Platform",
    short: "One member’s signal protects the rest.",
  },
];

export const services: readonly NavigationItem[] = [
  {
    id: "fraud-resilience-assessment",
    path: "/services/fraud-resilience-assessment",
    desktopPath: "/services/consulting",
    name: "Fraud Resilience Assessment",
    short: "Find the open joint before someone else does.",
  },
  {
    id: "implementation",
    path: "/services/implementation",
    name: "Fraud Impact Assessment",
    short: "What fraud costs you, beyond the refund.",
  },
  {
    id: "managed-services",
    path: "/services/managed-services",
    name: "Fraud Program Development",
    short: "Policy, people and controls, in order.",
  },
  {
    id: "training",
    path: "/services/training",
    name: "Fraud Intelligence & Monitoring",
    desktop: "Threat Intelligence",
    short: "Someone watches the odd nights.",
  },
  {
    id: "red-teaming",
    path: "/services/red-teaming",
    name: "Fraud Simulation",
    short: "A controlled attack, with written permission.",
  },
  {
    id: "training-capability",
    path: "/services/training-capability",
    name: "Training & Capability Building",
    short: "Your team learns to see it first.",
  },
];

/** The top-level links, in the order of the bar and of the mobile menu. */
export const topLinks = [
  { label: "Home", path: "/" },
  { label: "Why Us", path: "/why-us" },
  { label: "About", path: "/about" },
  { label: "Contact", path: "/contact" },
  { label: "Customer Journey", path: "/customer-journey" },
] as const;

export const menus = { solutions: "Solutions", services: "Services" } as const;

export const actions = {
  demo: { label: "Demo Dashboard", path: "/login" },
  schedule: { label: "Schedule Demo", path: "/get-started" },
} as const;

/** The words beside the drop-down lists. */
export const menuAside = {
  solutions: [
    {
      heading: "How they join",
      text: "Eight steps, from finding the gaps to sharing what you learn.",
      link: { label: "Customer Journey", path: "/customer-journey" },
    },
    {
      heading: "Not sure where to start?",
      text: "An assessment shows which joint is open.",
      link: { label: "Request an Assessment", path: "/request-assessment" },
    },
  ],
  services: [
    {
      heading: "See the result first",
      text: "A sample report, with its score, findings and plan.",
      link: { label: "Request a Sample Report", path: "/request-sample-report" },
    },
    {
      heading: "Ask a person",
      text: "Offices in London and Dubai.",
      link: { label: "Contact", path: "/contact" },
    },
  ],
} as const;

export const frame = {
  skip: "Skip to content",
  primaryNav: "Main",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  switchToDark: "Switch to dark",
  switchToLight: "Switch to light",
  light: "Light",
  dark: "Dark",
  theme: "Theme",
  slogan: "Clarity against fraud",
  footer: { solutions: "Solutions", company: "Company", legal: "Legal", social: "Social" },
  company: [
    { label: "About Us", path: "/#about" },
    { label: "Contact", path: "/#contact" },
  ],
  broken: {
    heading: "This page did not load",
    text: "Something failed on our side or on the way. Reload the page, or start again from the home page.",
    home: "Return to Home",
  },
  copyright: "© {year} {brand}. All sample data on this site is invented and labelled.",
} as const;
