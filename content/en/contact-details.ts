import { type Office, site } from "../../settings/site.js";
import type { ContactDetails, Detail, DetailLine } from "../types/form-pages.ts";
import { whatsAppUrl } from "../whats-app.ts";

const mail: Detail = { label: "Email", lines: [{ text: site.mailbox, href: `mailto:${site.mailbox}` }] };
const whatsApp: Detail[] = whatsAppUrl
  ? [{ label: "WhatsApp", lines: [{ text: site.whatsApp, href: whatsAppUrl, number: true }] }]
  : [];
const phone = ({ phone: text }: Office): DetailLine => ({
  text,
  href: `tel:${text.replaceAll(" ", "")}`,
  number: true,
});
export const hours = {
  text: "Monday-Friday 9:00 AM-6:00 PM GMT",
  localHours: "{from} to {to} on your clock",
} as const;
const open: Detail = { label: "Hours", lines: [hours, { text: "Technical support 24/7/365" }] };
const { london, dubai, abuDhabi } = site.offices;

export const contactDetails: ContactDetails = {
  contact: [
    mail,
    { label: london.city.en, lines: [{ text: london.address.en }, phone(london)] },
    { label: dubai.city.en, lines: [{ text: dubai.address.en }, phone(dubai)] },
    ...whatsApp,
    open,
  ],
  request: [
    mail,
    { label: "Phone", lines: [phone(abuDhabi)] },
    { label: "Address", lines: [{ text: abuDhabi.address.en }] },
    open,
  ],
};
