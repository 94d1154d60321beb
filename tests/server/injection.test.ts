import fc from "fast-check";
import PostalMime from "postal-mime";
import { afterAll, expect, it } from "vitest";
import { checkBody, leadKinds, payloadOf } from "../../contract/kinds.ts";
import { samples } from "../../contract/samples.ts";
import { csvCell } from "../../leads/csv.ts";
import { startApp } from "../support/app.ts";
import { mailTo } from "../support/delivery.ts";
import { contactBody, post } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";

const MAILBOX = "info@example.com";
const app = await startApp();
const smtp = await startSmtp();
const mail = mailTo(smtp.url);
afterAll(async () => {
  mail.close?.();
  await Promise.all([app.close(), smtp.stop()]);
});

/** Text that tries to break out of its header, its address or its part. */
const nasty = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom(
        "\r\nBcc: evil@evil.example",
        "\nTo: evil@evil.example\n\nHi",
        "\r\n.\r\nMAIL FROM:<evil@evil.example>\r\n",
        ", evil@evil.example",
        "<evil@evil.example>",
        '"',
        "=?utf-8?q?=0D=0ABcc:_evil?=",
        "\u2028",
        "\0",
        "مرحبا",
        "👋",
        "\u202E",
        "\u200B=",
        ";\u2066\u0001@",
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
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
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const response = await post(app.url, body);
      expect([200, 422]).toContain(response.status);
      const lead = checkBody(body);
      expect("kind" in lead).toBe(response.status === 200);
      if (response.status !== 200) return;
      accepted++;
      const { id } = await response.json();
      const kept = await app.outbox.get(id);
      if (!kept) throw new Error("not kept");
      expect(await mail.deliver(kept, AbortSignal.timeout(20_000))).toEqual({ result: "delivered" });
      const taken = smtp.mails.at(-1);
      expect(taken?.to).toEqual([MAILBOX]);
      expect(taken?.from).toBe("web@example.com");
      const parsed = await PostalMime.parse(taken?.raw ?? "");
      const names = parsed.headers.map(({ key }) => key);
      expect(names.length).toBe(new Set(names).size);
      for (const never of ["cc", "bcc", "resent-to"]) expect(names).not.toContain(never);
      expect(parsed.to).toEqual([{ address: MAILBOX, name: "" }]);
      expect(parsed.replyTo).toHaveLength(1);
      expect(parsed.messageId).toBe(`<${id}@example.com>`);
    }),
    { numRuns: 250 },
  );
  expect(accepted).toBeGreaterThan(30);
}, 60_000);

it.each(["hello", "هدى 👋 ".repeat(12).trim()])(
  "a subject that only looks encoded is read as it was typed, before %s",
  async (end) => {
    const subject = `=?utf-8?Q?invoice=E2=80=AEfdp.exe=0D=0ABcc:_x?= ${end}`;
    const response = await post(app.url, contactBody({ subject }));
    const kept = await app.outbox.get((await response.json()).id);
    if (!kept) throw new Error("not kept");
    await mail.deliver(kept, AbortSignal.timeout(20_000));
    const { subject: read } = await PostalMime.parse(smtp.mails.at(-1)?.raw ?? "");
    expect(read).toBe(`New Contact Form - ${subject}`);
  },
);

it("ignores recipients in the body", async () => {
  const wishes = { _cc: "evil@evil.example", _bcc: "evil@evil.example", _webhook: "http://evil.example" };
  const response = await post(app.url, { ...contactBody(), ...wishes });
  const hero = await post(app.url, {
    ...payloadOf("hero-assessment", samples["hero-assessment"], "evil@evil.example"),
  });
  for (const answer of [response, hero]) {
    const kept = await app.outbox.get((await answer.json()).id);
    expect(JSON.stringify(kept)).not.toContain("evil");
  }
});

it("any body is answered without a crash", async () => {
  const text = fc.oneof(fc.json(), fc.string({ unit: "binary" }));
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      expect([400, 422]).toContain((await post(app.url, body)).status);
    }),
    { numRuns: 200 },
  );
}, 60_000);

it("no text becomes a spreadsheet formula in the CSV export", () => {
  const isFormula = /(^|[;\t\r\n])[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;
  fc.assert(
    fc.property(nasty, (text) => {
      // In a spreadsheet that ends cells at `;`, our quotes do not help.
      expect(csvCell(text)).not.toMatch(isFormula);
      expect(csvCell(text)).not.toMatch(/^"?[\t\r]/);
    }),
  );
  expect(csvCell("Hello;=1+1;x")).toBe("Hello;'=1+1;x");
  expect(csvCell("=HYPERLINK(1)")).toBe("'=HYPERLINK(1)");
  for (const sign of "＝＋－＠") expect(csvCell(`${sign}1`)).toBe(`'${sign}1`);
  for (const ignored of '\u200B\u202E\u2067\u00AD\u0001\uFEFF\u115F "')
    expect(csvCell(`a;${ignored}=1`)).toContain("'=1");
  expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
});

it("exports a message of 200,000 line breaks at once", () => {
  // In a time that grows with the square of the length this would take minutes.
  expect(csvCell(`a${"\n".repeat(200_000)}=`)).toMatch(/\n'="$/);
  expect(csvCell(`a${"\u200B".repeat(200_000)}=`)).toMatch(/\u200B=$/);
});
