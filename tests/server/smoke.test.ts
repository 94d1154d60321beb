import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { site } from "../../site.config.ts";
import { contactBody, leads, post, startServer } from "../support/server.ts";
import { makeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";

const dir = await makeSite();
const smtp = await startSmtp();
const server = await startServer(dir, { SMTP_URL: smtp.url });
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

it("keeps a message and mails it to the company, with the visitor as Reply-To", async () => {
  const response = await post(server.url, contactBody());
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(answer).toMatchObject({ success: "true", message: "The form was submitted successfully." });

  await expect.poll(() => smtp.mails.length).toBe(1);
  const [mail] = await smtp.parsed();
  expect(smtp.mails[0]?.to).toEqual([site.mailbox]);
  expect(mail?.subject).toBe("New Contact Form - Refunds");
  expect(mail?.from?.name).toBe(site.brand);
  expect(mail?.replyTo?.[0]?.address).toBe("huda@example.com");
  expect(mail?.text).toContain("We see odd refunds.");
  expect(mail?.messageId).toContain(answer.id);

  await expect
    .poll(async () => JSON.parse((await leads(dir, ["export", "--format", "json"])).stdout))
    .toMatchObject([{ id: answer.id, kind: "contact", state: "delivered", fields: { name: "Huda Sample" } }]);
  expect((await leads(dir, ["list"])).stdout).toContain(answer.id);
});

it("makes the store and its copies unreadable for other accounts", async () => {
  const copy = join(dir, "data", "copy.db");
  expect((await leads(dir, ["backup", copy])).code).toBe(0);
  for (const name of readdirSync(join(dir, "data")))
    expect(statSync(join(dir, "data", name)).mode & 0o077, name).toBe(0);
});

it("prints at the start where leads are kept and where mail goes", () => {
  expect(server.output()).toContain(`Leads are kept in ${dir}/data/leads.db (SQLite).`);
  expect(server.output()).toContain(`Mail goes through ${new URL(smtp.url).host} to ${site.mailbox}.`);
});
