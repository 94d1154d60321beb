import type { SendMailOptions } from "nodemailer";
import type { LeadKind } from "../../../contract/kinds.ts";
import type { Mailbox } from "../../config.ts";
import { escapeHtml } from "../../escape-html.ts";
import type { Lead } from "../lead.ts";

/** The name of each form, which is the first line of its mail. */
const formNames: Record<LeadKind, string> = {
  "hero-assessment": "Request for an assessment, from the form on the first screen",
  "home-contact": "Message from the form on the home page",
  contact: "Message from the contact page",
  registration: "Registration for a demo",
  assessment: "Request for a Fraud Resilience Assessment",
  "sample-report": "Request for a sample report",
};

const formNameOf = ({ kind }: Lead): string =>
  new Map(Object.entries(formNames)).get(kind) ??
  `Message from a form that this server does not know: ${kind}`;

/** The fields with a label of their own, in the order of the mail. */
const labels = new Map([
  ["name", "Name"],
  ["company", "Company"],
  ["jobTitle", "Job title"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["subject", "Subject"],
  ["message", "Message"],
]);
/** The fields that the mail has as its headers. */
const headers = new Set(["_subject", "_replyto", "replyTo"]);

interface Row {
  label: string;
  value: string;
  /** Stands below its label, after an empty line, as it may be long. */
  isApart?: boolean;
}

/** Returns a row for each line of a text such as "Name: Huda". */
const linesOf = (text: string): Row[] =>
  text.split(/\r?\n/).map((line) => {
    const [, label = "", value = line] = /^([\w ]+): (.*)$/.exec(line) ?? [];
    return { label, value };
  });

/** Returns the answers, known fields first. The two forms that send one text of labelled lines give those lines. */
function rowsOf({ kind, fields }: Lead): Row[] {
  const isText = kind === "hero-assessment" || kind === "registration";
  const { message = "", subject: _, ...others } = fields;
  const shown = isText ? others : fields;
  const unknown = Object.keys(shown).filter((key) => !labels.has(key) && !headers.has(key));
  const rows = [...labels.keys(), ...unknown].flatMap((key) => {
    const value = shown[key];
    const isApart = key === "message" || !labels.has(key);
    return value ? [{ label: labels.get(key) ?? key, value, isApart }] : [];
  });
  return isText ? [...linesOf(message), ...rows] : rows;
}

/** Says how to answer. The registration asks for no address, so its `replyTo` is the company's own mailbox. */
const howToAnswer = ({ kind, replyTo }: Lead): string =>
  kind === "registration"
    ? "To answer, call the mobile number above. This form asks for no e-mail address."
    : `To answer, reply to this mail. Your reply goes to ${replyTo}.`;

const origin = ({ id, receivedAt }: Lead): string =>
  `Lead ${id}, received ${new Date(receivedAt).toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Letters that are written from right to left. In a line that starts with a Latin label their order would be wrong. */
const RIGHT_TO_LEFT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function lineOf({ label, value, isApart }: Row): string {
  if (isApart || value.includes("\n")) return `\n${label}:\n${value}`;
  if (!label) return value;
  return `${label}:${RIGHT_TO_LEFT.test(value) ? "\n" : " "}${value}`;
}

function textOf(lead: Lead): string {
  const lines = rowsOf(lead).map(lineOf);
  return `${formNameOf(lead)}\n\n${lines.join("\n")}\n\n${howToAnswer(lead)}\n\n-- \n${origin(lead)}\n`;
}

/** Links a telephone number or an address; any other value is text. */
function linked({ label, value }: Row): string {
  const text = escapeHtml(value).replace(/\r?\n/g, "<br>");
  if (/^(Phone|Mobile)$/.test(label) && /^\+?[\d ().-]{5,30}$/.test(value))
    return `<a href="tel:${value.replace(/[^+\d]/g, "")}">${text}</a>`;
  if (label === "Email")
    return `<a href="mailto:${value.split("@").map(encodeURIComponent).join("@")}">${text}</a>`;
  return text;
}

function htmlOf(lead: Lead): string {
  const rows = rowsOf(lead).map(
    (row) =>
      `<tr><th align="left" valign="top">${escapeHtml(row.label)}</th><td dir="auto">${linked(row)}</td></tr>`,
  );
  return (
    `<!doctype html><meta charset="utf-8"><p><strong>${escapeHtml(formNameOf(lead))}</strong></p>` +
    `<table cellpadding="6">${rows.join("")}</table>` +
    `<p>${escapeHtml(howToAnswer(lead))}</p><p><small>${origin(lead)}</small></p>`
  );
}

/**
 * Returns the mail of a lead for nodemailer. Addresses are objects, so nothing a visitor typed is parsed as a list of
 * recipients. The Message-ID comes from the lead's id, so that mail readers recognise a mail that was sent twice.
 */
export function messageOf(
  lead: Lead,
  { from, mailbox }: { from: Mailbox; mailbox: string },
): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    from,
    to: { name: "", address: mailbox },
    replyTo: { name: "", address: lead.replyTo },
    // An override would turn letters around in the list of mails, beyond its own subject too.
    subject: lead.subject.replace(/[\u202D\u202E]/g, ""),
    text: textOf(lead),
    html: htmlOf(lead),
    messageId: `<${lead.id}@${domain}>`,
    date: new Date(lead.receivedAt),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
