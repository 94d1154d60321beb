import { site } from "../../site.config.ts";
import type { CatalogueId } from "../types/catalogue.ts";

/** A product or service as the frame names it: `desktop` and `mobile` are menu labels where they differ. */
export interface NavigationItem {
  id: CatalogueId;
  path: `/${string}`;
  name: string;
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
  },
  {
    id: "transaction-monitoring",
    path: "/solutions/transaction-monitoring",
    name: "Device Intelligence",
  },
  {
    id: "kyc-verification",
    path: "/solutions/kyc-verification",
    name: "Risk Analytics Dashboard",
    desktop: "Analytics Dashboard",
    mobile: "KYC Verification",
  },
  {
    id: "risk-assessment",
    path: "/solutions/risk-assessment",
    name: "Managed Watchlists & Velocity Guard",
    mobile: "Risk Assessment",
  },
  {
    id: "digital-identity",
    path: "/solutions/digital-identity",
    name: "Digital Identity Intelligence",
  },
  {
    id: "fraud-intelligence",
    path: "/solutions/fraud-intelligence",
    name: "Fraud Intelligence Sharing Platform",
  },
];

export const services: readonly NavigationItem[] = [
  {
    id: "fraud-resilience-assessment",
    path: "/services/fraud-resilience-assessment",
    desktopPath: "/services/consulting",
    name: "Fraud Resilience Assessment",
  },
  {
    id: "implementation",
    path: "/services/implementation",
    name: "Fraud Impact Assessment",
  },
  {
    id: "managed-services",
    path: "/services/managed-services",
    name: "Fraud Program Development",
  },
  {
    id: "training",
    path: "/services/training",
    name: "Fraud Intelligence & Monitoring",
    desktop: "Threat Intelligence",
  },
  {
    id: "red-teaming",
    path: "/services/red-teaming",
    name: "Fraud Simulation",
  },
  {
    id: "training-capability",
    path: "/services/training-capability",
    name: "Training & Capability Building",
  },
];

/** A link of the bar and of the mobile menu. `also` is another telling of its page. */
interface TopLink {
  label: string;
  path: `/${string}`;
  also?: `/${string}`;
}

/** The top-level links, in the order of the bar and of the mobile menu. */
export const topLinks: readonly TopLink[] = [
  { label: "Home", path: "/" },
  { label: "Why Us", path: "/why-us" },
  { label: "About", path: "/about" },
  { label: "Contact", path: "/contact" },
  { label: "Customer Journey", path: "/customer-journey", also: "/new-customer-journey" },
];

export const menus = { solutions: "Solutions", services: "Services" } as const;

export const actions = {
  demo: { label: "Demo Dashboard", path: "/login" },
  schedule: { label: "Schedule Demo", path: "/get-started" },
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
  slogan: site.slogan,
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
