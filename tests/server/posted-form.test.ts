import { afterAll, describe, expect, it } from "vitest";
import { checkBody, payloadOf } from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import { samples } from "../../contract/samples.ts";
import { startApp } from "../support/app.ts";
import { contactBody, post, postForm } from "../support/server.ts";

const app = await startApp();
afterAll(() => app.close());

const contact = { ...(samples.contact as Record<string, string>), _form: "contact", _honey: "" };
let count = 0;
/** Returns the fields that are kept of the contact form's answers. */
function contactLead(answers: Record<string, string>) {
  const checked = checkBody(payloadOf("contact", answers, "info@example.com"));
  return "fields" in checked && checked.fields;
}
const fresh = () => ({ ...contact, subject: `Subject ${++count}` });

describe("a form posted without scripts", () => {
  it("is refused with more fields than any form has, before they are read", async () => {
    const response = await fetch(`${app.url}/info@example.com`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "email=a&".repeat(300),
    });
    expect(response.status).toBe(413);
  });

  it("is kept, and redirects to the thank-you page", async () => {
    const form = fresh();
    const response = await postForm(app.url, form);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/thank-you/contact"]);
    expect((await app.leads()).at(-1)).toMatchObject({
      kind: "contact",
      subject: `New Contact Form - ${form.subject}`,
    });
  });

  it.each(["ع", "漢", "😀"])(
    "is kept with a message of 20,000 characters such as %s, each line break one of them, and refused with one more",
    async (letter) => {
      const lines = Array.from({ length: 100 }, () => letter.repeat(198 / letter.length));
      const message = [...lines, "", "."].join("\r\n").padEnd(20_101, "a");
      const form = { ...fresh(), name: letter.repeat(150), company: letter.repeat(150), message };
      expect((await postForm(app.url, form)).status).toBe(303);
      const kept = (await app.leads()).at(-1);
      expect(kept?.fields.message).toHaveLength(20_000);
      expect(kept?.person.message).toBe(message.replaceAll("\r\n", "\n"));
      expect((await postForm(app.url, { ...form, message: `${message}b` })).status).toBe(422);
    },
  );

  it("is the same lead as with scripts, and has an address without marks, its domain in ASCII", async () => {
    const form = { ...fresh(), email: "\u200Fhuda@مثال.إختبار\u00A0", message: "One.\r\nTwo." };
    expect((await postForm(app.url, form)).status).toBe(303);
    const email = "huda@xn--mgbh0fb.xn--kgbechtv";
    const [kept] = (await app.leads()).slice(-1);
    expect(kept).toMatchObject({ replyTo: email, person: { email, message: "One.\nTwo." } });
    const { _form, _honey, ...answers } = form;
    const again = await post(app.url, contactBody({ ...answers, email, message: "One.\nTwo." }));
    expect((await again.json()).id).toBe(kept?.id);
  });

  it("builds the same payload as the page", async () => {
    await postForm(app.url, [
      ...Object.entries({ ...samples.registration, useCases: "ato" } as Record<string, string>),
      ["useCases", "payment-abuse"],
      ["_form", "registration"],
    ]);
    const kept = (await app.leads()).find(({ kind }) => kind === "registration");
    expect(kept?.fields.message).toMatch(/Use cases: Account Takeover \(ATO\), Payment Abuse$/);
  });

  it.each([
    ["a page of this site", "/about", "/about"],
    ["its full address", "http://localhost:3000/about", "/about"],
    ["another site", "https://evil.example/about", "/thank-you/contact"],
    ["another site without a scheme", "//evil.example/about", "/thank-you/contact"],
    ["another site with a backslash", "/\\evil.example/about", "/thank-you/contact"],
    ["a page that is not there", "/missing", "/thank-you/contact"],
    ["a script", "javascript:alert(1)", "/thank-you/contact"],
  ])("redirects to %s: %s", async (_, _next, expected) => {
    expect((await postForm(app.url, { ...fresh(), _next })).headers.get("location")).toBe(expected);
  });

  it("comes back with its answers and errors when it is refused", async () => {
    const typed = { ...fresh(), name: 'Huda "H" <b>', email: "nobody", message: "\nHello </textarea> & so" };
    const response = await postForm(app.url, typed);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('name="name" value="Huda &quot;H&quot;');
    expect(html).toContain("Hello &lt;/textarea&gt; &amp; so</textarea>");
    expect(html).toMatch(/<span data-error-for="email">Please enter a valid email address\.<\/span>/);
    expect(html).toMatch(/<input id="contact-email" name="email"[^>]* autofocus=""[^>]* aria-invalid="true"/);
    expect(html).toMatch(/<span data-error-for="name" hidden=""><\/span>/);
    expect(html).toContain(
      `<div data-form-summary="true"><p data-summary-text="true">${messages.en.summary[0]}</p>` +
        '<ul><li data-link-for="name" hidden=""><a href="#contact-name">Name</a></li><li data-link-for="email"><a',
    );
    expect(html.match(/<script[\s\S]*?<\/script>/g)).toEqual([expect.stringContaining("dataset.theme")]);
    expect(html).not.toContain("modulepreload");
    expect(response.headers.get("content-security-policy")).toContain("sha256-");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("is answered in its language, with the same lead as in English", async () => {
    const form = { ...fresh(), _lang: "ar" };
    const thanks = await postForm(app.url, form);
    expect([thanks.status, thanks.headers.get("location")]).toEqual([303, "/ar/thank-you/contact"]);
    const { _form, _honey, _lang, ...answers } = form;
    expect((await app.leads()).at(-1)?.fields).toEqual(contactLead(answers));

    const refused = await postForm(app.url, { ...fresh(), _lang: "ar", email: "nobody", message: "مرحبًا" });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('<html lang="ar">');
    expect(html).toContain('<span data-error-for="email">يرجى إدخال عنوان بريد إلكتروني صحيح.</span>');
    expect(html).toContain(messages.ar.summary[0]);
    expect(html).toContain("مرحبًا</textarea>");
    expect(refused.headers.get("content-security-policy")).toContain("sha256-");
  });

  it("of an unknown language is answered in English", async () => {
    const response = await postForm(app.url, { ...fresh(), _lang: "fr" });
    expect(response.headers.get("location")).toBe("/thank-you/contact");
  });

  it("keeps chosen options and ticked boxes", async () => {
    const response = await postForm(app.url, [
      ["_form", "registration"],
      ["name", "Huda"],
      ["industry", "Telecom"],
      ["useCases", "chargeback"],
    ]);
    const html = await response.text();
    expect(html).toContain('<option selected="">Telecom</option>');
    expect(html).toContain('value="chargeback" checked=""');
    expect(html).not.toContain('value="ato" checked=""');
  });

  it("names the group of a missing choice", async () => {
    const { useCases: _, ...rest } = samples.registration as Record<string, string>;
    const html = await (await postForm(app.url, { ...rest, _form: "registration" })).text();
    expect(html).toContain(messages.en.summary[0]);
  });

  it("is recognised by its fields when it has no _form", async () => {
    const { _form, _honey, ...raw } = fresh();
    expect((await postForm(app.url, raw)).headers.get("location")).toBe("/thank-you/contact");
    const body = contactBody({ subject: `Subject ${++count}` });
    expect((await postForm(app.url, body as Record<string, string>)).status).toBe(303);
  });

  it("gets a plain page when it is no form of the site", async () => {
    const response = await postForm(app.url, { a: "1" });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(messages.en.rules.unknown);
    expect(html).toMatch(/<section lang="ar" dir="rtl">.*هذه الحقول.*href="\/ar"/);
  });

  it("keeps every answer over the rate limit, and when the store cannot write", async () => {
    await using limited = await startApp({ RATE_LIMIT: "2" });
    for (let index = 0; index < 2; index++) await postForm(limited.url, fresh());
    const refused = await postForm(limited.url, fresh());
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await refused.text()).toMatch(
      /summary="true" tabindex="-1" autofocus=""><p data-summary-text="true">Your message was not sent[\s\S]*value="Huda Sample"/,
    );
    const arabic = await (await postForm(limited.url, { ...fresh(), _lang: "ar" })).text();
    expect(arabic).toMatch(/autofocus=""><p data-summary-text="true">لم تُرسل رسالتكم.* بعد \d+ دقائق،/);

    const add = () => Promise.reject(Object.assign(new Error("full"), { errcode: 13 }));
    await using full = await startApp({}, { wrap: (outbox) => ({ ...outbox, add }) });
    const failed = await postForm(full.url, fresh());
    expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await failed.text()).toMatch(
      /summary="true" tabindex="-1" autofocus=""><p data-summary-text="true">Your message could not be saved[\s\S]*value="Huda Sample"/,
    );
  });
});
