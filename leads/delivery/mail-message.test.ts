import { expect, it } from "vitest";
import { checkBody, type LeadKind, payloadOf } from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import { unknownOrigin } from "../../contract/origin.ts";
import { personOf } from "../../contract/person.ts";
import { samples } from "../../contract/samples.ts";
import type { Lead } from "../lead.ts";
import { messageOf } from "./mail-message.ts";

const addresses = { from: { name: "Website", address: "web@example.com" }, mailbox: "info@example.com" };

function leadOf(kind: string, fields: Lead["fields"]): Lead {
  const sent = { subject: "Hello", replyTo: "huda@example.com", isSpam: false, origin: unknownOrigin };
  return { ...sent, id: "0198", receivedAt: 0, kind, fields, person: personOf(kind, fields) };
}

/** Returns the mail of a form's sample, with some answers replaced. */
function mailOf(kind: LeadKind, answers: Record<string, unknown> = {}, mailbox = addresses.mailbox) {
  const checked = checkBody(payloadOf(kind, { ...samples[kind], ...answers }, mailbox));
  if ("message" in checked) throw new Error(checked.message(messages.en));
  const receivedAt = Date.UTC(2026, 10, 22, 20, 5);
  const arabicPage = { page: "/ar/contact", language: "ar", via: "search.example" };
  const origin = { ...unknownOrigin, ...arabicPage, source: "autumn", medium: "mail" };
  return messageOf({ ...leadOf(kind, checked.fields), ...checked, receivedAt, origin }, addresses);
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

it("shows fields that are no part of the person under their own names, in the order sent, after the others", () => {
  const lead = (kind: string, given: Lead["fields"]) =>
    leadOf(kind, { zone: "North", _replyto: "huda@example.com", ...given, "<b>": "Two\nlines" });
  const contact = messageOf(lead("contact", { message: "Call me.", name: "Huda" }), addresses);
  expect(contact.text).toContain(
    "\n\nName: Huda\n\nMessage:\nCall me.\n\nzone:\nNorth\n\n<b>:\nTwo\nlines\n\n-- ",
  );
  expect(contact.html).toContain('&lt;b&gt;</th><td dir="auto">Two<br>lines</td></tr></table>');
  const webinar = messageOf(lead("<webinar>", {}), addresses);
  expect(webinar.text).toMatch(
    /^Message from a form that this server does not know: <webinar>\n\nTo answer, .+\n\nzone:\nNorth/,
  );
  expect(webinar.html).toContain("does not know: &lt;webinar&gt;</h1>");
});

it("gives an Arabic answer a line of its own, so that its words keep their order", () => {
  const arabic = { name: "هدى العيّنة", company: "Example Retail", subject: "سؤال عن الاحتيال (ATO)" };
  expect(mailOf("contact", arabic).text).toContain(
    "Name:\nهدى العيّنة\nCompany: Example Retail\nEmail: huda@example.com\nSubject:\nسؤال عن الاحتيال (ATO)\n",
  );
  // Arabic digits are written from left to right.
  expect(mailOf("registration", { mobileNumber: "00966 (50) ٠٠٠٠" }).text).toContain(
    "Phone: 00966 (50) ٠٠٠٠",
  );
});

it("sends replies to a registration to the mailbox, whatever address its body has", () => {
  const { text, replyTo } = mailOf("registration", {}, "huda@bank.example");
  expect(text).toContain("A reply to this email goes to your own mailbox.");
  expect(replyTo).toEqual({ name: "", address: addresses.mailbox });
});

it("links telephone numbers and addresses, and only those", () => {
  const link = (number: string, text: string) =>
    `<a href="tel:+${number}">${text}</a> · <a href="https://wa.me/${number}">WhatsApp</a>`;
  for (const [mobileNumber, number] of [
    ["050 000 0000", "971500000000"],
    ["+٩٧١ ٥٠ ۰۰۰ ٠٠٠١", "971500000001"],
  ] as const)
    expect(mailOf("registration", { mobileNumber }).html).toContain(link(number, mobileNumber));
  const phone = "0044 (0)20 7946 0000 ext. 12";
  expect(mailOf("assessment", { phone }).html).toContain(link("442079460000", phone));
  expect(mailOf("assessment").html).toContain('<a href="mailto:huda@example.com">');
  expect(mailOf("assessment", { phone: "javascript:alert(1)" }).html).not.toContain('href="tel:');
});

it("takes from the subject what would turn its letters around, and leaves other marks", () => {
  const { subject, text } = mailOf("contact", { subject: "Invoice \u202Efdp.exe\u202D \u200Fسؤال" });
  expect(subject).toBe("New Contact Form - Invoice fdp.exe \u200Fسؤال");
  expect(text).toContain("Subject:\nInvoice \u202Efdp.exe\u202D \u200Fسؤال");
});
