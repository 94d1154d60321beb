import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { unknownOrigin } from "../../contract/origin.ts";
import { OperationError } from "../../leads/operations/find.ts";
import { sweep } from "../../leads/store/housekeeping.ts";
import { openSqlite } from "../../leads/store/sqlite-store.ts";
import { site } from "../../settings/site.js";
import { newLead } from "../support/leads.ts";
import { freshDir, runCommand } from "../support/server.ts";

const dataDir = freshDir();
const store = await openSqlite(dataDir);
afterAll(() => store.close());
const run = (name: "person" | "forget", target: string, values = {}) =>
  runCommand(name, { DATA_DIR: dataDir }, { target, values });

const email = "huda@example.com";
const registrations =
  "A registration holds no email address: find it by name or telephone, and name its id.\n";
/** Only the leads hold it; the activity keeps their ids. */
const DELETED = "Refunds";
const receivedAt = Date.UTC(2026, 9, 1, 9, 30);
const origin = {
  ...unknownOrigin,
  page: "/ar/contact",
  language: "ar",
  via: "search.example",
  source: "autumn",
};

/** Adds a lead from Huda, delivered by mail a minute after it came, and one of somebody who mentions her. */
async function addLeads() {
  const message = "One.\r\nTwo\u001B.";
  const fields = { name: "Huda", email: "Huda@Example.com", subject: DELETED, message, zone: "North" };
  const own = newLead({ fields, replyTo: email, origin, receivedAt, channels: ["mail", "webhook"] });
  const other = newLead({ fields: { name: "Amr", email: "amr@example.com", message: `Ask ${email} too.` } });
  for (const lead of [own, other]) await store.add(lead);
  const [job] = await store.claim("mail", receivedAt, 1);
  if (!job) throw new Error("not claimed");
  const settlement = { state: "delivered", attempts: 0, nextAt: receivedAt, problem: "" } as const;
  await store.settle(job, settlement, receivedAt + 60_000);
  return { own, other };
}

/** Reads every file of the store. */
const bytes = () =>
  readdirSync(dataDir)
    .map((name) => readFileSync(path.join(dataDir, name), "latin1"))
    .join();

it("prints all that is kept from a person, and of others that mention them only the ids", async () => {
  const { own, other } = await addLeads();
  const { code, text } = await run("person", "HUDA@example.com");
  expect(code).toBe(0);
  expect(
    text.replace(/, [\d-]+ [\d:]+ UTC\./, ", DAY."),
  ).toBe(`Kept by the website (huda@example.com), DAY. Leads: 1.

${"-".repeat(72)}

Message, contact page
Received: 2026-10-01 09:30 UTC
Delivered by mail: 2026-10-01 09:31 UTC
Not delivered by webhook
Lead: ${own.id}

Name: Huda
Email: Huda@Example.com
Subject: Refunds

Message:
One.
Two .

zone:
North

Page: /ar/contact (Arabic)
Came from: search.example
Source: autumn

Other leads mention this address, by id:
${other.id}
`);
  const { id, fields } = own;
  const lead = { id, receivedAt: "2026-10-01T09:30:00.000Z", person: { name: "Huda" }, origin, fields };
  const copy = JSON.parse((await run("person", email, { json: true })).text);
  expect(copy).toMatchObject({ email, leads: [lead], mentionedIn: [other.id] });
  expect((await run("person", id)).text).toContain("Message, contact page");
  await store.deleteDeliverables([id, other.id]);
});

it("finds nothing of an unknown address or id, and hands over no leads of the company's own mailbox", async () => {
  const none = await run("person", email);
  expect(none.code).toBe(0);
  expect(none.text).toMatch(/Leads: 0\.\n$/);
  const text = `No lead is from this address.\n${registrations}`;
  expect(await run("forget", email)).toEqual({ code: 0, text });
  expect(await run("person", "0198")).toEqual({ code: 1, text: "There is no such lead.\n" });
  await expect(run("person", site.mailbox)).rejects.toThrow(OperationError);
  await expect(run("forget", site.mailbox.toUpperCase())).rejects.toThrow(OperationError);
});

it("knows an address however it is typed: with marks, and by its domain in Arabic letters", async () => {
  const lead = newLead({ fields: { name: "Huda" }, replyTo: "huda@xn--mgbh0fb.xn--kgbechtv" });
  await store.add(lead);
  for (const target of ["Huda@مثال.إختبار", "\u202Ahuda@مثال.إختبار\u202C", "huda@XN--mgbh0fb.xn--kgbechtv"])
    expect((await run("person", target)).text).toContain(lead.id);
  expect((await run("forget", "huda@مثال.إختبار")).text).toContain("Deleted 1 lead.");
});

it("prints a receipt of a deletion, by which one command shows that an address was deleted", async () => {
  const { own, other } = await addLeads();
  expect(bytes()).toContain(DELETED);
  const [job] = await store.claim("webhook", await store.now(), 1);
  expect(job?.message.id).toBe(own.id);
  const { code, text } = await run("forget", ` ${email.toUpperCase()}`);
  expect(code).toBe(0);
  // The copy of a delivery that is under way may still arrive.
  expect(text).toContain(
    `${own.id}: delivered by mail; under way by webhook: look there too\nDeleted 1 lead. Mails, webhooks, chat notices, exports and backups made before keep their copies.\n`,
  );
  expect(text).toContain(`by id:\n${other.id}\n${registrations}\nReceipt\n`);
  const [, time, salt, hash] =
    /Receipt\nTime: (.*) UTC\nLeads deleted: 1\nSalt: (\S+)\nSHA-256 of salt and address: (\S+)\n$/.exec(
      text,
    ) ?? [];
  expect(Math.abs(Date.parse(`${time}Z`) - Date.now())).toBeLessThan(120_000);
  // The line of docs/operations.md.
  const sum = execFileSync("sh", ["-c", `printf %s ${salt}${email} | sha256sum`], { encoding: "utf8" });
  expect(sum.split(" ")[0]).toBe(hash);
  expect(text.toLowerCase()).not.toContain("huda");
  const [proof, erasure] = await store.actions({ limit: 2 });
  expect(proof?.detail).toBe(`${salt} ${hash}`);
  expect(erasure).toMatchObject({ user: "command line", action: "erase", leadId: own.id });

  const byId = (await run("forget", other.id)).text;
  expect(byId).toMatch(
    new RegExp(`^${other.id}: not delivered\n.* copies\\.\n\nReceipt\nTime: .* UTC\nLeads deleted: 1\n$`),
  );
  for (const gone of [DELETED, email]) expect(bytes()).not.toContain(gone);
  const again = await run("forget", other.id);
  expect(again).toMatchObject({ code: 1, text: expect.stringContaining("deleted: 0") });
});

it("prints ids and receipt though a reader keeps the deleted text, which a later sweep clears", async () => {
  const { own, other } = await addLeads();
  {
    using reader = new DatabaseSync(path.join(dataDir, "leads.db"));
    reader.exec("BEGIN; SELECT count(*) FROM leads");
    const { code, text } = await run("forget", email);
    expect(code).toBe(1);
    expect(text).toContain(`${own.id}: delivered by mail\n`);
    expect(text).toMatch(
      /\nLeads deleted: 1\n(.+\n)+\nThe deleted text is still in the store's files: a reader keeps the store's log\. The server removes it once it can\.\n$/,
    );
    expect(bytes()).toContain(DELETED);
  }
  await sweep({ store, retentionDays: undefined });
  expect(bytes()).not.toContain(DELETED);
  await store.deleteDeliverables([other.id]);
}, 30_000);
