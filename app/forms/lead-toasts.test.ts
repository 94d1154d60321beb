import { expect, it } from "vitest";
import { payloadOf } from "../../contract/kinds.ts";
import { samples } from "../../contract/samples.ts";
import { mailtoLink, plainText } from "./lead-toasts.tsx";

const contact = (message: string) =>
  payloadOf("contact", { ...samples.contact, message }, "info@example.com");
const read = (link: string) => new URL(link).searchParams;

it("copies what the visitor wrote, without the keys that steer the mail", () => {
  expect(plainText(contact("We see\nodd refunds."))).toBe(
    "name: Huda Sample\nemail: huda@example.com\ncompany: Example Retail\nsubject: Refunds\nmessage: We see\nodd refunds.",
  );
});

it("opens a mail to the mailbox with the lead's subject and the whole text", () => {
  const link = mailtoLink("info@example.com", contact("مرحبا & 100 % #1"), "(cut)");
  expect(new URL(link).pathname).toBe("info@example.com");
  expect(read(link).get("subject")).toBe("New Contact Form - Refunds");
  expect(read(link).get("body")).toMatch(/message: مرحبا & 100 % #1$/);
});

it.each(["x".repeat(5000), "مرحبا".repeat(1000), "🙂".repeat(2500)])(
  "cuts a long text between characters and says so (%#)",
  (message) => {
    const link = mailtoLink("info@example.com", contact(message), "(cut)");
    expect(link.length).toBeLessThanOrEqual(1_900);
    expect(link.length).toBeGreaterThan(1_800);
    expect(read(link).get("body")).toMatch(/message: [^�]+\n\n\(cut\)$/);
  },
);
