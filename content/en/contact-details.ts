import { type Office, site } from "../../site.config.ts";
import { contact } from "./home.ts";

/** One line of a contact detail; `href` makes it a link, `number` keeps its digits in order in any language. */
export interface DetailLine {
  text: string;
  href?: string;
  number?: boolean;
  /** The same hours on the visitor's clock; `{from}` and `{to}` are times. */
  localHours?: string;
}
export interface Detail {
  label: string;
  lines: DetailLine[];
}

const mail: Detail = { label: "Email", lines: [{ text: site.mailbox, href: `mailto:${site.mailbox}` }] };
const phone = ({ phone: text }: Office): DetailLine => ({
  text,
  href: `tel:${text.replaceAll(" ", "")}`,
  number: true,
});
const open: Detail = {
  label: contact.labels.hours,
  lines: [{ text: contact.hours.office, localHours: contact.localHours }, { text: contact.hours.support }],
};
const { london, dubai, abuDhabi } = site.offices;

/** Beside the contact forms: one address for mail, both offices, hours. */
export const contactDetails: Detail[] = [
  mail,
  { label: london.city, lines: [{ text: london.address }, phone(london)] },
  { label: dubai.city, lines: [{ text: dubai.address }, phone(dubai)] },
  open,
];

/** Beside the request forms. */
export const requestDetails: Detail[] = [
  mail,
  { label: "Phone", lines: [phone(abuDhabi)] },
  { label: "Address", lines: [{ text: abuDhabi.address }] },
  open,
];
