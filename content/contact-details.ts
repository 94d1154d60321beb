import type { Language } from "../contract/language.ts";
import { type Office, site } from "../settings/site.js";
import { formatList } from "./texts.ts";
import type { MayHold } from "./translated.ts";

/** One line of a contact detail. With `isNumber` it keeps its digits in order in every language. */
export interface DetailLine {
  text: string;
  href?: string;
  isNumber?: boolean;
  /** The same hours on the visitor's clock. */
  localHours?: MayHold<"from" | "to">;
}

export interface Detail {
  label: string;
  lines: readonly DetailLine[];
}

type Labels = Record<"email" | "whatsApp" | "phone" | "address" | "hours" | "support", string>;

const whatsAppNumber: string = site.whatsApp;

/** The address that opens a chat with the company on WhatsApp; empty while it has no number. */
export const whatsAppUrl = whatsAppNumber && `https://wa.me/${whatsAppNumber.replaceAll(/\D/g, "")}`;

const phone = ({ phone: text }: Office): DetailLine => ({
  text,
  href: `tel:${text.replaceAll(" ", "")}`,
  isNumber: true,
});

/** Returns the offices that are shown beside the contact forms, or beside the request forms. */
export const officesBeside = (place: Office["beside"]): Office[] =>
  site.offices.filter(({ beside }) => beside === place);

/** Returns the cities of the offices beside the contact forms: "London and Dubai", or with "or". */
export const citiesIn = (language: Language, type?: Intl.ListFormatType): string =>
  formatList(
    officesBeside("contact").map(({ city }) => city[language]),
    language,
    type,
  );

/** Returns the ways to reach us without a form: beside the contact forms, and beside the request forms. */
export function contactDetailsIn(language: Language, hours: DetailLine, labels: Labels) {
  const mail: Detail = {
    label: labels.email,
    lines: [{ text: site.mailbox, href: `mailto:${site.mailbox}` }],
  };
  const whatsApp: Detail[] = whatsAppUrl
    ? [{ label: labels.whatsApp, lines: [{ text: site.whatsApp, href: whatsAppUrl, isNumber: true }] }]
    : [];
  const open: Detail = { label: labels.hours, lines: [hours, { text: labels.support }] };
  const addressOf = ({ address }: Office): DetailLine => ({ text: address[language] });
  const officeOf = (office: Office): Detail => ({
    label: office.city[language],
    lines: [addressOf(office), phone(office)],
  });
  return {
    contact: [mail, ...officesBeside("contact").map(officeOf), ...whatsApp, open],
    request: [
      mail,
      ...officesBeside("requests").flatMap((office) => [
        { label: labels.phone, lines: [phone(office)] },
        { label: labels.address, lines: [addressOf(office)] },
      ]),
      open,
    ],
  };
}
