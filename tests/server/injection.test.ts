import fc from "fast-check";
import PostalMime from "postal-mime";
import { afterAll, expect, it } from "vitest";
import { checkBody, leadKinds, payloadOf } from "../../contract/kinds.ts";
import { samples } from "../../contract/samples.ts";
import { startApp } from "../support/app.ts";
import { mailTo } from "../support/delivery.ts";
import { post } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";

const MAILBOX = "info@example.com";
const app = await startApp();
const smtp = await startSmtp();
const mail = mailTo(smtp.url);
afterAll(async () => {
  mail.close?.();
  await Promise.all([app.close(), smtp.stop()]);
});

/** Mails the lead of an answer; returns the mail and its envelope. */
async function mailOf(answer: Response) {
  const { id } = await answer.json();
  const kept = await app.store.get(id);
  if (!kept) throw new Error("not kept");
  expect(await mail.deliver(kept, AbortSignal.timeout(20_000))).toEqual({ result: "delivered" });
  const taken = smtp.mails.at(-1);
  return { id, taken, parsed: await PostalMime.parse(taken?.raw ?? "") };
}

/** Text that tries to break out of its header, its address or its part. */
const attacks = [
  ...[
    "\r\nBcc: evil@evil.example",
    "\nTo: evil@evil.example\n\nHi",
    ", evil@evil.example",
    "<evil@evil.example>",
  ],
  ...["\r\n.\r\nMAIL FROM:<evil@evil.example>\r\n", '"', "=?utf-8?q?=0D=0ABcc:_evil?=", "\u2028", "\0"],
  ...["مرحبا", "👋", "\u202E", "\u200B=", ";\u2066\u0001@"],
];
const nasty = fc
  .array(fc.oneof(fc.string({ unit: "binary", maxLength: 12 }), fc.constantFrom(...attacks)), {
    ...{ minLength: 1, maxLength: 6 },
  })
  .map((parts) => parts.join(""));

/** A valid body of each kind with one or two fields replaced, and perhaps more recipients. */
const bodies = fc.constantFrom(...leadKinds).chain((kind) => {
  const good = payloadOf(kind, samples[kind], MAILBOX) as Record<string, string>;
  const edits = fc
    .subarray(Object.keys(good), { minLength: 1, maxLength: 2 })
    .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, nasty]))));
  const wishes = fc.record({ _cc: nasty, _bcc: nasty }, { requiredKeys: [] });
  return fc.tuple(edits, wishes).map(([edited, wished]) => ({ ...good, ...edited, ...wished }));
});

it("any text in any field gives one mail, only to the mailbox, with no extra headers", async () => {
  let accepted = 0;
  const property = fc.asyncProperty(bodies, async (body) => {
    const response = await post(app.url, body);
    expect(response.status).toBe("kind" in checkBody(body) ? 200 : 422);
    if (response.status !== 200) return;
    accepted++;
    const { id, taken, parsed } = await mailOf(response);
    expect([taken?.from, taken?.to]).toEqual(["web@example.com", [MAILBOX]]);
    const names = parsed.headers.map(({ key }) => key);
    expect(names.length).toBe(new Set(names).size);
    for (const never of ["cc", "bcc", "resent-to"]) expect(names).not.toContain(never);
    expect(parsed.to).toEqual([{ address: MAILBOX, name: "" }]);
    expect(parsed.replyTo).toHaveLength(1);
    expect(parsed.messageId).toBe(`<${id}@example.com>`);
  });
  await fc.assert(property, { numRuns: 250 });
  expect(accepted).toBeGreaterThan(30);
}, 60_000);
