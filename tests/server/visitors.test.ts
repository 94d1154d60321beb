import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { formPath } from "../../contract/form-paths.ts";
import { leadKinds, payloadOf } from "../../contract/kinds.ts";
import { languages, localPath } from "../../contract/language.ts";
import { unknownOrigin } from "../../contract/origin.ts";
import { samples } from "../../contract/samples.ts";
import { backupStore } from "../../leads/store/sqlite-store.ts";
import { site } from "../../settings/site.js";
import { startReceiver } from "../support/receiver.ts";
import {
  contactBody,
  leads,
  post,
  postForm,
  runCommand,
  startSite,
  WEBHOOK_SECRET,
} from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";

const smtp = await startSmtp();
const [hook, chat] = [await startReceiver(), await startReceiver()];
const server = await startSite({
  ...{ SMTP_URL: smtp.url, WEBHOOK_URL: hook.url, WEBHOOK_SECRET },
  NOTIFY_URL: `slack:${chat.url}slack teams:${chat.url}teams ntfy:${chat.url}ntfy`,
});
const { dir } = server;
const data = path.join(dir, "data");
afterAll(async () => {
  await server.stop();
  await Promise.all([smtp.stop(), hook.stop(), chat.stop()]);
});

const mailWith = async (text: string) => (await smtp.parsed()).filter((mail) => mail.text?.includes(text));
const awaitMail = (text: string) => expect.poll(async () => (await mailWith(text)).length).toBe(1);
const hookOf = (id: string) =>
  hook.taken.map(({ body }) => JSON.parse(body).data).find((lead) => lead.id === id);
const idOf = async (answer: Promise<Response>): Promise<string> => (await (await answer).json()).id;
const print = async (...args: Parameters<typeof server.run>) => (await server.run(...args)).text;

const CAMPAIGN = "?utm_source=news&utm_medium=mail&utm_campaign=autumn&via=search.example";
const cases = leadKinds.flatMap((kind) =>
  languages.flatMap((language) => [true, false].map((scripts) => ({ kind, language, scripts }))),
);
type Case = (typeof cases)[number];

/** The sample answers, with words of their own, or a repeat would be the same lead. */
function answersOf({ kind, language, scripts }: Case): Record<string, unknown> {
  const word = `${language}.${scripts}`;
  const answers: Record<string, unknown> = { ...samples[kind] };
  if ("name" in answers) answers.name = `Huda ${word}`;
  if ("email" in answers) answers.email = `${word}@example.com`;
  return answers;
}

/** Sends a form as its page does. */
async function send(one: Case) {
  const { kind, language, scripts } = one;
  const referer = `${server.url}${localPath(formPath[kind], language)}${CAMPAIGN}`;
  if (scripts) return post(server.url, payloadOf(kind, answersOf(one), site.mailbox), { referer });
  const answers = Object.entries({ _form: kind, _lang: language, ...answersOf(one) });
  const form = answers.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  return postForm(server.url, form as [string, string][], { referer });
}

/** Returns what a case's lead has to say. */
function expected(one: Case) {
  const { companyName, mobileNumber, subject: _, useCases, ...same } = answersOf(one);
  const person = {
    ...same,
    ...(companyName !== undefined && { company: companyName, phone: mobileNumber }),
    ...(useCases !== undefined && { useCases: ["Account Takeover (ATO)", "Payment Abuse"] }),
  };
  const page = localPath(formPath[one.kind], one.language);
  const campaign = { source: "news", medium: "mail", campaign: "autumn" };
  const origin = { page, language: one.language, via: "search.example", ...campaign };
  return { person, origin };
}

it("mail, webhook, list and CSV have each answer of each form, and where it came from", async () => {
  for (const one of cases) expect((await send(one)).status).toBe(one.scripts ? 200 : 303);
  await expect.poll(() => [hook.taken.length, smtp.mails.length]).toEqual([cases.length, cases.length]);
  const listed: { id: string }[] = JSON.parse(await print("list", undefined, { json: true }));
  const rows = (await print("export", undefined, { format: "csv" })).split("\r\n");
  const columns = (rows[0] ?? "").slice(1).split(",");
  const mails = await smtp.parsed();
  for (const [index, one] of cases.entries()) {
    const lead = expected(one);
    const id = listed[index]?.id ?? "";
    expect(listed[index]).toMatchObject({ kind: one.kind, ...lead });
    expect(hookOf(id)).toMatchObject({ id, ...lead });
    const mail = mails.find(({ text }) => text?.includes(id))?.text ?? "";
    for (const value of Object.values(lead.person).flat()) expect(mail).toContain(value);
    expect(mail).toContain(`Page: ${lead.origin.page} (${one.language === "en" ? "English" : "Arabic"})`);
    expect(mail).toContain("Came from: search.example\nCampaign: news / mail / autumn");
    const row = rows.find((each) => each.startsWith(id)) ?? "";
    const cells = [...row.matchAll(/(?:"([^"]*)"|([^,]*))(?:,|$)/g)].map((cell) => cell[1] ?? cell[2]);
    // A number such as +971 is disarmed for spreadsheets.
    for (const [name, value] of Object.entries({ ...lead.person, ...lead.origin }))
      expect(cells[columns.indexOf(name)]?.replace(/^'/, "")).toBe([value].flat().join(", "));
  }
});

it("a chat gets form, country, page and id, and nothing that a visitor wrote", async () => {
  await expect.poll(() => chat.taken.length).toBe(3 * cases.length);
  const body = payloadOf("registration", { ...samples.registration, name: "Chat Person" }, site.mailbox);
  const id = await idOf(
    post(server.url, body, { referer: `${server.url}/ar/get-started?utm_source=secret` }),
  );
  const odd = await idOf(
    server.post({ name: "Odd Person" }, { referer: `${server.url}/Huda-Sample-0501234567` }),
  );
  await expect.poll(() => chat.taken.length).toBe(3 * cases.length + 6);
  const lines = [
    ...["Registration for a demo", "Country: United Arab Emirates"],
    ...["Page: /ar/get-started", `Lead ${id}`],
  ];
  const bodyOf = (service: string) =>
    chat.taken.find((taken) => taken.path.endsWith(service) && taken.body.includes(id))?.body ?? "";
  expect(JSON.parse(bodyOf("slack"))).toEqual({ text: lines.join("\n") });
  expect(bodyOf("ntfy")).toBe(lines.join("\n"));
  const { content } = JSON.parse(bodyOf("teams")).attachments[0];
  expect(content.body.map((block: { text: string }) => block.text)).toEqual(lines);
  for (const taken of chat.taken.filter((one) => one.body.includes(id) || one.body.includes(odd)))
    expect(taken.body).not.toMatch(/Huda|Person|Example Retail|example\.com|501234567|secret|\+971/);
});

it("is accepted with any referrer or none, which is cut and stored as text", async () => {
  const none = unknownOrigin;
  const long = { page: "/ar/x", language: "ar", via: `${"v".repeat(199)}…` };
  for (const [referer, origin] of [
    ["", {}],
    ["not an address", {}],
    [`https://other.example/ar/x?via=${"v".repeat(5_000)}`, long],
    [
      "http://a/?utm_source=%0D%0ABcc:%20x&utm_campaign=<b>%00",
      { page: "/", language: "en", source: "Bcc: x", campaign: "<b>" },
    ],
  ] as const) {
    const message = `A message, ${referer}.`;
    const id = await idOf(server.post({ message }, referer ? { referer } : {}));
    expect(JSON.parse(await print("show", id)).origin).toEqual({ ...none, ...origin });
  }
});

it("a form sent twice at once gives one lead, one id, one mail", async () => {
  const send = () => idOf(server.post({ subject: "Double click" }));
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toBe(second);
  await awaitMail("Double click");
  expect((await print("list")).match(/Double click/g)).toHaveLength(1);
});

it("Arabic, emoji and right-to-left marks reach mail, webhook and spreadsheet unchanged", async () => {
  const name = "هدى \u200Fسامبل\u200E 👩🏽‍💻";
  const message = "نواجه عمليات استرداد غريبة.\nسطر ثانٍ، ١٢٣ € 😀 \u202Babc\u202C";
  const id = await idOf(server.post({ name, message, subject: "استفسار 👋" }));
  await awaitMail(id);
  const [mail] = await mailWith(id);
  expect(mail).toMatchObject({
    subject: "New Contact Form - استفسار 👋",
    from: { name: site.brand },
    replyTo: [{ address: "huda@example.com" }],
    to: [{ address: site.mailbox }],
    messageId: expect.stringContaining(id),
    html: expect.stringContaining(name),
  });
  for (const text of [name, message]) expect(mail?.text).toContain(text);
  await expect.poll(() => hookOf(id)?.fields).toMatchObject({ name, message });
  const csv = await print("export", undefined, { format: "csv" });
  expect(csv.startsWith("\uFEFFid,receivedAt,kind,state,name,company,email,")).toBe(true);
  for (const text of [name, `"${message}"`]) expect(csv).toContain(text);
});

it("a filled honeypot is answered like any post and mailed only after its release", async () => {
  const body = contactBody({ subject: "Honeypot" });
  const answer = await (await post(server.url, { ...body, _honey: "https://spam.example" })).json();
  expect(answer).toMatchObject({ success: "true", message: "The form was submitted successfully." });
  const form = { ...(samples.contact as Record<string, string>), _form: "contact", _honey: "x" };
  expect((await postForm(server.url, { ...form, subject: "Honeypot 2" })).status).toBe(303);
  // A mail of the honeypot would arrive before that of a later post.
  await server.post({ subject: "After the spam" });
  await awaitMail("After the spam");
  expect(await mailWith("Honeypot")).toEqual([]);
  expect((await print("list", undefined, { state: "quarantined" })).trim().split("\n")).toHaveLength(2);
  expect((await server.run("release", answer.id)).code).toBe(0);
  await awaitMail("Honeypot");
  await expect.poll(() => hookOf(answer.id)).toBeDefined();
});

it("forget removes a visitor from every file of the store", async () => {
  const bytes = () => readdirSync(data).map((name) => readFileSync(path.join(data, name), "latin1"));
  const email = "forget.me@example.com";
  for (const subject of ["One", "Two"]) await server.post({ email, name: "Zaphod Unique", subject });
  const id = await idOf(server.post({ subject: "Mention", message: `Ask ${email} too.` }));
  expect(bytes().join()).toContain("Zaphod Unique");
  const printed = await print("forget", "Forget.Me@example.com");
  for (const text of ["Deleted 2 leads.", id]) expect(printed).toContain(text);
  expect(await print("forget", id)).toContain("Deleted 1 lead.");
  for (const text of ["Zaphod Unique", email]) expect(bytes().join()).not.toContain(text);
});

it("a backup beside the server has every lead and can replace the store, which only its owner can read", async () => {
  const copy = path.join(dir, "leads.db");
  writeFileSync(`${copy}.partial`, "somebody else's");
  expect(await print("backup", copy)).toMatch(/^Wrote \d+ leads/);
  expect(readFileSync(`${copy}.partial`, "utf8")).toBe("somebody else's");
  expect(readdirSync(dir).filter((name) => name.endsWith(".partial"))).toHaveLength(1);
  for (const file of [copy, ...readdirSync(data).map((name) => path.join(data, name))])
    expect(statSync(file).mode & 0o077, file).toBe(0);
  expect((await runCommand("list", { DATA_DIR: dir })).text).toBe(await print("list"));
  const again = runCommand("backup", { DATA_DIR: data }, { target: copy, width: 80 });
  await expect(again).rejects.toThrow("exists already");
  // Not even one that comes while it runs is replaced.
  using db = new DatabaseSync(path.join(data, "leads.db"));
  const target = path.join(dir, "backup.db");
  const running = backupStore(db, target);
  writeFileSync(target, "somebody else's");
  await expect(running).rejects.toThrow("exists already");
  expect(readFileSync(target, "utf8")).toBe("somebody else's");
});

it("a backup that fails tells the owner, as the server says at its start where leads are kept and mailed", async () => {
  const sentence = "/nowhere/leads.db cannot be written: no such file or directory (ENOENT).";
  const failed = await leads(dir, ["backup", "/nowhere/leads.db"], { SMTP_URL: smtp.url });
  expect(failed.stderr).toBe(`${sentence}\n`);
  await awaitMail(`No copy was made: ${sentence}`);
  expect(server.output()).toContain(`Leads are kept in ${data}/leads.db (SQLite).`);
  expect(server.output()).toContain(`Mail goes through ${new URL(smtp.url).host} to ${site.mailbox}.`);
});
