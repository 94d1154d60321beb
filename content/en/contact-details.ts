import { type Office, site } from "../../site.config.ts";

/** Business hours: Monday to Friday, in hours of GMT (section 9 of the specification). */
export const hours = {
  opens: 9,
  closes: 18,
  text: "Monday-Friday 9:00 AM-6:00 PM GMT",
  support: "Technical support 24/7/365",
  /** `{range}` is the same span on the visitor's own clock. */
  yours: "{range} your time",
} as const;

/** One line of a contact detail; `href` makes it a link, `number` keeps its digits in order in any language. */
export interface DetailLine {
  text: string;
  href?: string;
  number?: boolean;
}
export interface Detail {
  label: string;
  lines: DetailLine[];
  /** The visitor's own time stands under these lines. */
  hours?: typeof hours;
}

const mail: Detail = { label: "Email", lines: [{ text: site.mailbox, href: `mailto:${site.mailbox}` }] };
const phone = ({ phone: text }: Office): DetailLine => ({
  text,
  href: `tel:${text.replaceAll(" ", "")}`,
  number: true,
});
const open: Detail = { label: "Hours", lines: [{ text: hours.text }, { text: hours.support }], hours };
const { london, dubai, abuDhabi } = site.offices;

/** Beside the contact forms: one address for mail, both offices, hours. */
export const contactDetails: Detail[] = [
  mail,
  { label: london.city, lines: [phone(london), { text: london.address }] },
  { label: dubai.city, lines: [phone(dubai), { text: dubai.address }] },
  open,
];

/** Beside the request forms. */
export const requestDetails: Detail[] = [
  mail,
  { label: "Phone", lines: [phone(abuDhabi)] },
  { label: "Address", lines: [{ text: abuDhabi.address }] },
  open,
];
