import type { SendMailOptions } from "nodemailer";
import type { Mailbox } from "../config.ts";
import { escapeHtml } from "../html.ts";
import type { Lead } from "./lead.ts";

/** The fields a person reads; names with an underscore are instructions to a relay. */
const shown = (lead: Lead) => Object.entries(lead.fields).filter(([key]) => !key.startsWith("_"));

function textOf(lead: Lead): string {
  const lines = shown(lead).map(([key, value]) =>
    value.includes("\n") ? `${key}:\n${value}` : `${key}: ${value}`,
  );
  return `${lines.join("\n\n")}\n\n-- \nLead ${lead.id} (${lead.kind}), ${new Date(lead.receivedAt).toISOString()}\n`;
}

function htmlOf(lead: Lead): string {
  const rows = shown(lead).map(
    ([key, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(key)}</th>` +
      `<td dir="auto">${escapeHtml(value).replace(/\r?\n/g, "<br>")}</td></tr>`,
  );
  return (
    `<!doctype html><meta charset="utf-8"><table cellpadding="6">${rows.join("")}</table>` +
    `<p>Lead ${lead.id} (${lead.kind}), ${new Date(lead.receivedAt).toISOString()}</p>`
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
    subject: lead.subject,
    text: textOf(lead),
    html: htmlOf(lead),
    messageId: `<${lead.id}@${domain}>`,
    date: new Date(lead.receivedAt),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
