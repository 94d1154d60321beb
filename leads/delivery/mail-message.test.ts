import { expect, it } from "vitest";
import { checkBody, type LeadKind, payloadOf } from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import { unknownOrigin } from "../../contract/origin.ts";
import { personOf } from "../../contract/person.ts";
import { samples } from "../../contract/samples.ts";
import type { Lead } from "../lead.ts";
import { messageOf } from "./mail-message.ts";

const addresses = { from: { name: "Website", address: "web@example.com" }, mailbox: "info@example.com" };

const arabicPage = { page: "/ar/contact", language: "ar", via: "search.example" };
const origin = { ...unknownOrigin, ...arabicPage, source: "autumn", medium: "mail" };

function leadOf(kind: string, fields: Lead["fields"]): Lead {
  const sent = { subject: "Hello", replyTo: "huda@example.com", isSpam: false, origin: unknownOrigin };
  return { ...sent, id: "0198", receivedAt: 0, kind, fields, person: personOf(kind, fields) };
}

/** Returns the mail of a form's sample, with some answers replaced. */
function mailOf(kind: LeadKind, answers: Record<string, unknown> = {}) {
  const checked = checkBody(payloadOf(kind, { ...samples[kind], ...answers }, addresses.mailbox));
  if ("message" in checked) throw new Error(checked.message(messages.en));
  const receivedAt = Date.UTC(2026, 10, 22, 20, 5);
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
  const hero = messageOf(
    lead("hero-assessment", { subject: "New", replyTo: "a@b.example", company: "Sample" }),
    addresses,
  );
  expect(hero.text).toContain(
    "\n\nEmail: a@b.example\n\nzone:\nNorth\n\ncompany:\nSample\n\n<b>:\nTwo\nlines\n\n-- ",
  );
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
  const registration = mailOf("registration", { companyName: "متجر المثال" });
  expect(registration.text).toContain(
    "Name: Huda Sample\nCompany:\nمتجر المثال\nPhone: +971 50 000 0000\nIndustry: E-commerce\n",
  );
  expect(mailOf("registration", { mobileNumber: "00966 (50) ٠٠٠٠" }).text).toContain(
    "Phone: 00966 (50) ٠٠٠٠",
  );
  expect(registration.html).toContain('<td dir="auto">متجر المثال</td>');
});

it("sends replies to a registration to the mailbox, whatever address its body has", () => {
  const body = payloadOf("registration", samples.registration, "huda@bank.example");
  const checked = checkBody(body);
  if ("message" in checked) throw new Error("refused");
  const lead = { ...leadOf("registration", checked.fields), ...checked };
  expect(lead.fields.replyTo).toBe("huda@bank.example");
  expect(messageOf(lead, addresses).text).toContain("A reply to this email goes to your own mailbox.");
  expect(messageOf(lead, addresses).replyTo).toEqual({ name: "", address: addresses.mailbox });
});

it("links telephone numbers and addresses, and only those", () => {
  expect(mailOf("registration").html).toContain(
    '<a href="tel:+971500000000">+971 50 000 0000</a> · <a href="https://wa.me/971500000000">WhatsApp</a>',
  );
  expect(mailOf("registration", { mobileNumber: "050 000 0000" }).html).toContain(
    '<a href="tel:+971500000000">050 000 0000</a> · <a href="https://wa.me/971500000000">',
  );
  expect(mailOf("registration", { mobileNumber: "+٩٧١ ٥٠ ۰۰۰ ٠٠٠١" }).html).toContain(
    '<a href="tel:+971500000001">+٩٧١ ٥٠ ۰۰۰ ٠٠٠١</a> · <a href="https://wa.me/971500000001">WhatsApp</a>',
  );
  expect(mailOf("assessment", { phone: "+20 2 0000 0000" }).html).toContain('<a href="tel:+20200000000">');
  expect(mailOf("assessment", { phone: "0044 (0)20 7946 0000 ext. 12" }).html).toContain(
    '<a href="tel:+442079460000">0044 (0)20 7946 0000 ext. 12</a> · <a href="https://wa.me/442079460000">',
  );
  expect(mailOf("assessment").html).toContain('<a href="mailto:huda@example.com">');
  expect(mailOf("assessment", { phone: "javascript:alert(1)" }).html).not.toContain('href="tel:');
});

it("shows markup in an answer as text", () => {
  const { html } = mailOf("contact", { message: "<img src=x>\nSecond line" });
  expect(html).toContain("&lt;img src=x&gt;<br>Second line");
});

it("takes from the subject what would turn its letters around, and leaves other marks", () => {
  const { subject, text } = mailOf("contact", { subject: "Invoice \u202Efdp.exe\u202D \u200Fسؤال" });
  expect(subject).toBe("New Contact Form - Invoice fdp.exe \u200Fسؤال");
  expect(text).toContain("Subject:\nInvoice \u202Efdp.exe\u202D \u200Fسؤال");
});
