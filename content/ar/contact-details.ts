import { type Office, site } from "../../settings/site.js";
import type { ContactDetails, Detail, DetailLine } from "../types/form-pages.ts";
import { whatsAppUrl } from "../whats-app.ts";

const mail: Detail = {
  label: "البريد الإلكتروني",
  lines: [{ text: site.mailbox, href: `mailto:${site.mailbox}` }],
};
const whatsApp: Detail[] = whatsAppUrl
  ? [{ label: "واتساب", lines: [{ text: site.whatsApp, href: whatsAppUrl, number: true }] }]
  : [];
const phone = ({ phone: text }: Office): DetailLine => ({
  text,
  href: `tel:${text.replaceAll(" ", "")}`,
  number: true,
});
export const hours = {
  text: "من الاثنين إلى الجمعة، من\u00a09:00 ص إلى 6:00 م بتوقيت غرينتش (GMT)",
  localHours: "من {from} إلى {to} بتوقيتكم",
} as const;
const open: Detail = {
  label: "ساعات العمل",
  lines: [hours, { text: "الدعم الفني على مدار الساعة طوال أيام السنة (24/7/365)" }],
};
const { london, dubai, abuDhabi } = site.offices;

export const contactDetails: ContactDetails = {
  contact: [
    mail,
    { label: london.city.ar, lines: [{ text: london.address.ar }, phone(london)] },
    { label: dubai.city.ar, lines: [{ text: dubai.address.ar }, phone(dubai)] },
    ...whatsApp,
    open,
  ],
  request: [
    mail,
    { label: "الهاتف", lines: [phone(abuDhabi)] },
    { label: "العنوان", lines: [{ text: abuDhabi.address.ar }] },
    open,
  ],
};
