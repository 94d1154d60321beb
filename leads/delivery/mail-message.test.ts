import { expect, it } from "vitest";
import { checkBody, type LeadKind, payloadOf } from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import { unknownOrigin } from "../../contract/origin.ts";
import { personOf } from "../../contract/person.ts";
import { samples } from "../../contract/samples.ts";
import { messageOf } from "./mail-message.ts";

const addresses = { from: { name: "Website", address: "web@example.com" }, mailbox: "info@example.com" };

/** Returns the mail of a form's sample, with some answers replaced. */
function mailOf(kind: LeadKind, answers: Record<string, unknown> = {}, mailbox = addresses.mailbox) {
  const checked = checkBody(payloadOf(kind, { ...samples[kind], ...answers }, mailbox));
  if ("message" in checked) throw new Error(checked.message(messages.en));
  const receivedAt = Date.UTC(2026, 10, 22, 20, 5);
  const arabicPage = { page: "/ar/contact", language: "ar", via: "search.example" };
  const origin = { ...unknownOrigin, ...arabicPage, source: "autumn", medium: "mail" };
  const person = personOf(kind, checked.fields);
  return messageOf({ id: "0198", person, ...checked, receivedAt, origin }, addresses);
}

it("says from which form it comes, who writes, what they want and how to answer", () => {
  // The owner chooses the clock in brackets.
  expect(String(mailOf("contact").text).replace(/ \(\d\d:\d\d in .+\)/, "")).toBe(
    `Message, contact page

To answer, reply to this email. Your reply goes to huda@example.com.

Name: Huda Sample
Company: Example Retail
Email: huda@example.com
Subject: Refunds

Message:
We see odd refunds.

-- 
Lead 0198, received 2026-11-22 20:05 UTC
Page: /ar/contact (Arabic)
Came from: search.example
Source: autumn
Medium: mail
`,
  );
});

it("shows fields that are no part of the person under their own names, after the others", () => {
  const fields = { zone: "North", message: "Call me.", "<b>": "Two\nlines" };
  const lead = { id: "1", kind: "<webinar>", subject: "", replyTo: "", isSpam: false, receivedAt: 0, fields };
  const person = personOf(lead.kind, fields);
  const { text, html } = messageOf({ ...lead, person, origin: unknownOrigin }, addresses);
  expect(text).toMatch(/^Message from a form that this server does not know: <webinar>\n\nTo answer/);
  expect(text).toContain("zone:\nNorth\n\n<b>:\nTwo\nlines\n\n-- ");
  expect(html).toContain('&lt;b&gt;</th><td dir="auto">Two<br>lines</td></tr></table>');
});

it("gives an Arabic answer a line of its own, so that its words keep their order", () => {
  expect(mailOf("contact", { name: "هدى", subject: "سؤال (ATO)" }).text).toContain(
    "Name:\nهدى\nCompany: Example Retail\nEmail: huda@example.com\nSubject:\nسؤال (ATO)\n",
  );
});

it("sends replies to a registration to the mailbox, whatever address its body has", () => {
  const { text, replyTo } = mailOf("registration", {}, "huda@bank.example");
  expect(text).toContain("A reply to this email goes to your own mailbox.");
  expect(replyTo).toEqual({ name: "", address: addresses.mailbox });
});

it("links telephone numbers and addresses, and only those", () => {
  const phone = "0044 (0)20 7946 0000 ext. 12";
  const { html } = mailOf("assessment", { phone });
  expect(html).toContain(
    `<a href="tel:+442079460000">${phone}</a> · <a href="https://wa.me/442079460000">WhatsApp</a>`,
  );
  expect(html).toContain('<a href="mailto:huda@example.com">');
  expect(mailOf("assessment", { phone: "javascript:alert(1)" }).html).not.toContain('href="tel:');
});

it("takes from the subject what would turn its letters around, and leaves other marks", () => {
  const { subject, text } = mailOf("contact", { subject: "Invoice \u202Efdp.exe\u202D \u200Fسؤال" });
  expect(subject).toBe("New Contact Form - Invoice fdp.exe \u200Fسؤال");
  expect(text).toContain("Subject:\nInvoice \u202Efdp.exe\u202D \u200Fسؤال");
});
