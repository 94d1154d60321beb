import type { SendMailOptions } from "nodemailer";
import { office, utcTime } from "../days.ts";
import { Html, html } from "../html.ts";
import { formNameOf, type Lead } from "../lead.ts";
import { answerRows, linesOf, link, linkedAnswer, originRows, rowText } from "../lead-rows.ts";
import type { Deliverable, OwnerText } from "../store/store.ts";
import type { MailOptions } from "./mail.ts";

/** Few rules, as mail readers know few; those that know none still show a table and paragraphs. */
const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0 auto; padding: 24px 16px; max-width: 620px; font: 16px/1.5 system-ui, sans-serif }
  h1 { font-size: 20px; line-height: 1.3; margin: 0 0 16px }
  h2 { font-size: 16px; margin: 28px 0 4px }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid #8884; text-align: start; vertical-align: top }
  th { font-weight: normal; width: 30%; opacity: 0.75 }
  td { overflow-wrap: anywhere }
  .number { text-align: end; padding-inline-end: 0; width: 1% }
  small { opacity: 0.75 }
`;

const mailPage = (heading: string, body: Html) =>
  `<!doctype html>${html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${new Html(STYLE.replaceAll(/\n\s*/g, " "))}</style></head><body><h1 dir="auto">${heading}</h1>${body}</body></html>`.text}`;

/** The registration asks for no address, so replies go to the company's own mailbox, whatever its body says. */
const hasAddress = ({ kind }: Lead) => kind !== "registration";

const howToAnswer = (lead: Lead): string =>
  hasAddress(lead)
    ? `To answer, reply to this email. Your reply goes to ${lead.replyTo}.`
    : "This form asks for no email address: call or write by WhatsApp. A reply to this email goes to your own mailbox.";

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: office.timeZone });

const footer = ({ id, receivedAt }: Lead): string =>
  `Lead ${id}, received ${utcTime(receivedAt)} (${clock.format(receivedAt)} in ${office.city.en})`;

/** Returns a lead as text and HTML. Replies quote what is above "-- ", so what is not for the visitor stands below. */
function contentOf(lead: Lead, deskUrl?: string) {
  const [heading, answer, foot] = [formNameOf(lead), howToAnswer(lead), footer(lead)];
  const [rows, origin] = [answerRows(lead), originRows(lead)];
  const desk = deskUrl && `${deskUrl}/leads/${lead.id}`;
  const below = [...(desk ? [`Open at the desk: ${desk}`] : []), foot, ...origin.map(rowText)].join("\n");
  return {
    text: `${[heading, answer, linesOf(rows)].join("\n\n")}\n\n-- \n${below}\n`,
    html: mailPage(
      heading,
      html`<p>${answer}</p>${desk && html`<p>${link(desk, "Open at the desk")}</p>`}<table>${rows.map(
        ({ label, value, part }) =>
          html`<tr><th>${label}</th><td dir="auto">${linkedAnswer(value, part, lead.person.country)}</td></tr>`,
      )}</table><p><small>${foot}${origin.map(({ label, value }) => html`<br>${label}: <bdi>${value}</bdi>`)}</small></p>`,
    ),
  };
}

/** Returns an owner mail as HTML: its paragraphs, and a table for each heading. */
function ownerPage({ subject, text }: OwnerText): string {
  const blocks = text.split("\n\n").map((block) => {
    const [heading = "", ...lines] = block.split("\n");
    const rows = lines.map((line) => {
      const [, label = line, number] = /^(.*): (\d+)$/.exec(line) ?? [];
      return html`<tr><td dir="auto">${label.trim()}</td>${number && html`<td class="number">${number}</td>`}</tr>`;
    });
    if (rows.length > 0) return html`<h2>${heading}</h2><table>${rows}</table>`;
    return heading !== subject && html`<p dir="auto">${heading}</p>`;
  });
  return mailPage(subject, html`${blocks}`);
}

/** Returns a subject so that it is read as typed: mail readers decode what only looks encoded. */
const plainSubject = (text: string): string =>
  text.includes("=?")
    ? text.replace(/.{1,11}/gsu, (part) => `=?UTF-8?B?${Buffer.from(part).toString("base64")}?= `).trimEnd()
    : text;

/**
 * Returns a mail for nodemailer. Addresses are objects, so nothing a visitor typed is parsed as a list of recipients. The
 * Message-ID comes from the message's id, so that mail readers recognise a mail that was sent twice.
 */
export function messageOf(message: Deliverable, options: Omit<MailOptions, "smtpUrl">): SendMailOptions {
  const { from, mailbox, deskUrl } = options;
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    from,
    to: { name: "", address: mailbox },
    // A bidirectional override would also turn around what follows the subject in a list of mails.
    subject: plainSubject(message.subject.replace(/[\u202D\u202E]/g, "")),
    ...("text" in message
      ? { text: message.text, html: ownerPage(message) }
      : {
          replyTo: { name: "", address: hasAddress(message) ? message.replyTo : mailbox },
          ...contentOf(message, deskUrl),
        }),
    messageId: `<${message.id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
