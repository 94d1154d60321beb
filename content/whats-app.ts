import { site } from "../settings/site.js";

const number: string = site.whatsApp;

/** The address that opens a chat with the company on WhatsApp; empty while it has no number. */
export const whatsAppUrl = number && `https://wa.me/${number.replaceAll(/\D/g, "")}`;
