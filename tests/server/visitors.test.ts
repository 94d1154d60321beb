import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { backupStore } from "../../leads/store/sqlite-store.ts";
import { site } from "../../settings/site.js";
import { startReceiver } from "../support/receiver.ts";
import { contactBody, leads, post, postForm, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const dir = await makeSite();
const smtp = await startSmtp();
const receiver = await startReceiver();
const env = { SMTP_URL: smtp.url, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret };
const server = await startServer(dir, env);
afterAll(async () => {
  await server.stop();
  await Promise.all([smtp.stop(), receiver.stop()]);
});

const mailWith = async (text: string) => (await smtp.parsed()).filter((mail) => mail.text?.includes(text));

it("a form sent twice at once gives one lead, one id, one mail", async () => {
  const body = contactBody({ subject: "Double click" });
  const answers = await Promise.all([post(server.url, body), post(server.url, body)]);
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(ids[0]).toBe(ids[1]);
  await expect.poll(async () => (await mailWith("Double click")).length).toBe(1);
  expect((await leads(dir, ["list"])).stdout.match(/Double click/g)).toHaveLength(1);
});

it("Arabic, emoji and right-to-left marks reach mail, webhook and spreadsheet unchanged", async () => {
  const name = "هدى \u200Fسامبل\u200E 👩🏽‍💻";
  const message = "نواجه عمليات استرداد غريبة.\nسطر ثانٍ، ١٢٣ € 😀 \u202Babc\u202C";
  const { id } = await (await post(server.url, contactBody({ name, message, subject: "استفسار 👋" }))).json();
  await expect.poll(async () => (await mailWith(id)).length).toBe(1);
  const [mail] = await mailWith(id);
  expect(mail).toMatchObject({
    subject: "New Contact Form - استفسار 👋",
    from: { name: site.brand },
    replyTo: [{ address: "huda@example.com" }],
    to: [{ address: site.mailbox }],
    messageId: expect.stringContaining(id),
  });
  expect(mail?.text).toContain(message);
  expect(mail?.text).toContain(name);
  expect(mail?.html).toContain(name);
  await expect.poll(() => receiver.taken.some(({ body }) => body.includes(id))).toBe(true);
  const hook = receiver.taken.map(({ body }) => JSON.parse(body)).find(({ data }) => data.id === id);
  expect(hook.data.fields).toMatchObject({ name, message });
  const csv = (await leads(dir, ["export", "--format", "csv"])).stdout;
  expect(csv.startsWith("\uFEFFid,receivedAt,kind,state,name,company,email,")).toBe(true);
  expect(csv).toContain(`"${message}"`);
  expect(csv).toContain(name);
});

it("a filled honeypot is answered like any post and mailed only after its release", async () => {
  const body = { ...contactBody({ subject: "Honeypot" }), _honey: "https://spam.example" };
  const answer = await (await post(server.url, body)).json();
  expect(answer).toMatchObject({ success: "true", message: "The form was submitted successfully." });
  const posted = {
    _form: "contact",
    name: "Bot",
    email: "bot@example.com",
    subject: "Honeypot 2",
    message: "x",
    _honey: "x",
  };
  expect((await postForm(server.url, posted)).status).toBe(303);
  // A mail of the honeypot would arrive before that of a later post.
  await post(server.url, contactBody({ subject: "After the spam" }));
  await expect.poll(async () => (await mailWith("After the spam")).length).toBe(1);
  expect(await mailWith("Honeypot")).toEqual([]);
  const spam = (await leads(dir, ["list", "--state", "spam"])).stdout;
  expect(spam.trim().split("\n")).toHaveLength(2);

  expect((await leads(dir, ["release", answer.id], env)).code).toBe(0);
  await expect.poll(async () => (await mailWith("Honeypot")).length).toBe(1);
  await expect.poll(() => receiver.taken.some((hook) => hook.body.includes(answer.id))).toBe(true);
});

/** Reads every file of the store. */
const storeBytes = () =>
  readdirSync(path.join(dir, "data")).map((name) => readFileSync(path.join(dir, "data", name), "latin1"));

it("forget removes a visitor from every file of the store", async () => {
  const email = "forget.me@example.com";
  for (const subject of ["One", "Two"]) {
    await post(server.url, contactBody({ email, name: "Zaphod Unique", subject }));
  }
  const mention = await post(server.url, contactBody({ subject: "Mention", message: `Ask ${email} too.` }));
  expect(storeBytes().some((bytes) => bytes.includes("Zaphod Unique"))).toBe(true);
  const { stdout } = await leads(dir, ["forget", "Forget.Me@example.com"]);
  expect(stdout).toContain("Deleted 2 leads.");
  const { id } = await mention.json();
  expect(stdout).toContain(id);
  expect((await leads(dir, ["forget", id])).stdout).toContain("Deleted 1 lead.");
  for (const bytes of storeBytes()) {
    expect(bytes.includes("Zaphod Unique")).toBe(false);
    expect(bytes.includes(email)).toBe(false);
  }
  expect((await leads(dir, ["forget", site.mailbox])).code).toBe(2);
});

it("nobody else can read the store and its copies, and the server says where leads are kept and mailed", async () => {
  const data = path.join(dir, "data");
  expect((await leads(dir, ["backup", path.join(data, "copy.db")])).code).toBe(0);
  for (const name of readdirSync(data)) expect(statSync(path.join(data, name)).mode & 0o077, name).toBe(0);
  expect(server.output()).toContain(`Leads are kept in ${data}/leads.db (SQLite).`);
  expect(server.output()).toContain(`Mail goes through ${new URL(smtp.url).host} to ${site.mailbox}.`);
});

it("a backup made while the server runs has every lead and can replace the store", async () => {
  const other = path.join(dir, "leads.db.partial");
  writeFileSync(other, "somebody else's");
  expect((await leads(dir, ["backup", path.join(dir, "leads.db")])).stdout).toMatch(/^Wrote \d+ leads/);
  expect(readFileSync(other, "utf8")).toBe("somebody else's");
  expect(readdirSync(dir).filter((name) => name.endsWith(".partial"))).toEqual(["leads.db.partial"]);
  const sentence = "/nowhere/leads.db cannot be written: no such file or directory (ENOENT).\n";
  expect((await leads(dir, ["backup", "/nowhere/leads.db"], env)).stderr).toBe(sentence);
  await expect.poll(async () => (await mailWith(`No copy was made: ${sentence.trim()}`)).length).toBe(1);
  expect((await leads(dir, ["backup", path.join(dir, "leads.db")])).stderr).toContain("exists already");
  const list = (await leads(dir, ["list"])).stdout;
  const again = await leads(dir, ["list"], { DATA_DIR: dir });
  expect(again.stdout).toBe(list);
});

it("a backup replaces no file, not even one that comes while it runs", async () => {
  const db = new DatabaseSync(path.join(dir, "data/leads.db"));
  const target = path.join(dir, "backup.db");
  const running = backupStore(db, target);
  writeFileSync(target, "somebody else's");
  await expect(running).rejects.toThrow("exists already");
  expect(readFileSync(target, "utf8")).toBe("somebody else's");
  db.close();
});

it("check-mail reports whether mail works", async () => {
  expect(await leads(dir, ["check-mail"], env)).toMatchObject({ code: 0 });
  await expect.poll(async () => (await mailWith("can reach this mailbox")).length).toBe(1);
  const wrong = await leads(dir, ["check-mail"], { SMTP_URL: "smtp://127.0.0.1:1" });
  expect([wrong.code, wrong.stdout]).toEqual([1, expect.stringContaining("No mail could be sent")]);
  expect((await leads(dir, ["check-mail"])).stdout).toContain("SMTP_URL is not set");
});
