import { afterAll, describe, expect, it } from "vitest";
import { checkBody, payloadOf } from "../../contract/kinds.ts";
import { messages } from "../../contract/messages.ts";
import { samples } from "../../contract/samples.ts";
import { startApp } from "../support/app.ts";
import { contactBody, post, postForm } from "../support/server.ts";

const app = await startApp();
afterAll(() => app.close());

const contact = samples.contact as Record<string, string>;
let count = 0;
const fresh = () => ({ ...contact, _form: "contact", _honey: "", subject: `Subject ${++count}` });
const placeOf = async (form: Record<string, string>) => {
  const { status, headers } = await postForm(app.url, form);
  return [status, headers.get("location")];
};
const lastLead = async () => (await app.leads()).at(-1);

describe("a form posted without scripts", () => {
  it("is kept with a message of 20,000 characters, each line break one of them, and refused with one more", async () => {
    const letter = "😀";
    const lines = Array.from({ length: 100 }, () => letter.repeat(198 / letter.length));
    const message = [...lines, "", "."].join("\r\n").padEnd(20_101, "a");
    const form = { ...fresh(), name: letter.repeat(150), company: letter.repeat(150), message };
    expect(await placeOf(form)).toEqual([303, "/thank-you/contact"]);
    const kept = await lastLead();
    expect(kept).toMatchObject({ kind: "contact", subject: `New Contact Form - ${form.subject}` });
    expect(kept?.fields.message).toHaveLength(20_000);
    expect(kept?.person.message).toBe(message.replaceAll("\r\n", "\n"));
    expect((await postForm(app.url, { ...form, message: `${message}b` })).status).toBe(422);
  });

  it("is the same lead as with scripts, and has an address without marks, its domain in ASCII", async () => {
    const form = { ...fresh(), email: "\u200Fhuda@مثال.إختبار\u00A0", message: "One.\r\nTwo." };
    expect((await postForm(app.url, form)).status).toBe(303);
    const email = "huda@xn--mgbh0fb.xn--kgbechtv";
    const kept = await lastLead();
    expect(kept).toMatchObject({ replyTo: email, person: { email, message: "One.\nTwo." } });
    const { _form, _honey, ...answers } = form;
    const again = await post(app.url, contactBody({ ...answers, email, message: "One.\nTwo." }));
    expect((await again.json()).id).toBe(kept?.id);
  });

  it.each([
    ["/about", "/about"],
    ["https://evil.example/about", "/thank-you/contact"],
    ["//evil.example/about", "/thank-you/contact"],
    ["javascript:alert(1)", "/thank-you/contact"],
  ])("that asks for %s is redirected to %s", async (_next, expected) => {
    expect(await placeOf({ ...fresh(), _next })).toEqual([303, expected]);
  });

  it("comes back with its answers and errors when it is refused", async () => {
    const typed = { ...fresh(), name: 'Huda "H" <b>', email: "nobody", message: "\nHello </textarea> & so" };
    const response = await postForm(app.url, typed);
    expect(response.status).toBe(422);
    const html = await response.text();
    for (const part of [
      'name="name" value="Huda &quot;H&quot;',
      "Hello &lt;/textarea&gt; &amp; so</textarea>",
      '<span data-error-for="email">Please enter a valid email address.</span>',
      '<span data-error-for="name" hidden=""></span>',
      `<div data-form-summary="true"><p data-summary-text="true">${messages.en.summary[0]}</p>`,
      '<ul><li data-link-for="name" hidden=""><a href="#contact-name">Name</a></li><li data-link-for="email"><a',
    ])
      expect(html).toContain(part);
    expect(html).toMatch(/<input id="contact-email" name="email"[^>]* autofocus=""[^>]* aria-invalid="true"/);
    expect(html.match(/<script[\s\S]*?<\/script>/g)).toEqual([expect.stringContaining("dataset.theme")]);
    expect(html).not.toContain("modulepreload");
    expect(response.headers.get("content-security-policy")).toContain("sha256-");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("has the page and the campaign of its first post when it is refused and corrected", async () => {
    const referer = "http://localhost:3000/contact?utm_campaign=autumn";
    const refused = await postForm(app.url, { ...fresh(), email: "nobody" }, { referer });
    const [, _from = ""] = /name="_from" value="([^"]+)"/.exec(await refused.text()) ?? [];
    expect((await postForm(app.url, { ...fresh(), _from }, { referer: app.url })).status).toBe(303);
    expect((await lastLead())?.origin).toMatchObject({ page: "/contact", campaign: "autumn" });
  });

  it("is answered in its language, with the same lead as in English, and of an unknown one in English", async () => {
    const form = { ...fresh(), _lang: "ar" };
    expect(await placeOf(form)).toEqual([303, "/ar/thank-you/contact"]);
    const { _form, _honey, _lang, ...answers } = form;
    const fields = (await lastLead())?.fields;
    expect(checkBody(payloadOf("contact", answers, "info@example.com"))).toMatchObject({ fields });
    expect(await placeOf({ ...fresh(), _lang: "fr" })).toEqual([303, "/thank-you/contact"]);
    const refused = await postForm(app.url, { ...fresh(), _lang: "ar", email: "nobody", message: "مرحبًا" });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    const error = '<span data-error-for="email">يرجى إدخال عنوان بريد إلكتروني صحيح.</span>';
    for (const part of ['<html lang="ar">', error, messages.ar.summary[0], "مرحبًا</textarea>"])
      expect(html).toContain(part);
  });

  it("keeps chosen options and ticked boxes, and names the group of a missing choice", async () => {
    const form = { _form: "registration", name: "Huda", industry: "Telecom" };
    const html = await (await postForm(app.url, { ...form, useCases: "chargeback" })).text();
    expect(html).toContain('<option selected="">Telecom</option>');
    expect(html).toContain('value="chargeback" checked=""');
    expect(html).not.toContain('value="ato" checked=""');
    const { useCases: _, ...rest } = samples.registration as Record<string, string>;
    const missing = await postForm(app.url, { ...rest, _form: "registration" });
    expect(await missing.text()).toContain(messages.en.summary[0]);
  });

  it("is recognised by its fields when it has no _form, and gets a plain page when it is no form of the site", async () => {
    const subject = `Subject ${++count}`;
    expect(await placeOf({ ...contact, subject })).toEqual([303, "/thank-you/contact"]);
    const body = contactBody({ subject: `${subject}.` }) as Record<string, string>;
    expect(await placeOf(body)).toEqual([303, "/thank-you/contact"]);
    const response = await postForm(app.url, { a: "1" });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(messages.en.rules.unknown);
    expect(html).toMatch(/<section lang="ar" dir="rtl">.*هذه الحقول.*href="\/ar"/);
  });

  it("keeps every answer over the rate limit, and when the store cannot write", async () => {
    const add = () => Promise.reject(Object.assign(new Error("full"), { errcode: 13 }));
    await using limited = await startApp({ RATE_LIMIT: "2" });
    await using full = await startApp({}, { store: { ...app.store, add, close: async () => {} } });
    for (let index = 0; index < 2; index++) await postForm(limited.url, fresh());
    for (const [url, _lang, status, words] of [
      [limited.url, "en", 429, "Your message was not sent[^]*value="],
      [limited.url, "ar", 429, "لم تُرسل رسالتكم.* بعد \\d+ دقائق،[^]*value="],
      [full.url, "en", 503, "Your message could not be saved[^]*value="],
    ] as const) {
      const refused = await postForm(url, { ...fresh(), _lang });
      expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([status, true]);
      const start = 'summary="true" tabindex="-1" autofocus=""><p data-summary-text="true">';
      expect(await refused.text()).toMatch(new RegExp(`${start}${words}"Huda Sample"`));
    }
  });
});
