import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { createWebhook } from "../../leads/delivery/webhook.ts";
import { openSqlite } from "../../leads/store/sqlite.ts";
import { mailTo, startDelivery } from "../support/delivery.ts";
import { startReceiver } from "../support/receiver.ts";
import { freshDir, leads } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";

it.each([
  ["cut fields", 'UPDATE leads SET fields = \'{"message":"Hello\' WHERE id = ?'],
  ["fields of another type", "UPDATE leads SET fields = '{\"message\":[7]}' WHERE id = ?"],
  ["a kind of another version", "UPDATE leads SET kind = 'webinar' WHERE id = ?"],
  ["a date that no calendar has", "UPDATE leads SET received_at = 9007199254740991 WHERE id = ?"],
])("a row with %s is listed and delivered, and stops no other lead", async (_, damage) => {
  await using smtp = await startSmtp();
  await using receiver = await startReceiver();
  const dir = freshDir();
  const outbox = await openSqlite(dir);
  const webhook = createWebhook({ url: receiver.url, secret: Buffer.alloc(24) });
  await using delivery = await startDelivery([mailTo(smtp.url), webhook], { outbox });
  const ids: string[] = [];
  for (let count = 0; count < 5; count++)
    ids.push((await delivery.add({ channels: ["mail", "webhook"] })).id);
  const db = new DatabaseSync(path.join(dir, "leads.db"));
  db.prepare(damage).run(ids[2] ?? "");
  db.close();

  const env = { DATA_DIR: dir };
  const { stdout } = await leads(dir, ["list"], env);
  for (const id of ids) expect(stdout).toContain(id);
  for (const args of [["export", "--format", "csv"], ["export"], ["show", ids[2] ?? ""]]) {
    expect(await leads(dir, args, env)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(ids[2] ?? ""),
    });
  }
  await delivery.pass(0);
  expect(smtp.mails).toHaveLength(5);
  for (const { raw } of smtp.mails) expect(raw.toString()).not.toContain("undefined");
  expect(receiver.taken).toHaveLength(5);
});
