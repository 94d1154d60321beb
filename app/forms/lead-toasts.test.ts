import { expect, it } from "vitest";
import { payloadOf } from "../../contract/kinds.ts";
import { samples } from "../../contract/samples.ts";
import { mailtoLink } from "./lead-toasts.tsx";

it.each(["x".repeat(5000), "مرحبا".repeat(1000), "🙂".repeat(2500)])(
  "cuts a long text between characters and says so (%#)",
  (message) => {
    const contact = payloadOf("contact", { ...samples.contact, message }, "info@example.com");
    const link = mailtoLink("info@example.com", contact, "(cut)");
    expect(link.length).toBeLessThanOrEqual(1_900);
    expect(link.length).toBeGreaterThan(1_800);
    expect(new URL(link).searchParams.get("body")).toMatch(/message: [^�]+\n\n\(cut\)$/);
  },
);
