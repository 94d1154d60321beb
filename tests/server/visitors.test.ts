import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
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
const receiver = await startReceiver();
const env = { SMTP_URL: smtp.url, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET };
const server = await startSite(env);
const { dir } = server;
const data = path.join(dir, "data");
afterAll(async () => {
  await server.stop();
  await Promise.all([smtp.stop(), receiver.stop()]);
});

/** Waits for the mail that has a text. */
const mailWith = (text: string) => smtp.next((mail) => Boolean(mail.text?.includes(text)));

it("Arabic, emoji and right-to-left marks reach mail, webhook and spreadsheet unchanged", async () => {
  const name = "هدى \u200Fسامبل\u200E 👩🏽‍💻";
  const message = "نواجه عمليات استرداد غريبة.\nسطر ثانٍ، ١٢٣ € 😀 \u202Babc\u202C";
  const { id } = await (await server.post({ name, message, subject: "استفسار 👋" })).json();
  const mail = await mailWith(id);
  expect(mail).toMatchObject({
    subject: "New Contact Form - استفسار 👋",
    from: { name: site.brand },
    replyTo: [{ address: "huda@example.com" }],
    to: [{ address: site.mailbox }],
    messageId: expect.stringContaining(id),
  });
  expect(mail.text).toContain(message);
  expect(mail.text).toContain(name);
  expect(mail.html).toContain(name);
  await expect.poll(() => receiver.taken.some(({ body }) => body.includes(id))).toBe(true);
  const hook = receiver.taken.map(({ body }) => JSON.parse(body)).find(({ data }) => data.id === id);
  expect(hook.data.fields).toMatchObject({ name, message });
  const csv = (await server.run("export", undefined, { format: "csv" })).text;
  expect(csv.startsWith("\uFEFFid,receivedAt,kind,state,restricted,answeredAt,name,")).toBe(true);
  expect(csv).toContain(`"${message}"`);
  expect(csv).toContain(name);
});

it("a filled honeypot is answered like any post and mailed only after its release", async () => {
  const body = { ...contactBody({ subject: "Honeypot" }), _honey: "https://spam.example" };
  const answer = await (await post(server.url, body)).json();
  expect(answer).toMatchObject({ success: "true", message: "The form was submitted successfully." });
  const bot = { name: "Bot", email: "bot@example.com", subject: "Honeypot 2", message: "x" };
  expect((await postForm(server.url, { _form: "contact", ...bot, _honey: "x" })).status).toBe(303);
  // A mail of the honeypot would arrive before that of a later post.
  await server.post({ subject: "After the spam" });
  await mailWith("After the spam");
  expect((await smtp.parsed()).filter(({ subject }) => subject?.includes("Honeypot"))).toEqual([]);
  const spam = (await server.run("list", undefined, { state: "spam" })).text;
  expect(spam.trim().split("\n")).toHaveLength(2);

  expect((await server.run("release", answer.id)).code).toBe(0);
  await mailWith(answer.id);
  await expect.poll(() => receiver.taken.some((hook) => hook.body.includes(answer.id))).toBe(true);
});

it("nobody else can read the store and its copies, and the server says where leads are kept and mailed", async () => {
  expect((await server.run("backup", path.join(data, "copy.db"))).code).toBe(0);
  for (const name of readdirSync(data)) expect(statSync(path.join(data, name)).mode & 0o077, name).toBe(0);
  expect(server.output()).toContain(`Leads are kept in ${data}/leads.db (SQLite).`);
  expect(server.output()).toContain(`Mail goes through ${new URL(smtp.url).host} to ${site.mailbox}.`);
});

it("a backup made while the server runs has every lead and can replace the store", async () => {
  const other = path.join(dir, "leads.db.partial");
  writeFileSync(other, "somebody else's");
  const copy = path.join(dir, "leads.db");
  expect((await server.run("backup", copy)).text).toMatch(/^Wrote \d+ leads/);
  expect(readFileSync(other, "utf8")).toBe("somebody else's");
  expect(readdirSync(dir).filter((name) => name.endsWith(".partial"))).toEqual(["leads.db.partial"]);
  await expect(server.run("backup", copy)).rejects.toThrow("exists already");
  expect(await runCommand("list", { DATA_DIR: dir })).toEqual(await server.run("list"));
});

it("a backup that fails is reported by every channel", async () => {
  const sentence = "/nowhere/leads.db cannot be written: no such file or directory (ENOENT).";
  expect((await leads(dir, ["backup", "/nowhere/leads.db"], env)).stderr).toBe(`${sentence}\n`);
  await mailWith(`No copy was made: ${sentence}`);
});
