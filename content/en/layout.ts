import { site } from "../../settings/site.js";
import { whatsAppUrl } from "../contact-details.ts";
import { menusOf } from "../menus.ts";

/** The words of bar, menus and footer. They are in the scripts of every page, so keep them short. */
export const layout = {
  skip: "Skip to content",
  homePath: "/",
  primaryNav: "Main",
  topLinks: [
    { label: "Home", path: "/" },
    { label: "Why Us", path: "/why-us" },
    { label: "About", path: "/about" },
    { label: "Contact", path: "/contact" },
    { label: "Customer Journey", path: "/customer-journey", alsoPath: "/new-customer-journey" },
  ],
  menus: menusOf(
    "en",
    { solutions: "Solutions", services: "Services" },
    {
      "fraud-detection": { name: "AI Managed Risk Engine" },
      "transaction-monitoring": { name: "Device Intelligence" },
      "kyc-verification": {
        name: "Risk Analytics Dashboard",
        desktop: "Analytics Dashboard",
        mobile: "KYC Verification",
      },
      "risk-assessment": { name: "Managed Watchlists & Velocity Guard", mobile: "Risk Assessment" },
      "digital-identity": { name: "Digital Identity Intelligence" },
      "fraud-intelligence": { name: "Fraud Intelligence Sharing Platform" },
      "fraud-resilience-assessment": { name: "Fraud Resilience Assessment" },
      implementation: { name: "Fraud Impact Assessment" },
      "managed-services": { name: "Fraud Program Development" },
      training: { name: "Fraud Intelligence & Monitoring", desktop: "Threat Intelligence" },
      "red-teaming": { name: "Fraud Simulation" },
      "training-capability": { name: "Training & Capability Building" },
    },
  ),
  bothMenus: { label: "Solutions · Services", path: "/#services" },
  demo: { label: "Demo Dashboard", path: "/login" },
  schedule: { label: "Schedule Demo", path: "/get-started" },
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  switchToDark: "Switch to dark",
  switchToLight: "Switch to light",
  light: "Light",
  dark: "Dark",
  theme: "Theme",
  footer: {
    slogan: site.slogan.en,
    company: "Company",
    about: { label: "About Us", path: "/#about" },
    contact: { label: "Contact", path: "/#contact" },
    whatsApp: { label: "WhatsApp", url: whatsAppUrl },
    legal: "Legal",
    social: "Social",
    copyright: "© {year} {brand}. All sample data on this site is invented.",
  },
  opening: {
    loading: "Loading the page",
    failed: "This page cannot be loaded. You may be offline.",
    again: "Try again",
    stay: "Close",
  },
  errorPage: {
    heading: "This page did not load",
    text: "Something went wrong on our side or with your connection. Reload the page, or start again from the home page.",
    home: { label: "Return to Home", path: "/" },
  },
} as const;
